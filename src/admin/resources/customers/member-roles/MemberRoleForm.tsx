import { useTranslate } from 'ra-core';
import type { MemberRole } from '#wix/member-role-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { Holders } from './Holders.tsx';
import { isOfSystem } from '#shared/system-role.ts';

type Row = StoredRecord<MemberRole>;

const read = (role: Row | undefined) => ({
  title: role?.title ?? '',
  roleKey: role?.roleKey ?? '',
  blockable: role?.blockable ?? false,
});

/** Only whether the blocked may have it can be changed: so the contract has it. */
export function MemberRoleForm({ role }: { role: Row | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm({
    record: role,
    read,
    toChange: ({ title, roleKey, blockable }) =>
      role ? { blockable } : { title: title.trim(), roleKey: roleKey.trim().toUpperCase(), blockable },
    locked: role && isOfSystem(role) ? translate('member-roles.locked') : undefined,
  });
  return (
    <>
      <RecordForm form={form} compact>
        {role ? (
          <>
            <ReadField label={translate('member-roles.field.title')} value={role.title ?? ''} />
            <ReadField label={translate('member-roles.field.roleKey')} value={role.roleKey ?? ''} />
          </>
        ) : (
          <>
            <TextInput name="title" hint={translate('member-roles.hint.title')} autoFocus />
            <TextInput name="roleKey" hint={translate('member-roles.hint.roleKey')} />
          </>
        )}
        <SwitchInput
          name="blockable"
          label={translate('member-roles.blockable.label')}
          hint={{
            on: translate('member-roles.blockable.on'),
            off: translate('member-roles.blockable.off'),
          }}
        />
        {role && !isOfSystem(role) && <DeleteRecord record={role} name={role.title ?? ''} />}
      </RecordForm>
      {role && <Holders roleKey={role.id} />}
    </>
  );
}
