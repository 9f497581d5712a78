import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { badgeOperations } from '../../../../wix/badge-operations.ts';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import '../messages.en.ts';

/** Which badge they get. */
export default function BadgeFields({ values, change }: BulkFieldsProps<{ badgeId: string }>) {
  const translate = useTranslate();
  const say = (key: string) => translate(`customers.bulk.badge.${key}`);
  const { data, isError } = useQuery({
    queryKey: ['badges', 'choice'],
    queryFn: ({ signal }) => badgeOperations.query(undefined, { signal }),
  });
  const hint = isError ? say('unread') : data?.badges.length === 0 ? say('none') : undefined;
  return (
    <SelectField
      label={say('which')}
      hint={hint}
      value={values.badgeId}
      onChange={(badgeId) => change({ badgeId })}
    >
      <MenuItem value="">{say('choose')}</MenuItem>
      {data?.badges.map(({ _id, title }) => (
        <MenuItem key={_id} value={_id ?? ''}>
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </SelectField>
  );
}
