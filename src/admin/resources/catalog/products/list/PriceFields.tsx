import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { amountModes, type AmountMode } from '#shared/changed-amount.ts';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { isAmount, type PriceChange } from './bulk-values.ts';
import '../messages.en.ts';

export default function PriceFields({ values, change }: BulkFieldsProps<PriceChange>) {
  const translate = useTranslate();
  const wrong = values.by !== '' && !isAmount(values.by);
  return (
    <>
      <SelectField<AmountMode>
        label={translate('products.bulk.price.mode')}
        value={values.mode}
        onChange={(mode) => change({ mode })}
      >
        {amountModes.map((mode) => (
          <MenuItem key={mode} value={mode}>
            {translate(`products.form.mode.${mode}`)}
          </MenuItem>
        ))}
      </SelectField>
      <TextField
        label={translate('products.bulk.price.by')}
        hint={translate('products.bulk.price.round')}
        error={wrong ? translate('products.bulk.price.error') : undefined}
        value={values.by}
        inputProps={{ inputMode: 'decimal' }}
        autoFocus
        onChange={(event) => change({ by: event.target.value })}
      />
    </>
  );
}
