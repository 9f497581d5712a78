import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useBadges } from '../use-badges.ts';
import '../messages.en.ts';

/** Which badge they get. */
export default function BadgeFields({ values, change }: BulkFieldsProps<{ badgeId: string }>) {
  const translate = useTranslate();
  const say = (key: string) => translate(`customers.bulk.badge.${key}`);
  const { data, isError } = useBadges();
  const hint = isError ? say('unread') : data?.length === 0 ? say('none') : undefined;
  return (
    <SelectField
      label={say('which')}
      hint={hint}
      value={values.badgeId}
      onChange={(badgeId) => change({ badgeId })}
    >
      <MenuItem value="">{say('choose')}</MenuItem>
      {data?.map(({ _id, title }) => (
        <MenuItem key={_id} value={_id ?? ''}>
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </SelectField>
  );
}
