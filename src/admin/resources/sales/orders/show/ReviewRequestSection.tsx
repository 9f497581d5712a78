import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { reviewRequestsDesk } from '#shared/desks/review-requests.ts';
import { useMay, useSession } from '#admin/access/session.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import type { OrderRecord } from '../order-record.ts';
import { emailsChanged } from './use-emails.ts';
import './review-request-messages.en.ts';

/** The fields of the order's last review request that this section displays. */
interface LastRequest {
  id: string;
  status?: string;
  sendDate?: Date | string;
  items?: { reviewId?: string }[];
}

function stateOf({ status, items = [] }: LastRequest): string {
  if (status === 'SENT' && items.some(({ reviewId }) => reviewId)) return 'answered';
  return (status ?? '').toLowerCase();
}

/** Whether the buyer has been asked for a review, and what came of it; asks where nobody has. */
export function ReviewRequestSection({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const embedded = useSession()?.ownFields ?? false;
  const mayRead = useMay(reviewRequestsDesk.rights.list);
  const mayAsk = useMay(reviewRequestsDesk.rights.edit) && embedded;
  const { data } = useQuery({
    queryKey: ['review-requests', 'ofOrder', { id: order.id }],
    queryFn: async ({ signal }) => {
      const found = await provider.getManyReference<LastRequest>('review-requests', {
        target: 'order.id',
        id: order.id,
        filter: {},
        sort: { field: 'createdDate', order: 'DESC' },
        pagination: { page: 1, perPage: 1 },
        signal,
      });
      return found.data;
    },
    enabled: mayRead,
    retry: false,
  });
  if (!data) return null;
  const [lastRequest] = data;
  const isOver = lastRequest?.status === 'CANCELED' || lastRequest?.status === 'FAILED';
  const canAsk = mayAsk && (!lastRequest || isOver) && order.status === 'APPROVED';
  if (!lastRequest && !canAsk) return null;
  return (
    <AsideSection
      title={translate('orders.reviewRequest.title')}
      action={
        lastRequest && (
          <Link to={`/review-requests/${lastRequest.id}`} className="link">
            {translate('orders.reviewRequest.open')}
          </Link>
        )
      }
    >
      <p>
        {translate(`orders.reviewRequest.${lastRequest ? stateOf(lastRequest) : 'none'}`)}{' '}
        {lastRequest && <DateTime value={lastRequest.sendDate} />}
      </p>
      {canAsk && <AskNow order={order} />}
    </AsideSection>
  );
}

function AskNow({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.create('review-requests', { data: { orderId: order.id } }),
    async onSuccess() {
      setAsking(false);
      notify('orders.reviewRequest.done', { type: 'info' });
      await Promise.all([client.invalidateQueries({ queryKey: ['review-requests'] }), emailsChanged(client)]);
    },
  });
  return (
    <>
      <Button variant="text" size="small" sx={{ marginInlineStart: '-10px' }} onClick={() => setAsking(true)}>
        {translate('orders.reviewRequest.send')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={translate('orders.reviewRequest.sendTitle')}
          confirm={translate('orders.reviewRequest.confirm')}
          busy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => mutate()}
          error={error ? { title: translate('orders.reviewRequest.notDone'), cause: error } : undefined}
        >
          <p>{translate('orders.reviewRequest.detail', { email: order.buyerInfo?.email ?? '' })}</p>
          <EmailNotice of="orders.reviewRequest.detail" />
        </ConfirmDialog>
      )}
    </>
  );
}
