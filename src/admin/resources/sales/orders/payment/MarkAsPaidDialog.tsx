import { useNotify, useTranslate } from 'ra-core';
import type { PaymentMethodName } from '#wix/order-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { MethodField, namedMethod } from './MethodField.tsx';
import styles from './payment.module.css';
import { useExpectedMethod } from './use-expected-method.ts';

export function MarkAsPaidDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { money } = useOrderLabels(order.currency);
  const { id, number } = order;
  const due = money(order.balanceSummary?.balance?.amount ?? order.priceSummary?.total?.amount);
  const [method, setMethod] = useExpectedMethod(order);
  const pay = useOrderAction<PaymentMethodName | undefined>(
    id,
    (provider, how, idempotencyKey) =>
      provider.markAsPaid('orders', { id, idempotencyKey, ...(how ? { method: how } : {}) }),
    () => {
      notify('orders.payment.markDone', { type: 'success', messageArgs: { number } });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      title={translate('orders.payment.markTitle', { number })}
      confirm={translate('orders.payment.markConfirm', { amount: due })}
      busy={pay.isPending}
      onConfirm={() => pay.mutate(namedMethod(method))}
      onClose={onClose}
      error={
        pay.isError
          ? {
              title: translate('orders.payment.markFailed'),
              cause: pay.error,
              notDone: translate('orders.payment.notRecorded'),
            }
          : undefined
      }
    >
      <div className={styles['fields']}>
        <p>{translate('orders.payment.markDetail', { amount: due })}</p>
        <MethodField value={method} onChange={setMethod} />
      </div>
    </ConfirmDialog>
  );
}
