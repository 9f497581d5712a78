import { useNotify } from 'ra-core';
import type { Payment } from '#wix/order-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { big, toDecimalString, zero } from '../refund/amounts.ts';
import { paymentName } from '../refund/source-label.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { CaptureOutcome } from './CaptureOutcome.tsx';
import { statusAfter } from './capture-outcome.ts';

interface Props {
  order: OrderRecord;
  payment: Payment;
  payments: readonly Payment[];
  onClose: () => void;
  onDone: () => void;
}

export function VoidDialog({ order, payment, payments, onClose, onDone }: Props) {
  const { id, number } = order;
  const currency = order.currency ?? '';
  const { translate, money } = useOrderLabels(currency);
  const notify = useNotify();
  const amount = money(toDecimalString(big(payment.amount?.amount), currency));
  const letGo = useOrderAction<{ paymentId: string }>(
    id,
    (provider, input, idempotencyKey) => provider.voidAuthorized('orders', { id, idempotencyKey, ...input }),
    (after) => {
      const isFree = big(after.balanceSummary?.authorized?.amount).lt(
        big(order.balanceSummary?.authorized?.amount),
      );
      notify(isFree ? 'orders.capture.voidDone' : 'orders.capture.notVoided', {
        type: isFree ? 'success' : 'warning',
        messageArgs: { amount, number },
      });
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open
      title={translate('orders.capture.voidTitle', { amount, from: paymentName(payment, translate) })}
      confirm={translate('orders.capture.void', { amount })}
      busy={letGo.isPending}
      onConfirm={() => letGo.mutate({ paymentId: payment._id ?? '' })}
      onClose={onClose}
      error={
        letGo.isError ? { title: translate('orders.capture.voidFailed'), cause: letGo.error } : undefined
      }
    >
      <p>{translate('orders.capture.voidDetail', { who: customerName(order) })}</p>
      <CaptureOutcome
        payment="voided"
        before={order.paymentStatus}
        after={statusAfter(order, payments, zero)}
      />
    </ConfirmDialog>
  );
}
