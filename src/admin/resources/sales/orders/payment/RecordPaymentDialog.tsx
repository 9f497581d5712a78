import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PaymentMethodName } from '#wix/order-operations.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import { DueField, useDue } from './DueField.tsx';
import { MethodField, namedMethod } from './MethodField.tsx';
import styles from './payment.module.css';
import { useExpectedMethod } from './use-expected-method.ts';

interface Recorded {
  amount: string;
  method?: PaymentMethodName;
  /** Of the gift card it is taken off, in place of money that came in. */
  code?: string;
}

/** As the contract has it. */
const MIN_CODE = 8;

export function RecordPaymentDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, number } = order;
  const due = useDue(order);
  const { currency, leftWords } = due;
  const [method, setMethod] = useExpectedMethod(order);
  const [code, setCode] = useState<string | undefined>();
  const mayRedeem = useMay(ordersDesk.rights.redeem);
  const record = useOrderAction<Recorded>(
    id,
    (provider, { code: used, ...input }, idempotencyKey) =>
      used === undefined
        ? provider.recordPayment('orders', { id, idempotencyKey, ...input })
        : provider.redeemGiftCard('orders', {
            id,
            idempotencyKey,
            amount: input.amount,
            code: used,
            currency,
          }),
    () => {
      notify(code === undefined ? 'orders.payment.recordDone' : 'orders.payment.redeemDone', {
        type: 'success',
        messageArgs: { amount: due.amountWords, number },
      });
      onClose();
    },
  );
  const how = namedMethod(method);
  const isCodeMissing = code !== undefined && code.trim().length < MIN_CODE;
  const words =
    code === undefined
      ? { confirm: 'recordConfirm', failed: 'recordFailed', notDone: 'notRecorded' }
      : { confirm: 'redeemConfirm', failed: 'redeemFailed', notDone: 'nothingTaken' };
  return (
    <ConfirmDialog
      open
      title={translate('orders.payment.recordTitle', { number })}
      confirm={translate(`orders.payment.${words.confirm}`, { amount: due.amountWords })}
      disabled={!due.isReady || isCodeMissing}
      busy={record.isPending}
      onConfirm={() =>
        record.mutate({
          amount: due.amount,
          ...(how ? { method: how } : {}),
          ...(code !== undefined && { code: code.trim() }),
        })
      }
      onClose={onClose}
      error={
        record.isError
          ? {
              title: translate(`orders.payment.${words.failed}`),
              cause: record.error,
              notDone: translate(`orders.payment.${words.notDone}`),
            }
          : undefined
      }
    >
      <div className={styles['fields']}>
        <DueField due={due} hint={leftWords && translate('orders.payment.leaves', { amount: leftWords })} />
        <MethodField
          value={method}
          onChange={setMethod}
          giftCard={mayRedeem ? { code, onChange: setCode } : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
