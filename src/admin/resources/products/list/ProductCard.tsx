import { AvailabilityChip, VisibilityChip } from '../product-chips.tsx';
import type { ProductRecord } from '../product-record.ts';
import styles from './list.module.css';
import { ProductName } from './ProductName.tsx';
import { ProductPrice } from './ProductPrice.tsx';

export function ProductCard({ product }: { product: ProductRecord }) {
  return (
    <div className={styles['card']}>
      <ProductName product={product} />
      <ProductPrice product={product} />
      <span className={styles['chips']}>
        <AvailabilityChip status={product.inventory?.availabilityStatus} />
        <VisibilityChip visible={product.visible ?? false} />
      </span>
    </div>
  );
}
