import { LockKeyhole } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { MemberRole } from '#wix/member-role-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { MemberRoleForm } from './MemberRoleForm.tsx';
import { isOfSystem } from '#shared/system-role.ts';
import './messages.en.ts';

/** As many as a shop may have. */
const MAX = 200;

export default function MemberRoles() {
  const translate = useTranslate();
  return (
    <PanelListPage<StoredRecord<MemberRole>>
      most={MAX}
      sort={{ field: 'roleKey', order: 'ASC' }}
      rowName={({ title, roleKey }) => title || (roleKey ?? '')}
      form={(role) => <MemberRoleForm role={role} />}
      columns={[
        { id: 'key', label: 'member-roles.column.key', cell: ({ roleKey }) => <code>{roleKey}</code> },
        {
          id: 'blocked',
          label: 'member-roles.column.blocked',
          cell: ({ blockable }) => translate(blockable ? 'member-roles.mayNot' : 'member-roles.may'),
        },
        {
          id: 'kind',
          label: 'member-roles.system',
          bare: true,
          cell: (role) =>
            isOfSystem(role) && (
              <StatusChip tone="calm" icon={LockKeyhole} label={translate('member-roles.system')} quiet />
            ),
        },
      ]}
    />
  );
}
