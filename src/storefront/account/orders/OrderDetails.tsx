import { useMemo } from 'react';
import { lineTitle } from '#shared/order-lines.ts';
import type { Order } from '#wix/shopper/order-operations.ts';
import { Price } from '../../shell/money.tsx';
import { usePath, useT } from '../../shell/page-context.tsx';
import { OrderDownloads } from '../../shell/OrderDownloads.tsx';
import { Returns } from '../../shell/returns/Returns.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { TransferDetails } from '../../shell/TransferDetails.tsx';
import { Button, ButtonLink } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { Chip, Notice } from '../../shell/ui/Notice.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { countPieces, orderStatusOf, toneOf } from './order-view.ts';
import styles from './orders.module.css';

/** One order: where it stands, what is in it, what it cost, and the one thing to do next. */
export function OrderDetails({ order, giftCard }: { order: Order; giftCard: string }) {
  const t = useT();
  const to = usePath();
  const status = orderStatusOf(order);
  const proof = useMemo(() => ({ orderId: order._id ?? '' }), [order._id]);
  const nameOf = (lineItemId: string): string => {
    const line = order.lineItems?.find(({ _id }) => _id === lineItemId);
    return line ? lineTitle(line) : '';
  };
  const placedAt = order.purchasedDate ?? order._createdDate;
  return (
    <>
      <header className={styles['top']}>
        <div>
          <nav className={styles['path']} aria-label={t('orders.path')}>
            <a href={to('/account/orders')}>{t('orders.title')}</a>
            <Icon name="next" small />
            <span aria-current="page">{order.number}</span>
          </nav>
          <h1>{t('orders.order', { number: order.number ?? '' })}</h1>
          <p className="small quiet">
            {placedAt && <ShopDate value={placedAt} look="time" />}
            {' · '}
            {t('orders.pieces', { count: countPieces(order) })}
            {' · '}
            <Price amount={order.priceSummary?.total?.amount ?? '0'} currency={order.currency ?? 'EUR'} />
          </p>
        </div>
        <Button look="line" size="sm" onClick={() => window.print()}>
          <Icon name="print" />
          {t('orders.print')}
        </Button>
      </header>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <p role="status">
            <Chip kind={toneOf[status]}>{t(`orders.status.${status}`)}</Chip>
          </p>
          <OrderSteps order={order} />
          {status === 'unpaid' && (
            <Notice kind="warning">{t('orders.payText', { number: order.number ?? '' })}</Notice>
          )}
          {status === 'unpaid' && <TransferDetails orderId={order._id ?? ''} />}
          {status === 'declined' ? (
            <div>
              <ButtonLink href={to('/cart')}>{t('orders.toCart')}</ButtonLink>
            </div>
          ) : (
            status !== 'unpaid' &&
            status !== 'paying' && (
              <div>
                <BuyAgain order={order} />
              </div>
            )
          )}
          <OrderDownloads order={order} />
          <OrderParcels order={order} />
          <OrderLines order={order} />
          {order.fulfillmentStatus !== 'NOT_FULFILLED' && <Returns proof={proof} nameOf={nameOf} atOnce />}
        </div>
        <OrderPanel order={order} giftCard={giftCard} />
      </div>
    </>
  );
}
