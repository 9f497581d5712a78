import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ErasurePreview, ReviewErasure } from '#shared/customer-data.ts';
import { fetchPreview } from '#admin/ui/bulk/use-bulk-preview.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useJobStart } from '#admin/ui/runner/use-job-start.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { nameOf } from '../../customer-record.ts';
import { ErasureBlocks } from './ErasureBlocks.tsx';
import { ErasureOutcomes } from './ErasureOutcomes.tsx';
import type { LawProps } from './law-props.ts';
import styles from './law.module.css';
import './messages.en.ts';

const KIND = 'customers.erase';

function useErasure(id: string, reviews: ReviewErasure) {
  return useQuery({
    queryKey: ['customers', 'erasure', { id, reviews }],
    queryFn: ({ signal }) => fetchPreview<ErasurePreview>(KIND, { ids: [id] }, { reviews }, signal),
    placeholderData: (previous) => previous,
    gcTime: 0,
    retry: false,
  });
}

const isTyped = (typed: string, wanted: string): boolean =>
  typed.trim().toLowerCase() === wanted.trim().toLowerCase();

/** What is erased, what stays and why; it begins only once somebody has typed whom it is about. */
export default function EraseDialog({ customer, onClose }: LawProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { busy, error, start } = useJobStart();
  const [reviews, setReviews] = useState<ReviewErasure>('anonymise');
  const [typed, setTyped] = useState('');
  const seen = useErasure(customer.id, reviews);
  const { confirm = '', blocks = [], parts = [] } = seen.data ?? {};
  const say = (key: string) => translate(`customers.erase.${key}`, { whole: nameOf(customer), confirm });
  const open = seen.data !== undefined && blocks.length === 0;

  const begin = () =>
    start(
      {
        kind: KIND,
        selection: { ids: [customer.id] },
        params: { reviews, confirmation: typed },
        title: say('job'),
      },
      async () => {
        onClose();
        await navigate('/customers');
      },
    );
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      busy={busy}
      disabled={!open || !isTyped(typed, confirm)}
      onClose={onClose}
      onConfirm={begin}
      error={error === undefined ? undefined : { title: translate('customers.law.failed'), cause: error }}
    >
      <div className="stack-12">
        {seen.isLoading && <LineSkeleton widths={[60, 80, 70]} />}
        {seen.isError && (
          <ErrorState inline title={say('loadFailed')} error={seen.error} retry={() => void seen.refetch()} />
        )}
        {blocks.length > 0 && <ErasureBlocks blocks={blocks} />}
        {open && (
          <>
            <ErasureOutcomes parts={parts} />
            {parts.some(({ part }) => part === 'reviews') && (
              <div className={styles['choice']}>
                <h3>{say('reviews')}</h3>
                <Segmented
                  label={say('reviews')}
                  value={reviews}
                  options={[
                    { value: 'anonymise', label: say('anonymise') },
                    { value: 'remove', label: say('remove') },
                  ]}
                  onChange={setReviews}
                />
              </div>
            )}
            <TextField
              label={say('type')}
              hint={say('typeHint')}
              value={typed}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
