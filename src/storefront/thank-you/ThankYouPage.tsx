import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';
import { useOrder } from './use-order.ts';
import styles from './thank-you.module.css';

function ThankYouPage({ params }: PageProps<undefined>) {
  const t = useT();
  const to = usePath();
  const { state, retry } = useOrder(params['orderId'] ?? '');
  switch (state.phase) {
    case 'ready':
      return <OrderPlaced order={state.order} giftCard={state.giftCard} />;
    case 'loading':
      return (
        <div className={styles['page']} aria-busy="true">
          <p className="vh" role="status">
            {t('thanks.loading')}
          </p>
          <div className={styles['say']} />
          <div className={styles['wall']} />
        </div>
      );
    case 'gone':
      return (
        <div className={styles['away']}>
          <h1>{t('thanks.goneTitle')}</h1>
          <p className="quiet">{t('thanks.goneText')}</p>
          <ButtonLink href={to('/order-look-up')}>{t('thanks.goneAction')}</ButtonLink>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['away']} role="alert">
          <h1>{t('thanks.failedTitle')}</h1>
          <p className="quiet">{t('thanks.failedText')}</p>
          <Button onClick={retry}>{t('thanks.retry')}</Button>
        </div>
      );
  }
}

export default definePage({
  head: (_data, t) => ({ title: t('thanks.pageTitle'), noIndex: true }),
  Page: ThankYouPage,
});
