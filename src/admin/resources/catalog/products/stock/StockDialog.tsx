import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useDemand } from '#admin/data/use-demand.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { Table } from '#admin/ui/Table.tsx';
import type { ProductRecord } from '../product-record.ts';
import { PeopleWait } from './PeopleWait.tsx';
import styles from './stock.module.css';
import { StockInput } from './StockInput.tsx';
import { useStock } from './use-stock.ts';

interface Props {
  product: ProductRecord;
  onClose: () => void;
}

/** Every variant with its count; each is kept by itself, at once. */
export function StockDialog({ product, onClose }: Props) {
  const translate = useTranslate();
  const title = useId();
  const { data, error, isPending, refetch } = useStock(product.id);
  const demands = useDemand(product.id);
  const nameOf = (variantName: string | null | undefined) =>
    [product.name, variantName].filter(Boolean).join(', ');
  return (
    // Events of a dialog rise through React's tree: without this the row beneath would open.
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
        <DialogTitle id={title}>
          {translate('products.stock.title', { name: product.name ?? '' })}
        </DialogTitle>
        <DialogContent className={styles['list']}>
          {isPending && <LineSkeleton widths={[80, 64, 72]} />}
          {error && (
            <ErrorState
              error={error}
              title={translate('products.stock.loadFailed')}
              retry={() => void refetch()}
              inline
            />
          )}
          {data && (
            <Table
              label={translate('products.stock.title', { name: product.name ?? '' })}
              rows={data}
              rowId={({ _id }) => _id ?? ''}
              columns={[
                {
                  id: 'variant',
                  label: translate('products.stock.variant'),
                  cell: ({ product: of, variantId }) => (
                    <>
                      {of?.variantName || translate('products.stock.only')}
                      <PeopleWait demands={demands} variantId={variantId} />
                    </>
                  ),
                },
                {
                  id: 'sku',
                  label: translate('products.form.sku'),
                  cell: ({ product: of }) => of?.variantSku ?? '',
                },
                {
                  id: 'quantity',
                  label: translate('products.form.quantity'),
                  end: true,
                  width: '130px',
                  cell: (item) => (
                    <StockInput
                      productId={product.id}
                      item={item}
                      name={nameOf(item.product?.variantName)}
                      disabled={false}
                    />
                  ),
                },
              ]}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {translate('products.stock.done')}
          </Button>
        </DialogActions>
      </Dialog>
    </span>
  );
}
