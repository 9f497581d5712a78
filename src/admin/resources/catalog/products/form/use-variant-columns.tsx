import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { productsDesk } from '#shared/desks/products.ts';
import type { StockItem } from '#wix/product-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { useDemand } from '#admin/data/use-demand.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import type { TableColumn } from '#admin/ui/Table.tsx';
import type { ProductRecord } from '../product-record.ts';
import { PeopleWait } from '../stock/PeopleWait.tsx';
import { StockInput } from '../stock/StockInput.tsx';
import { CellField } from './CellField.tsx';
import { FileCell } from './FileCell.tsx';
import { marginOf } from './margin.ts';
import type { ChosenVariants } from './use-chosen-variants.ts';
import { useStoredVariants, useProductDraft } from './use-product-form.ts';
import { stateLooks, stateOf } from './variant-state.ts';
import type { VariantDraft } from './variants.ts';
import styles from './variants.module.css';

export interface VariantRow {
  variant: VariantDraft;
  index: number;
}

export interface VariantSetting {
  product: ProductRecord | undefined;
  items: ReadonlyMap<string | null | undefined, StockItem>;
  chosen: ChosenVariants;
  /** The option they stand grouped by, which their names leave out. */
  by: number | undefined;
}

type TextKey = 'price' | 'compareAt' | 'cost' | 'sku' | 'weight' | 'quantity';

/** What is shown of each variant, and written in its place. */
export function useVariantColumns({ product, items, chosen, by }: VariantSetting): TableColumn<VariantRow>[] {
  const translate = useTranslate();
  const draft = useProductDraft();
  const { disabled, errorAt } = draft;
  const stored = useStoredVariants();
  const mayStock = useMay(productsDesk.rights.stock);
  const demands = useDemand(product?.id);
  const isFile = draft.form.productType === 'DIGITAL';
  const nameOf = ({ choices }: VariantDraft) => choices.join(' · ') || translate('products.stock.only');
  /** In its group a variant is known by its other choices. */
  const shortName = (variant: VariantDraft) =>
    by === undefined ? nameOf(variant) : variant.choices.filter((_, index) => index !== by).join(' · ');
  const labelOf = (field: string, variant: VariantDraft) =>
    translate('products.form.ofVariant', {
      field: translate(`products.form.${field}`),
      name: nameOf(variant),
    });

  const text = (id: TextKey, width: string): TableColumn<VariantRow> => ({
    id,
    label: translate(`products.form.${id}`),
    end: id !== 'sku',
    width,
    cell: ({ variant, index }) => (
      <CellField
        label={labelOf(id, variant)}
        value={variant[id]}
        was={id === 'quantity' ? undefined : stored(variant)?.[id]}
        error={errorAt(`variants.${index}.${id}`)}
        numeric={id !== 'sku'}
        onChange={disabled ? undefined : (value) => draft.changeVariant(index, { [id]: value })}
      />
    ),
  });

  const quantity = text('quantity', '88px');
  const cost = text('cost', '84px');
  return [
    ...(disabled
      ? []
      : [
          {
            id: 'choose',
            label: translate('products.form.choose'),
            bare: true,
            width: '40px',
            cell: ({ variant, index }: VariantRow) => (
              <Checkbox
                size="small"
                checked={chosen.has(index)}
                onChange={(event) => chosen.set([index], event.target.checked)}
                slotProps={{
                  input: { 'aria-label': translate('products.form.chooseOne', { name: nameOf(variant) }) },
                }}
              />
            ),
          },
        ]),
    {
      id: 'variant',
      label: translate('products.stock.variant'),
      cell: ({ variant }) => {
        const state = stateOf(variant, items);
        return (
          <span className={styles['name']}>
            {shortName(variant)}
            {state !== 'inStock' && (
              <StatusChip {...stateLooks[state]} label={translate(`products.form.state.${state}`)} />
            )}
            <PeopleWait demands={demands} variantId={variant.id} />
          </span>
        );
      },
    },
    text('price', '80px'),
    text('compareAt', '72px'),
    {
      ...cost,
      cell: (row) => {
        const margin = marginOf(row.variant.price, row.variant.cost);
        return (
          <span className={styles['cost']}>
            {cost.cell(row)}
            {margin && <small>{translate('products.form.margin', { margin })}</small>}
          </span>
        );
      },
    },
    {
      ...quantity,
      cell: (row) => {
        const item = items.get(row.variant.id ?? '');
        if (!row.variant.id) return isFile ? '–' : quantity.cell(row);
        return item && product ? (
          <StockInput
            productId={product.id}
            item={item}
            name={`${product.name ?? ''}, ${nameOf(row.variant)}`}
            disabled={!mayStock}
          />
        ) : (
          '–'
        );
      },
    },
    text('sku', '172px'),
    isFile
      ? {
          id: 'file',
          label: translate('products.form.file'),
          cell: ({ variant, index }) => (
            <FileCell
              name={nameOf(variant)}
              product={draft.form.name}
              file={variant.file}
              error={errorAt(`variants.${index}.file`)}
              onChange={disabled ? undefined : (file) => draft.changeVariant(index, { file })}
            />
          ),
        }
      : text('weight', '68px'),
    {
      id: 'visible',
      label: translate('products.form.shownShort'),
      end: true,
      width: '52px',
      cell: ({ variant, index }) => (
        <Checkbox
          size="small"
          checked={variant.visible}
          disabled={disabled}
          onChange={(event) => draft.changeVariant(index, { visible: event.target.checked })}
          slotProps={{ input: { 'aria-label': labelOf('shownShort', variant) } }}
        />
      ),
    },
  ];
}
