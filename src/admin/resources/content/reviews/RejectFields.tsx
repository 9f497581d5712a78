import { useTranslate } from 'ra-core';
import { MAX_REASON } from '#shared/review-reason.ts';
import { useSession } from '#admin/access/session.ts';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import type { noReason } from './reject-values.ts';
import './messages.en.ts';

/** Why, for the team; a hosted platform has no place for it. */
export default function RejectFields({ values, change }: BulkFieldsProps<typeof noReason>) {
  const translate = useTranslate();
  if (!(useSession()?.ownFields ?? false)) return null;
  const tooLong = values.reason.trim().length > MAX_REASON;
  return (
    <TextField
      label={translate('reviews.reason.label')}
      hint={translate('reviews.reason.hint')}
      error={tooLong ? translate('reviews.reason.tooLong', { most: MAX_REASON }) : undefined}
      value={values.reason}
      onChange={(event) => change({ reason: event.target.value })}
      autoFocus
    />
  );
}
