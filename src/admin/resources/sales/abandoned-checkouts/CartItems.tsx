import { Thumb } from '#admin/ui/Thumb.tsx';
import type { AbandonedCheckoutRecord } from './abandoned-checkout-record.ts';
import styles from './abandoned-checkouts.module.css';

const MAX = 3;

/** What lies in it, as pictures; how many more there are stands behind. */
export function CartItems({ left }: { left: AbandonedCheckoutRecord }) {
  const lineItems = left.lineItems ?? [];
  const more = lineItems.length - MAX;
  const names = lineItems.map(({ productName }) => productName?.original ?? '').join(', ');
  return (
    <span className={styles['cart']} title={names}>
      <span className="visually-hidden">{names}</span>
      {lineItems.slice(0, MAX).map(({ _id, image }, index) => (
        <Thumb key={_id ?? index} image={image} width={24} height={30} />
      ))}
      {more > 0 && (
        <small className="num" aria-hidden>
          +{more}
        </small>
      )}
    </span>
  );
}
