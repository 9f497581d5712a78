import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { productsDesk } from '../../../../shared/desks/products.ts';
import { useMay } from '../../../access/session.ts';
import { useDemand } from '../../../data/use-demand.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { TableColumn } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { ProductRecord } from '../product-record.ts';
import { PeopleWait } from '../stock/PeopleWait.tsx';
import { StockInput } from '../stock/StockInput.tsx';
import { useStock } from '../stock/use-stock.ts';
import { CellField } from './CellField.tsx';
import { FileForAll } from './FileForAll.tsx';
import { FileCell } from './FileCell.tsx';
import { PriceForAll } from './PriceForAll.tsx';
import { useProductDraft } from './use-product-form.ts';
import type { VariantDraft } from './variants.ts';

interface Row {
  variant: VariantDraft;
  index: number;
}

type TextKey = 'price' | 'compareAt' | 'sku' | 'weight' | 'quantity';

export function VariantsCard({ product }: { product: ProductRecord | undefined }) {
  const translate = useTranslate();
  const draft = useProductDraft();
  const { disabled, errorAt } = draft;
  const mayStock = useMay(productsDesk.rights.stock);
  const stock = useStock(product?.id ?? '', product !== undefined);
  const demands = useDemand(product?.id);
  const { variants, productType } = draft.form;
  const isFile = productType === 'DIGITAL';
  const items = new Map(stock.data?.map((item) => [item.variantId, item]));
  const nameOf = ({ choices }: VariantDraft) => choices.join(' · ') || translate('products.stock.only');

  const text = (id: TextKey, width: string): TableColumn<Row> => ({
    id,
    label: translate(`products.form.${id}`),
    end: id !== 'sku',
    width,
    cell: ({ variant, index }) => (
      <CellField
        label={translate('products.form.ofVariant', {
          field: translate(`products.form.${id}`),
          name: nameOf(variant),
        })}
        value={variant[id]}
        error={errorAt(`variants.${index}.${id}`)}
        numeric={id !== 'sku'}
        onChange={disabled ? undefined : (value) => draft.changeVariant(index, { [id]: value })}
      />
    ),
  });

  const quantity = text('quantity', '112px');
  const columns: TableColumn<Row>[] = [
    {
      id: 'variant',
      label: translate('products.stock.variant'),
      cell: ({ variant }) => (
        <>
          {nameOf(variant)}
          <PeopleWait demands={demands} variantId={variant.id} />
        </>
      ),
    },
    text('price', '104px'),
    text('compareAt', '104px'),
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
    text('sku', '160px'),
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
      : text('weight', '88px'),
    {
      id: 'visible',
      label: translate('products.form.shownShort'),
      end: true,
      width: '64px',
      cell: ({ variant, index }) => (
        <Checkbox
          size="small"
          checked={variant.visible}
          disabled={disabled}
          onChange={(event) => draft.changeVariant(index, { visible: event.target.checked })}
          slotProps={{
            input: {
              'aria-label': translate('products.form.ofVariant', {
                field: translate('products.form.shownShort'),
                name: nameOf(variant),
              }),
            },
          }}
        />
      ),
    },
  ];

  return (
    <Card
      title={translate('products.form.variants', { smart_count: variants.length })}
      note={translate(isFile ? 'products.form.filesNote' : 'products.form.variantsNote')}
      flush
      actions={
        !disabled &&
        variants.length > 1 && (
          <>
            {isFile && (
              <FileForAll
                product={draft.form.name}
                onApply={(file) => draft.change({ variants: variants.map((each) => ({ ...each, file })) })}
              />
            )}
            <PriceForAll
              onApply={(price) => draft.change({ variants: variants.map((each) => ({ ...each, price })) })}
            />
          </>
        )
      }
    >
      {stock.error && (
        <ErrorState
          error={stock.error}
          title={translate('products.stock.unread')}
          retry={() => void stock.refetch()}
          inline
        />
      )}
      {errorAt('variants') && <FormHelperText error>{errorAt('variants')}</FormHelperText>}
      <Table<Row>
        label={translate('products.form.variants', { smart_count: variants.length })}
        rows={variants.map((variant, index) => ({ variant, index }))}
        rowId={({ variant, index }) => variant.id ?? `new-${index}`}
        columns={columns}
      />
    </Card>
  );
}
