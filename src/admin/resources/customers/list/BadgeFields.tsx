import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { useBadges } from '../use-badges.ts';
import { GivenField } from './GivenField.tsx';

/** Which badge they get. */
export default function BadgeFields({ values, change }: BulkFieldsProps<{ badgeId: string }>) {
  const read = useBadges();
  return (
    <GivenField
      what="badge"
      read={read}
      choices={read.data?.map(({ _id, title }) => ({ id: _id ?? '', title }))}
      value={values.badgeId}
      onChange={(badgeId) => change({ badgeId })}
    />
  );
}
