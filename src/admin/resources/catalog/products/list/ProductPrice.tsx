import { Money } from '#admin/ui/Money.tsx';
import { priceSpan, type ProductRecord } from '../product-record.ts';
import styles from './list.module.css';

export function ProductPrice({ product }: { product: ProductRecord }) {
  const { from, to, currency } = priceSpan(product);
  return (
    <span className={styles['price']}>
      <Money amount={from} currency={currency} />
      {to !== undefined && (
        <>
          <span aria-hidden>–</span>
          <Money amount={to} currency={currency} />
        </>
      )}
    </span>
  );
}
