import { useTranslate } from 'ra-core';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { bounds, checkBadge, readBadge, toBadgeChange, type BadgeRecord } from './badge-form.ts';
import styles from './badges.module.css';
import { ColourInput } from './ColourInput.tsx';
import { IconInput } from './IconInput.tsx';
import { Preview } from './Preview.tsx';
import { BadgeHolders } from './BadgeHolders.tsx';

export function BadgeForm({ badge }: { badge: BadgeRecord | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm({
    record: badge,
    read: readBadge,
    bounds,
    check: checkBadge,
    toChange: toBadgeChange,
  });
  const count = badge?.members ?? 0;
  return (
    <RecordForm form={form} compact>
      <TextInput name="title" hint={translate('badges.form.titleHint')} autoFocus />
      <TextInput name="description" rows={2} hint={translate('badges.form.descriptionHint')} />
      <div className={styles['pair']}>
        <ColourInput name="backgroundColor" />
        <ColourInput name="textColor" />
      </div>
      <IconInput />
      <Preview />
      {badge && <BadgeHolders badge={badge} />}
      {badge && (
        <DeleteRecord
          record={badge}
          name={badge.title ?? ''}
          values={{ smart_count: count, count: count.toLocaleString('en') }}
        />
      )}
    </RecordForm>
  );
}
