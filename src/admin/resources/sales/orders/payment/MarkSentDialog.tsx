import { useNotify, useTranslate } from 'ra-core';
import type { Payment } from '#wix/order-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { toDecimalString } from '../refund/amounts.ts';
import type { RefundPart } from '../refund/refund-history.ts';
import { paymentInSentence } from '../refund/source-label.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';

interface Props {
  orderId: string;
  part: RefundPart;
  payments: readonly Payment[];
  currency: string;
  onClose: () => void;
}

/** A refund by hand has left the house. */
export function MarkSentDialog({ orderId: id, part, payments, currency, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { money } = useOrderLabels(currency);
  const { refundId, paymentId } = part;
  const payment = payments.find(({ _id }) => _id === paymentId);
  const amount = money(toDecimalString(part.amount, currency));
  const by = payment ? paymentInSentence(payment, translate) : translate('orders.timeline.thePayment');
  const mark = useOrderAction<{ refundId: string; paymentId: string }>(
    id,
    (provider, which, idempotencyKey) => provider.markRefundSent('orders', { id, idempotencyKey, ...which }),
    () => {
      notify('orders.toSend.done', { type: 'success', messageArgs: { amount } });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      title={translate('orders.toSend.title', { amount })}
      confirm={translate('orders.toSend.confirm')}
      busy={mark.isPending}
      onConfirm={() => mark.mutate({ refundId, paymentId })}
      onClose={onClose}
      error={
        mark.isError
          ? {
              title: translate('orders.toSend.failed'),
              cause: mark.error,
              notDone: translate('orders.payment.notRecorded'),
            }
          : undefined
      }
    >
      <p>{translate('orders.toSend.detail', { amount, by })}</p>
    </ConfirmDialog>
  );
}
