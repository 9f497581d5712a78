import type { Order } from '#wix/shopper/order-operations.ts';
import { lineChoices, lineTitle } from '#shared/order-lines.ts';
import { lineTotal } from '#shared/price-totals.ts';
import { LinePicture } from '../../shell/LinePicture.tsx';
import { Price } from '../../shell/money.tsx';
import { oftenText } from '../../shell/often.ts';
import { usePath, useT } from '../../shell/page-context.tsx';
import styles from './orders.module.css';

export function OrderLines({ order }: { order: Order }) {
  const t = useT();
  const to = usePath();
  return (
    <ul className={styles['lines']} aria-label={t('orders.lines')}>
      {(order.lineItems ?? []).map((line, index) => (
        <li key={line._id ?? index}>
          <LinePicture image={line.image} />
          <div>
            <h2>{lineTitle(line)}</h2>
            <p className="small quiet">
              <bdi>{lineChoices(line)}</bdi>
            </p>
            <p className="small quiet">{t('orders.pieces', { count: line.quantity ?? 1 })}</p>
            {line.subscriptionInfo?._id && (
              <p className="small">
                <a className="link" href={to(`/account/subscriptions/${line.subscriptionInfo._id}`)}>
                  {oftenText(t, line.subscriptionInfo.subscriptionSettings) ?? t('orders.again')}
                </a>
              </p>
            )}
            {line.paymentOption === 'MEMBERSHIP' && <p className="small">{t('totals.byMembership')}</p>}
            {(line.refundQuantity ?? 0) > 0 && (
              <p className="small">{t('orders.lineRefunded', { count: line.refundQuantity ?? 0 })}</p>
            )}
          </div>
          <Price amount={lineTotal(line, order.currency ?? 'EUR')} currency={order.currency ?? 'EUR'} />
        </li>
      ))}
    </ul>
  );
}
