import type { ComponentType } from 'react';
import type { Order } from '../../wix/shopper/order-operations.ts';
import { definePage, type PageDefinition, type PageProps, type Params } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';
import { Pictures } from './Pictures.tsx';
import { useOrder } from './use-order.ts';
import styles from './thank-you.module.css';

/** Draws what was bought, beside what happens next. */
export type Aside = ComponentType<{ order: Order }>;

function ThankYou({ params, Aside }: { params: Params; Aside: Aside }) {
  const t = useT();
  const to = usePath();
  const { state, retry } = useOrder(params['orderId'] ?? '');
  switch (state.phase) {
    case 'ready':
      return <OrderPlaced order={state.order} giftCard={state.giftCard} Aside={Aside} />;
    case 'loading':
      return (
        <div className={styles['page']} aria-busy="true">
          <p className="vh" role="status">
            {t('thanks.loading')}
          </p>
          <div className={styles['sentence']} />
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

export const thankYouPage = (Aside: Aside): PageDefinition =>
  definePage({
    head: (_data, t) => ({ title: t('thanks.pageTitle'), noIndex: true }),
    Page: ({ params }: PageProps<undefined>) => <ThankYou params={params} Aside={Aside} />,
  });

export default thankYouPage(Pictures);
