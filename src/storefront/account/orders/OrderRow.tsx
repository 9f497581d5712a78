import type { Order } from '#wix/shopper/order-operations.ts';
import { LinePicture } from '../../shell/LinePicture.tsx';
import { Price } from '../../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { ButtonLink } from '../../shell/ui/Button.tsx';
import { Chip } from '../../shell/ui/Notice.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import { countPieces, isShipped, owedOf, refundedOf, orderStatusOf, toneOf } from './order-view.ts';
import styles from './orders.module.css';

/** As many pictures as fit beside each other. */
const ROOM = 3;

const refundable = new Set(['refunded', 'partlyRefunded']);
const open = new Set(['unpaid', 'paying', 'declined']);

/** An order in three lines, with the one thing to do next. */
export function OrderRow({ order }: { order: Order }) {
  const t = useT();
  const to = usePath();
  const { dispatch } = usePageFacts().store.look;
  const href = to(`/account/orders/${order._id}`);
  const status = orderStatusOf(order);
  const currency = order.currency ?? 'EUR';
  const lines = order.lineItems ?? [];
  const placedAt = order.purchasedDate ?? order._createdDate;
  const amount = status === 'unpaid' ? owedOf(order) : refundedOf(order);
  return (
    <li className={styles['row']}>
      <span className={styles['pictures']} aria-hidden="true">
        {lines.slice(0, ROOM).map(({ _id, image }, index) => (
          <LinePicture key={_id ?? index} image={image} />
        ))}
        {lines.length > ROOM && <span className={styles['more']}>+{lines.length - ROOM}</span>}
      </span>
      <div className={styles['facts']}>
        <h2>
          <a href={href}>{t('orders.order', { number: order.number ?? '' })}</a>
          <Chip kind={toneOf[status]}>{t(`orders.status.${status}`)}</Chip>
        </h2>
        <p className="small quiet">
          {placedAt && <ShopDate value={placedAt} />}
          {' · '}
          {t('orders.pieces', { count: countPieces(order) })}
        </p>
        <p className="small">
          {(status === 'unpaid' || refundable.has(status)) && (
            <>
              <Price amount={amount} currency={currency} />{' '}
            </>
          )}
          {status === 'printing' && dispatch && isShipped(order)
            ? t('orders.means.within', { count: dispatch.days })
            : t(`orders.means.${status}`)}
        </p>
      </div>
      <div className={styles['end']}>
        <b>
          <Price amount={order.priceSummary?.total?.amount ?? '0'} currency={currency} />
        </b>
        {refundable.has(status) || open.has(status) || status === 'printing' ? (
          <ButtonLink look="line" size="sm" href={href}>
            {t(
              refundable.has(status)
                ? 'orders.seeRefund'
                : status === 'unpaid'
                  ? 'orders.howToPay'
                  : 'orders.see',
            )}
          </ButtonLink>
        ) : (
          <BuyAgain order={order} />
        )}
      </div>
    </li>
  );
}
