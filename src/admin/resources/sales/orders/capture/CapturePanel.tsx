import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Payment } from '#wix/order-operations.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { big, toDecimalString } from '../refund/amounts.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { CaptureOutcome } from './CaptureOutcome.tsx';
import { captureParts, expiryOf, statusAfter } from './capture-outcome.ts';
import styles from './capture.module.css';
import { ExpiryBox } from './ExpiryBox.tsx';
import { useCaptureForm } from './use-capture-form.ts';
import { VoidDialog } from './VoidDialog.tsx';

interface Props {
  order: OrderRecord;
  payment: Payment;
  payments: readonly Payment[];
  mayCapture: boolean;
  mayVoid: boolean;
  onDone: () => void;
}

/** How much of a held payment is taken, with what that leads to. */
export function CapturePanel({ order, payment, payments, mayCapture, mayVoid, onDone }: Props) {
  const { id, number } = order;
  const currency = order.currency ?? '';
  const { translate, money } = useOrderLabels(currency);
  const notify = useNotify();
  const authorized = big(payment.amount?.amount);
  const parts = captureParts(order);
  const form = useCaptureForm(authorized, parts, currency);
  const [voiding, setVoiding] = useState(false);
  const expiry = expiryOf(payment, useNow());
  const who = customerName(order);
  const rest = authorized.minus(form.value);
  const amount = toDecimalString(form.value, currency);
  const capture = useOrderAction<{ paymentId: string; amount: string }>(
    id,
    (provider, input, idempotencyKey) =>
      provider.captureAuthorized('orders', { id, idempotencyKey, ...input }),
    (after) => {
      const isTaken = big(after.balanceSummary?.authorized?.amount).lt(
        big(order.balanceSummary?.authorized?.amount),
      );
      notify(isTaken ? 'orders.capture.done' : 'orders.capture.notDone', {
        type: isTaken ? 'success' : 'warning',
        messageArgs: { amount: money(amount), number },
      });
      onDone();
    },
  );
  const isOver = expiry?.action === 'VOID' && expiry.minutesLeft === 0;
  const can = mayCapture && !isOver && form.problem === undefined && form.value.gt(0);
  const totals = [
    ['authorized', authorized],
    ['toCapture', form.value],
    ['released', rest],
  ] as const;
  return (
    <>
      <form
        className={styles['body']}
        onSubmit={(event) => {
          event.preventDefault();
          if (can && !capture.isPending) capture.mutate({ paymentId: payment._id ?? '', amount });
        }}
      >
        {expiry && <ExpiryBox expiry={expiry} who={who} />}
        <dl className={`${styles['totals']} num`}>
          {totals.map(([name, value]) => (
            <div key={name}>
              <dt>{translate(`orders.capture.${name}`)}</dt>
              <dd>
                <Money amount={toDecimalString(value, currency)} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        <AmountChoice form={form} parts={parts} currency={currency} />
        <p className="muted-note">
          {rest.gt(0)
            ? translate('orders.capture.rest', { amount: money(toDecimalString(rest, currency)), who })
            : translate('orders.capture.nothingLeft')}
        </p>
        {form.value.gt(0) && (
          <CaptureOutcome
            payment={rest.gt(0) ? 'partly' : 'captured'}
            before={order.paymentStatus}
            after={statusAfter(order, payments, form.value)}
          />
        )}
        {capture.isError && (
          <ErrorState inline title={translate('orders.capture.failed')} error={capture.error} />
        )}
        <Button type="submit" variant="contained" size="large" disabled={!can} aria-busy={capture.isPending}>
          {translate('orders.capture.confirm', { amount: money(amount) })}
        </Button>
        {mayVoid && (
          <div className={styles['void']}>
            <Button onClick={() => setVoiding(true)}>
              {translate('orders.capture.void', { amount: money(toDecimalString(authorized, currency)) })}
            </Button>
            <small>{translate('orders.capture.voidHint')}</small>
          </div>
        )}
      </form>
      {voiding && (
        <VoidDialog
          order={order}
          payment={payment}
          payments={payments}
          onClose={() => setVoiding(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
