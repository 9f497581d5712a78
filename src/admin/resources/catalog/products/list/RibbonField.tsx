import { useTranslate } from 'ra-core';
import { Ribbon } from '#shared/contract/generated/stores_products-v-3.ts';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import '../messages.en.ts';

const { maxLength } = Ribbon.name;

export default function RibbonField({ values, change }: BulkFieldsProps<{ ribbon: string }>) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('products.bulk.ribbon.name')}
      value={values.ribbon}
      inputProps={{ maxLength }}
      autoFocus
      onChange={(event) => change({ ribbon: event.target.value })}
    />
  );
}
