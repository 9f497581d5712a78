import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { ALL_PRODUCTS_ID } from '#wix/collection-operations.ts';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { useRecordNames } from '#admin/ui/filter/use-record-names.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import '../messages.en.ts';

interface Props extends BulkFieldsProps<{ id: string }> {
  /** Of the action, whose words it takes. */
  name: 'collection' | 'taxGroup';
  /** Whose records are offered. */
  desk: string;
  /** None of them may be chosen. */
  none?: boolean;
}

/** One record of another desk. */
export default function RecordField({ values, change, name, desk, none = false }: Props) {
  const translate = useTranslate();
  const names = useRecordNames(desk);
  return (
    <SelectField
      label={translate(`products.bulk.${name}.name`)}
      value={values.id}
      onChange={(id) => change({ id })}
    >
      <MenuItem value="">
        {translate(none ? 'products.form.defaultTaxGroup' : 'products.bulk.collection.choose')}
      </MenuItem>
      {[...(names ?? [])]
        .filter(([id]) => id !== ALL_PRODUCTS_ID)
        .map(([id, label]) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
    </SelectField>
  );
}
