import IconButton from '@mui/material/IconButton';
import { PackageOpen } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { productsDesk } from '../../../../shared/desks/products.ts';
import { useMay } from '../../../access/session.ts';
import { AvailabilityChip } from '../product-chips.tsx';
import type { ProductRecord } from '../product-record.ts';
import { StockDialog } from './StockDialog.tsx';
import styles from './stock.module.css';

/** The state in the list, and the counts behind it without leaving the list. */
export function StockCell({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const mayChange = useMay(productsDesk.rights.stock);
  const [open, setOpen] = useState(false);
  return (
    <span className={styles['cell']}>
      <AvailabilityChip status={product.inventory?.availabilityStatus} />
      {mayChange && (
        <IconButton
          size="small"
          aria-label={translate('products.stock.edit', { name: product.name ?? '' })}
          title={translate('products.stock.editShort')}
          onClick={() => setOpen(true)}
        >
          <PackageOpen size={15} aria-hidden />
        </IconButton>
      )}
      {open && <StockDialog product={product} onClose={() => setOpen(false)} />}
    </span>
  );
}
