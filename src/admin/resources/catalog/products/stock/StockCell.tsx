import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { productsDesk } from '#shared/desks/products.ts';
import { useMay } from '#admin/access/session.ts';
import type { ProductRecord } from '../product-record.ts';
import { StockDialog } from './StockDialog.tsx';
import styles from './stock.module.css';
import { StockText } from './StockText.tsx';

/** What there is; it opens the counts of each variant without leaving the list. */
export function StockCell({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const mayChange = useMay(productsDesk.rights.stock);
  const [open, setOpen] = useState(false);
  if (!mayChange) return <StockText product={product} />;
  return (
    <>
      <button
        type="button"
        className={styles['opens']}
        aria-label={translate('products.stock.edit', { name: product.name ?? '' })}
        title={translate('products.stock.editShort')}
        onClick={() => setOpen(true)}
      >
        <StockText product={product} />
      </button>
      {open && <StockDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
