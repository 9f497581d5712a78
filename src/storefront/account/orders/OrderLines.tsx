import type { Order } from '../../../wix/shopper/order-operations.ts';
import { lineSum } from '../../../shared/sums.ts';
import { LinePicture } from '../../shell/LinePicture.tsx';
import { Price } from '../../shell/money.tsx';
import { useT } from '../../shell/page-context.tsx';
import styles from './orders.module.css';

export function OrderLines({ order }: { order: Order }) {
  const t = useT();
  return (
    <ul className={styles['lines']} aria-label={t('orders.lines')}>
      {(order.lineItems ?? []).map((line, index) => (
        <li key={line._id ?? index}>
          <LinePicture image={line.image} />
          <div>
            <h2>{line.productName?.translated ?? line.productName?.original}</h2>
            <p className="small quiet">
              <bdi>
                {(line.descriptionLines ?? [])
                  .map(({ plainText }) => plainText?.translated ?? plainText?.original)
                  .filter(Boolean)
                  .join(', ')}
              </bdi>
            </p>
            <p className="small quiet">{t('orders.pieces', { count: line.quantity ?? 1 })}</p>
            {(line.refundQuantity ?? 0) > 0 && (
              <p className="small">{t('orders.lineRefunded', { count: line.refundQuantity ?? 0 })}</p>
            )}
          </div>
          <Price amount={lineSum(line, order.currency ?? 'EUR')} currency={order.currency ?? 'EUR'} />
        </li>
      ))}
    </ul>
  );
}
