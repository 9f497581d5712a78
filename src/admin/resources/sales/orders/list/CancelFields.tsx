import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import type { cancelling } from './bulk-values.ts';
import './messages-list.en.ts';

const longestMessage = 1000;

export default function CancelFields({ values, change }: BulkFieldsProps<typeof cancelling>) {
  const translate = useTranslate();
  return (
    <div>
      {(['restock', 'notify'] as const).map((name) => {
        const field = name === 'notify' ? 'notifying' : name;
        return (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={values[field]}
                onChange={(event) => change({ [field]: event.target.checked })}
              />
            }
            label={translate(`orders.bulk.cancel.${name}`)}
          />
        );
      })}
      {values.notifying && (
        <TextField
          label={translate('orders.bulk.cancel.message')}
          value={values.message}
          multiline
          minRows={2}
          inputProps={{ maxLength: longestMessage }}
          onChange={(event) => change({ message: event.target.value })}
        />
      )}
    </div>
  );
}
