import { isOfSystem } from '#shared/system-role.ts';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { useRoles } from '../use-roles.ts';
import { AssignmentField } from './AssignmentField.tsx';

/** Which role they get, or lose. Those that came with the shop are the platform's to give. */
export default function RoleFields({ values, change }: BulkFieldsProps<{ roleKey: string }>) {
  const read = useRoles();
  const own = read.data?.filter((role) => !isOfSystem(role));
  return (
    <AssignmentField
      what="role"
      read={read}
      choices={own?.map(({ roleKey, title }) => ({ id: roleKey ?? '', title }))}
      value={values.roleKey}
      onChange={(roleKey) => change({ roleKey })}
    />
  );
}
