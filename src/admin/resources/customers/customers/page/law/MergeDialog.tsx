import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerSummary } from '#shared/customers.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import { nameOf } from '../../customer-record.ts';
import { useCustomersProvider } from '../use-customers.ts';
import { CustomerFinder } from './CustomerFinder.tsx';
import type { LawProps } from './law-props.ts';
import { MergeTable } from './MergeTable.tsx';
import './messages.en.ts';

const GUESTS = ['GUEST'];

/** As long as nothing came in for either of them, the way back is in what is said afterwards. */
function useSplit(id: string) {
  const provider = useCustomersProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  return async (otherId: string): Promise<void> => {
    try {
      await provider.split('customers', { id, otherId });
      notify('customers.merge.split', { type: 'info' });
    } catch (thrown) {
      notifyFailure('customers.merge.notSplit', thrown);
    }
    await client.invalidateQueries({ queryKey: ['customers'] });
  };
}

/** Two guests who are one person: what either has, and what one record would have. */
export default function MergeDialog({ customer, onClose }: LawProps) {
  const translate = useTranslate();
  const provider = useCustomersProvider();
  const notify = useNotify();
  const [other, setOther] = useState<CustomerSummary>();
  const split = useSplit(customer.id);
  const otherId = other?.id ?? '';
  const seen = useQuery({
    queryKey: ['customers', 'merge', { id: customer.id, otherId }],
    queryFn: async ({ signal }) =>
      (await provider.previewMerge('customers', { id: customer.id, otherId, signal })).data,
    enabled: other !== undefined,
    gcTime: 0,
    retry: false,
  });
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.merge('customers', { id: customer.id, otherId }),
    async onSuccess() {
      onClose();
      notify('customers.merge.done', { type: 'info', undo: () => void split(otherId) });
      await client.invalidateQueries({ queryKey: ['customers'] });
    },
  });
  const say = (key: string) => translate(`customers.merge.${key}`, { whole: nameOf(customer) });
  return (
    <ConfirmDialog
      open
      wide
      title={say('title')}
      confirm={say('confirm')}
      busy={isPending}
      disabled={!seen.data}
      onClose={onClose}
      onConfirm={() => mutate()}
      error={error ? { title: translate('customers.law.failed'), cause: error } : undefined}
    >
      <div className="stack-12">
        <CustomerFinder
          label={say('choose')}
          except={customer.id}
          status={GUESTS}
          chosen={other}
          onChoose={setOther}
        />
        {seen.isLoading && <LineSkeleton widths={[80, 80, 60]} />}
        {seen.isError && (
          <ErrorState inline title={say('loadFailed')} error={seen.error} retry={() => void seen.refetch()} />
        )}
        {seen.data && (
          <>
            <MergeTable preview={seen.data} />
            <p className="muted">{say('explanation')}</p>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
