import { useTranslate } from 'ra-core';
import { boundsOf } from '#shared/contract/bounds.ts';
import { taxGroup } from '#shared/contract/generated/ecom_tax-groups.ts';
import type { TaxGroup } from '#wix/tax-group-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';

type Row = StoredRecord<TaxGroup>;

const read = (group: Row | undefined) => ({ name: group?.name ?? '' });
const bounds = { name: boundsOf(taxGroup, 'name') };

export function TaxGroupForm({ group }: { group: Row | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm({
    record: group,
    read,
    bounds,
    toChange: ({ name }) => ({ name: name.trim() }),
    locked: group?.isDefault ? translate('tax-groups.locked') : undefined,
  });
  return (
    <RecordForm form={form} compact>
      <TextInput name="name" hint={translate('tax-groups.hint')} autoFocus />
      {group && !group.isDefault && <DeleteRecord record={group} name={group.name ?? ''} />}
    </RecordForm>
  );
}
