import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { OrderDetails } from './orders/OrderDetails.tsx';
import { useOrder } from './orders/use-order.ts';
import styles from './account.module.css';

function OneOrder({ id }: { id: string }) {
  const t = useT();
  const to = usePath();
  const { state, retry } = useOrder(id);
  switch (state.phase) {
    case 'ready':
      return <OrderDetails order={state.order} giftCard={state.giftCard} />;
    case 'loading':
      return (
        <div className={styles['blank']} aria-busy="true">
          <p className="vh" role="status">
            {t('orders.loading')}
          </p>
        </div>
      );
    case 'gone':
      return (
        <div className={styles['narrow']}>
          <h1>{t('orders.goneTitle')}</h1>
          <p className="quiet">{t('orders.goneText')}</p>
          <div>
            <ButtonLink href={to('/account/orders')}>{t('orders.all')}</ButtonLink>
          </div>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['narrow']} role="alert">
          <h1>{t('orders.failedTitle')}</h1>
          <p className="quiet">{t('orders.failed')}</p>
          <div>
            <Button onClick={retry}>{t('orders.retry')}</Button>
          </div>
        </div>
      );
  }
}

function OrderPage({ params }: PageProps<undefined>) {
  return (
    <AccountFrame section="orders">
      <OneOrder id={params['id'] ?? ''} />
    </AccountFrame>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('orders.pageTitle'), noIndex: true }),
  Page: OrderPage,
});
