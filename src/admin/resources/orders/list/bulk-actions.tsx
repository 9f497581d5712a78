import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Ban, CircleCheck, Download, Tag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { bulkAction, type BulkAction } from '../../../ui/bulk/bulk-action.tsx';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { ExportDialog } from './ExportDialog.tsx';

const longestMessage = 1000;

const noTags = { assign: '', unassign: '' };
const cancelling = { restock: true, notifying: false, message: '' };

const tagList = (typed: string): string[] => [...new Set(typed.split(/[\s,]+/).filter(Boolean))];

function TagFields({ values, change }: BulkFieldsProps<typeof noTags>) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        label={translate('orders.bulk.update-tags.assign')}
        hint={translate('orders.bulk.update-tags.hint')}
        value={values.assign}
        onChange={(event) => change({ assign: event.target.value })}
        autoFocus
      />
      <TextField
        label={translate('orders.bulk.update-tags.unassign')}
        value={values.unassign}
        onChange={(event) => change({ unassign: event.target.value })}
      />
    </>
  );
}

function CancelFields({ values, change }: BulkFieldsProps<typeof cancelling>) {
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

export const orderBulkActions: readonly BulkAction[] = [
  bulkAction({ name: 'mark-as-paid', icon: CircleCheck, job: 'mark-as-paid' }),
  bulkAction({
    name: 'update-tags',
    icon: Tag,
    job: 'update-tags',
    start: noTags,
    fields: TagFields,
    params: ({ assign, unassign }) =>
      assign.trim() === '' && unassign.trim() === ''
        ? undefined
        : {
            assignTags: { tags: { tagIds: tagList(assign) } },
            unassignTags: { tags: { tagIds: tagList(unassign) } },
          },
  }),
  { name: 'export', icon: Download, job: 'export', always: true, dialog: ExportDialog },
  bulkAction({
    name: 'cancel',
    icon: Ban,
    rare: true,
    job: 'cancel',
    start: cancelling,
    fields: CancelFields,
    params: ({ restock, notifying, message }) => ({
      restockAllItems: restock,
      sendOrderCanceledEmail: notifying,
      ...(notifying && message.trim() ? { customMessage: message.trim() } : {}),
    }),
  }),
];
