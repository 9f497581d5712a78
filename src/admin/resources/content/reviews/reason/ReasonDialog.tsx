import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { MAX_REASON } from '#shared/review-reason.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import RejectFields from '../RejectFields.tsx';
import type { ReviewsDataProvider } from '../use-reviews.ts';

interface Props {
  /** Of rejected reviews. */
  ids: readonly string[];
  /** The one it has. */
  reason: string;
  onClose: () => void;
}

/** Why reviews were rejected, for the team; written after the decision, which waits for no words. */
export default function ReasonDialog({ ids, reason, onClose }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const provider = useDataProvider<ReviewsDataProvider>();
  const [values, setValues] = useState({ reason });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.explain('reviews', { ids, reason: values.reason.trim() }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['reviews', 'decisions'] });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={translate('reviews.reason.title', { smart_count: ids.length })}
      confirm={translate('reviews.reason.save')}
      busy={isPending}
      disabled={values.reason.trim().length > MAX_REASON || values.reason.trim() === reason}
      onClose={onClose}
      onConfirm={() => mutate()}
      error={error ? { title: translate('reviews.reason.failed'), cause: error } : undefined}
    >
      <RejectFields values={values} change={setValues as never} />
    </ConfirmDialog>
  );
}
