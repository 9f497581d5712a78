import Button from '@mui/material/Button';
import { Ban, CircleCheck, Clock, Copy, Hourglass, Link } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { paymentRequestOperations, type PaymentRequest } from '#wix/payment-request-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { statusChip } from '#admin/ui/status-chip.tsx';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import styles from '../show/PaymentsCard.module.css';
import type { OrderRecord } from '../order-record.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { unpaidRequests, type PaymentRequestStatus } from './request-status.ts';
import { useRequests, useVoid } from './use-requests.ts';
import './messages.en.ts';

const ReviewStatusChip = statusChip<Exclude<PaymentRequestStatus, 'PAID'>>('orders.request.state', {
  UNPAID: { tone: 'warn', icon: Hourglass },
  EXPIRED: { tone: 'calm', icon: Clock },
  VOIDED: { tone: 'calm', icon: Ban },
  NOT_OWED: { tone: 'calm', icon: CircleCheck },
});

const isOpen = (paymentRequestStatus: PaymentRequestStatus): boolean =>
  paymentRequestStatus === 'UNPAID' || paymentRequestStatus === 'NOT_OWED';

interface Props {
  order: OrderRecord;
  mayVoid: boolean;
}

/** A row for each payment that was requested by a link and not paid by it. */
export default function RequestRows({ order, mayVoid }: Props) {
  const { id: orderId, currency } = order;
  const { translate } = useOrderLabels(currency);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const requests = useRequests(orderId);
  const [paymentRequest, setPaymentRequest] = useState<PaymentRequest>();
  const takeBack = useVoid(orderId, () => {
    notify('orders.request.voided', { type: 'success', messageArgs: { title: paymentRequest?.title } });
    setPaymentRequest(undefined);
  });
  const copy = async (id: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await paymentRequestOperations.address(id));
      notify('counterpart.action.copied', { type: 'info' });
    } catch (thrown) {
      notifyFailure('orders.request.copyFailed', thrown);
    }
  };
  return (
    <>
      {unpaidRequests(requests.data ?? [], order).map(({ request, standing }) => {
        const id = String(request._id);
        const { title } = request;
        return (
          <div key={id} className={styles['row']}>
            <Link size={16} aria-hidden />
            <div>
              {translate('orders.request.row', { title })}
              <small>
                {translate(
                  standing === 'UNPAID' && request.expirationDate
                    ? 'orders.request.until'
                    : 'orders.request.requested',
                )}{' '}
                <DateTime
                  value={(standing === 'UNPAID' && request.expirationDate) || request._createdDate}
                  style="long"
                />
              </small>
              {isOpen(standing) && (
                <div className={styles['buttons']}>
                  <Button
                    size="small"
                    aria-label={translate('orders.request.copyOf', { title })}
                    onClick={() => void copy(id)}
                  >
                    <Copy aria-hidden />
                    {translate('orders.request.copy')}
                  </Button>
                  {mayVoid && (
                    <Button
                      size="small"
                      aria-label={translate('orders.request.voidOf', { title })}
                      onClick={() => setPaymentRequest(request)}
                    >
                      <Ban aria-hidden />
                      {translate('orders.request.void')}
                    </Button>
                  )}
                </div>
              )}
            </div>
            <span className={styles['state']}>
              <ReviewStatusChip status={standing} />
            </span>
            <span className={styles['amount']}>
              <Money amount={request.amount?.amount} currency={currency} />
            </span>
          </div>
        );
      })}
      {paymentRequest && (
        <ConfirmDialog
          open
          title={translate('orders.request.voidTitle', { title: paymentRequest.title })}
          confirm={translate('orders.request.void')}
          busy={takeBack.isPending}
          onConfirm={() => takeBack.mutate(String(paymentRequest._id))}
          onClose={() => setPaymentRequest(undefined)}
          error={
            takeBack.isError
              ? { title: translate('orders.request.voidFailed'), cause: takeBack.error }
              : undefined
          }
        >
          {translate('orders.request.voidText')}
        </ConfirmDialog>
      )}
    </>
  );
}
