import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Table } from '#admin/ui/Table.tsx';
import { useVariantColumns, type VariantRow, type VariantSetting } from './use-variant-columns.tsx';
import { useProductDraft } from './use-product-form.ts';

/** More than anybody looks through: the rest comes when it is asked for. */
const AT_ONCE = 100;

interface Props extends VariantSetting {
  label: string;
  /** Their places in the form. */
  indexes: readonly number[];
}

/** Variants line by line: text until it is touched. */
export function VariantTable({ label, indexes, ...setting }: Props) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const { variants } = useProductDraft().form;
  const columns = useVariantColumns(setting);
  const shown = whole ? indexes : indexes.slice(0, AT_ONCE);
  return (
    <>
      <Table<VariantRow>
        label={label}
        rows={shown.flatMap((index) => (variants[index] ? [{ variant: variants[index], index }] : []))}
        rowId={({ variant, index }) => variant.id ?? `new-${index}`}
        columns={columns}
      />
      {shown.length < indexes.length && (
        <Button size="small" variant="text" onClick={() => setWhole(true)}>
          {translate('products.form.allVariants', { smart_count: indexes.length })}
        </Button>
      )}
    </>
  );
}
