import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Ban, CircleCheck, Download, Tag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { bulkAction, type BulkAction } from '../../../ui/bulk/bulk-action.tsx';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { useFieldValues } from '../../../ui/filter/use-field-values.ts';
import { TagField } from '../../../ui/TagField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { isTagTooLong, longestTag, tagsIn, tagsPath } from '../tags.ts';
import { ExportDialog } from './ExportDialog.tsx';

const longestMessage = 1000;

const noTags: { assign: string[]; unassign: string[] } = { assign: [], unassign: [] };
const cancelling = { restock: true, notifying: false, message: '' };

function TagFields({ values, change }: BulkFieldsProps<typeof noTags>) {
  const translate = useTranslate();
  const known = useFieldValues(tagsPath);
  const say = (name: string, tag = '') =>
    translate(`orders.bulk.update-tags.${name}`, { tag, count: longestTag });
  return (
    <>
      {(['assign', 'unassign'] as const).map((field) => (
        <TagField
          key={field}
          label={say(field)}
          hint={field === 'assign' && say('hint')}
          tags={values[field]}
          onChange={(tags) => change({ [field]: tags })}
          known={known}
          read={tagsIn}
          wrong={(tag) => (isTagTooLong(tag) ? say('long') : undefined)}
          removeLabel={(tag) => say('remove', tag)}
          autoFocus={field === 'assign'}
        />
      ))}
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
    params: ({ assign, unassign }) => {
      const all = [...assign, ...unassign];
      if (all.length === 0 || all.some(isTagTooLong)) return undefined;
      return { assignTags: { tags: { tagIds: assign } }, unassignTags: { tags: { tagIds: unassign } } };
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
