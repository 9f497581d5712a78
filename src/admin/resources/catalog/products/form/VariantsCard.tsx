import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import type { ProductRecord } from '../product-record.ts';
import { useStock } from '../stock/use-stock.ts';
import { FileForAll } from './FileForAll.tsx';
import { groupsBy } from './groups.ts';
import { useChosenVariants } from './use-chosen-variants.ts';
import { useProductDraft } from './use-product-form.ts';
import { VariantBulkBar } from './VariantBulkBar.tsx';
import { VariantGroupRows } from './VariantGroupRows.tsx';
import { VariantTable } from './VariantTable.tsx';
import styles from './variants.module.css';

/** So many stand open at once; of more only the group that somebody opens. */
const OPEN_AT_ONCE = 30;

/** What is sold of the product: by their first option in groups, many changed at once, kept with the rest of the page. */
export function VariantsCard({ product }: { product: ProductRecord | undefined }) {
  const translate = useTranslate();
  const draft = useProductDraft();
  const { disabled, errorAt, form } = draft;
  const { variants, productType } = form;
  const options = form.options.filter(({ choices }) => choices.length > 0);
  const stock = useStock(product?.id ?? '', product !== undefined);
  const chosen = useChosenVariants(variants);
  const [by, setBy] = useState(0);
  const at = Math.min(by, Math.max(options.length - 1, 0));
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isFile = productType === 'DIGITAL';
  const groups = options.length > 1 ? groupsBy(variants, at) : [];
  const items = new Map(stock.data?.map((item) => [item.variantId, item]));
  const title = translate('products.form.variants', { smart_count: variants.length });
  const table = { product, items, chosen, by: options.length > 1 ? at : undefined };
  const bar = !disabled && chosen.indexes.length > 0 && (
    <VariantBulkBar chosen={chosen} product={product} items={items} />
  );
  /** The bar stands in the group that the choosing began in. */
  const barIn = groups.findIndex(({ indexes }) => indexes.some((index) => chosen.has(index)));
  const toggle = (name: string) =>
    setToggled((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  const isOpen = (name: string, index: number): boolean =>
    (variants.length <= OPEN_AT_ONCE || index === 0) !== toggled.has(name);

  return (
    <Card
      title={title}
      note={translate(isFile ? 'products.form.filesNote' : 'products.form.variantsNote')}
      flush
      actions={
        <>
          {!disabled && isFile && variants.length > 1 && (
            <FileForAll
              product={form.name}
              onApply={(file) => draft.change({ variants: variants.map((each) => ({ ...each, file })) })}
            />
          )}
          {!disabled && variants.length > 1 && (
            <Button
              size="small"
              variant="text"
              onClick={() => (chosen.indexes.length === variants.length ? chosen.clear() : chosen.all())}
            >
              {translate(
                chosen.indexes.length === variants.length
                  ? 'products.form.chooseNone'
                  : 'products.form.chooseAll',
              )}
            </Button>
          )}
          {options.length > 1 && (
            <Segmented
              label={translate('products.form.groupBy')}
              value={String(at)}
              options={options.map(({ name }, index) => ({ value: String(index), label: name || '–' }))}
              onChange={(next) => setBy(Number(next))}
            />
          )}
        </>
      }
    >
      {stock.error && (
        <ErrorState
          error={stock.error}
          title={translate('products.stock.loadFailed')}
          retry={() => void stock.refetch()}
          inline
        />
      )}
      {errorAt('variants') && <FormHelperText error>{errorAt('variants')}</FormHelperText>}
      {groups.length === 0 && (
        <>
          {bar}
          <VariantTable {...table} label={title} indexes={variants.map((_, index) => index)} />
        </>
      )}
      {groups.length > 0 && (
        <ul className={styles['groups']}>
          {groups.map((group, index) => (
            <VariantGroupRows
              key={`${at}-${group.name}`}
              group={group}
              table={table}
              open={isOpen(`${at}-${group.name}`, index)}
              onToggle={() => toggle(`${at}-${group.name}`)}
              bar={index === barIn && bar}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
