import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Tip, TippedPerson } from '#wix/order-tip-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import type { OrderRecord } from '../order-record.ts';
import { AmountField } from '../refund/AmountField.tsx';
import { readAmount, toDecimalString } from '../refund/amounts.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { outcomeMessage } from './outcome.ts';
import { readShares, shareEqually, shareRows } from './shares.ts';
import styles from './tip.module.css';
import { tipAmountOf, useChangeTip, useTip, useTippedStaff } from './use-tip.ts';
import '../messages-show.en.ts';
import './messages.en.ts';

interface Props {
  order: OrderRecord;
  onClose: () => void;
}

/** Opens once it is known who may get a part. */
export default function TipDialog({ order, onClose }: Props) {
  const { translate } = useOrderLabels(order.currency);
  const before = tipAmountOf(order);
  const tip = useTip(order.id, before !== undefined);
  const staff = useTippedStaff();
  const unread = tip.error ?? staff.error;
  if (unread) {
    const again = () => void Promise.all([tip.refetch(), staff.refetch()]);
    return (
      <ConfirmDialog
        open
        title={translate('orders.tip.setTitle', { number: order.number })}
        confirm={translate('counterpart.error.retry')}
        onConfirm={again}
        onClose={onClose}
      >
        <ErrorState inline title={translate('orders.tip.loadFailed')} error={unread} />
      </ConfirmDialog>
    );
  }
  if (!staff.data || (before !== undefined && !tip.data)) return null;
  return <TipForm order={order} tip={tip.data ?? {}} staff={staff.data} onClose={onClose} />;
}

function TipForm({ order, tip, staff, onClose }: Props & { tip: Tip; staff: readonly TippedPerson[] }) {
  const notify = useNotify();
  const { translate, money } = useOrderLabels(order.currency);
  const currency = order.currency ?? '';
  const [rows] = useState(() => shareRows(tip, staff));
  const [text, setText] = useState(tip.amount ?? '');
  const [typed, setTyped] = useState(() => rows.map(({ amount }) => amount));
  const amount = readAmount(text, currency);
  const read = readShares(rows, typed, amount.value, currency);
  const whole = toDecimalString(amount.value, currency);
  const setting = useChangeTip(order.id, () => {
    notify('orders.tip.done', {
      type: 'success',
      messageArgs: { number: order.number, amount: money(whole) },
    });
    onClose();
  });
  const isTyped = amount.value.gt(0) && !amount.problem;
  const isReady =
    isTyped && read.left.gte(0) && !read.isSomebodyLeftOut && read.problems.every((problem) => !problem);
  const problem = (id: string | undefined) => id && translate(`orders.amount.${id}`);
  return (
    <ConfirmDialog
      open
      title={translate('orders.tip.setTitle', { number: order.number })}
      confirm={
        isTyped
          ? translate('orders.tip.confirm', { amount: money(whole) })
          : translate('orders.tip.confirmUntyped')
      }
      busy={setting.isPending}
      disabled={!isReady}
      onConfirm={() => setting.mutate({ amount: whole, shares: read.shares })}
      onClose={onClose}
      error={
        setting.isError
          ? {
              title: translate('orders.tip.failed'),
              cause: setting.error,
              notDone: translate('orders.tip.unchanged'),
            }
          : undefined
      }
    >
      <div className={styles['form']}>
        <AmountField
          autoFocus
          label={translate('orders.tip.amount')}
          currency={currency}
          value={text}
          onChange={setText}
          error={problem(amount.problem)}
          hint={
            isTyped
              ? outcomeMessage(order, { before: tip.amount ?? undefined, after: whole }, { translate, money })
              : undefined
          }
        />
        <div className={styles['people']}>
          <h3>{translate('orders.tip.people')}</h3>
          <Button
            size="small"
            variant="text"
            disabled={!isTyped}
            onClick={() => setTyped(shareEqually(rows, whole, currency))}
          >
            {translate('orders.tip.equally')}
          </Button>
        </div>
        <ul className={styles['shares']}>
          {rows.map(({ id, name, partId, charged }, at) => (
            <li key={partId ?? id}>
              <span>{name || translate('orders.tip.someone')}</span>
              <AmountField
                hideLabel
                label={translate('orders.tip.partOf', { name: name || translate('orders.tip.someone') })}
                currency={currency}
                value={typed[at] ?? ''}
                disabled={charged}
                width={128}
                error={problem(read.problems[at])}
                hint={charged ? translate('orders.tip.charged') : undefined}
                onChange={(value) => setTyped(typed.with(at, value))}
              />
            </li>
          ))}
        </ul>
        {isTyped && (
          <p role="status" className={read.left.lt(0) || read.isSomebodyLeftOut ? styles['bad'] : undefined}>
            {sharing()}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );

  function sharing(): string {
    if (read.isSomebodyLeftOut) return translate('orders.tip.partlyPaidOut');
    if (read.left.eq(0)) return translate('orders.tip.whole');
    const words = money(toDecimalString(read.left.abs(), currency));
    return translate(read.left.lt(0) ? 'orders.tip.tooMuch' : 'orders.tip.unassigned', { amount: words });
  }
}
