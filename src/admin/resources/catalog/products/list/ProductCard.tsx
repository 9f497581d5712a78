import { VisibilityChip } from '../product-chips.tsx';
import type { ProductRecord } from '../product-record.ts';
import { StockText } from '../stock/StockText.tsx';
import styles from './list.module.css';
import { ProductName } from './ProductName.tsx';
import { ProductPrice } from './ProductPrice.tsx';

export function ProductCard({ product }: { product: ProductRecord }) {
  return (
    <div className={styles['card']}>
      <ProductName product={product} />
      <ProductPrice product={product} />
      <span className={styles['chips']}>
        <StockText product={product} />
        <VisibilityChip visible={product.visible ?? false} />
      </span>
    </div>
  );
}
