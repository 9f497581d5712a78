import { CircleDot } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { StockTotal } from '#wix/product-operations.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { AvailabilityChip } from '../product-chips.tsx';
import type { ProductRecord } from '../product-record.ts';
import styles from './stock.module.css';
import { useStockTotal } from './use-stock.ts';

/** From here on so much is missing that somebody should order more. */
const mostlyOut = ({ out, variants }: StockTotal) => out * 2 >= variants;

/** How many pieces there are, and how many variants are out; a colour only where somebody should act. */
export function StockText({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const sum = useStockTotal(product.id);
  const state = product.inventory?.availabilityStatus;
  if (!sum || sum.variants === 0 || state === 'OUT_OF_STOCK') return <AvailabilityChip status={state} />;
  const { pieces, out, variants, uncounted } = sum;
  const words = uncounted === variants ? 'uncounted' : 'pieces';
  const have = translate(`products.stock.${words}`, {
    smart_count: pieces,
    count: pieces.toLocaleString('en'),
  });
  if (out === 0) return <span className={styles['have']}>{have}</span>;
  const missing = translate('products.stock.out', { smart_count: variants, out });
  return (
    <span className={styles['have']}>
      {have}
      {mostlyOut(sum) ? (
        <StatusChip tone="warn" icon={CircleDot} label={missing} />
      ) : (
        <span className="subtle">{missing}</span>
      )}
    </span>
  );
}
