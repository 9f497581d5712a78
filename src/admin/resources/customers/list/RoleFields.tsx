import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { isOfSystem } from '../../../../shared/system-role.ts';
import { useRoles } from '../use-roles.ts';
import '../messages.en.ts';

/** Which role they get, or lose. Those that came with the shop are the platform's to give. */
export default function RoleFields({ values, change }: BulkFieldsProps<{ roleKey: string }>) {
  const translate = useTranslate();
  const say = (key: string) => translate(`customers.bulk.role.${key}`);
  const { data, isError } = useRoles();
  const roles = data?.filter((role) => !isOfSystem(role));
  const hint = isError ? say('unread') : roles?.length === 0 ? say('none') : undefined;
  return (
    <SelectField
      label={say('which')}
      hint={hint}
      value={values.roleKey}
      onChange={(roleKey) => change({ roleKey })}
    >
      <MenuItem value="">{say('choose')}</MenuItem>
      {roles?.map(({ roleKey, title }) => (
        <MenuItem key={roleKey} value={roleKey ?? ''}>
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </SelectField>
  );
}
