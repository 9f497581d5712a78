import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { useBadges } from '../use-badges.ts';
import { AssignmentField } from './AssignmentField.tsx';

/** Which badge they get. */
export default function BadgeFields({ values, change }: BulkFieldsProps<{ badgeId: string }>) {
  const read = useBadges();
  return (
    <AssignmentField
      what="badge"
      read={read}
      choices={read.data?.map(({ _id, title }) => ({ id: _id ?? '', title }))}
      value={values.badgeId}
      onChange={(badgeId) => change({ badgeId })}
    />
  );
}
