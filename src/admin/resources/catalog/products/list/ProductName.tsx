import { ProductThumb } from '#admin/ui/ProductThumb.tsx';
import type { ProductRecord } from '../product-record.ts';
import styles from './list.module.css';

export function ProductName({ product }: { product: ProductRecord }) {
  return (
    <span className={styles['name']}>
      <ProductThumb product={product} />
      <span className="clamp">{product.name}</span>
    </span>
  );
}
