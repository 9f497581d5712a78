import { useNotify, useTranslate } from 'ra-core';
import { isPositiveMoney } from '#shared/money.ts';
import { toCallError } from '#wix/errors.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import type { OrderRecord } from '../order-record.ts';
import { useOrderAction } from '../show/use-order-action.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import styles from './status.module.css';
import './messages.en.ts';

const statuses = { approve: 'APPROVED', reject: 'REJECTED' } as const;

interface Props {
  order: OrderRecord;
  how: keyof typeof statuses;
  onClose: () => void;
}

/** What becomes of an order that waits, with what that means told first. */
export default function StatusDialog({ order, how, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { money } = useOrderLabels(order.currency);
  const { id, number } = order;
  const { balance, pending } = order.balanceSummary ?? {};
  const due = balance?.amount;
  const deciding = useOrderAction(
    id,
    (provider, _input, idempotencyKey) =>
      provider.decide('orders', { id, status: statuses[how], idempotencyKey }),
    () => {
      notify(`orders.status.${how}.done`, { type: 'success', messageArgs: { number } });
      onClose();
    },
  );
  const isUnderWay = isPositiveMoney(pending?.amount);
  const owed = isUnderWay ? 'underWay' : isPositiveMoney(due) ? 'money' : 'free';
  const lines = how === 'approve' ? ['stands', 'email', owed, 'back'] : ['lets', 'silent', 'back'];
  return (
    <ConfirmDialog
      open
      title={translate(`orders.status.${how}.title`, { number })}
      confirm={translate(`orders.status.${how}.confirm`, { number })}
      busy={deciding.isPending}
      onConfirm={() => deciding.mutate()}
      onClose={onClose}
      error={
        deciding.isError
          ? {
              title: translate(`orders.status.${how}.failed`),
              cause: plainly(deciding.error, translate),
              notDone: translate('orders.status.unchanged'),
            }
          : undefined
      }
    >
      <ul className={styles['note']}>
        {lines.map((line) => (
          <li key={line}>
            {translate(`orders.status.${how}.${line}`, { amount: money(isUnderWay ? pending?.amount : due) })}
          </li>
        ))}
      </ul>
      <EmailNotice of={`orders.status.${how}`} />
    </ConfirmDialog>
  );
}

/** A rejection that a person can meet, in words of the page. */
function plainly(error: unknown, translate: ReturnType<typeof useTranslate>): unknown {
  const { code } = toCallError(error);
  const words = translate(`orders.status.reason.${code ?? ''}`, { _: '' });
  return words ? new Error(words) : error;
}
