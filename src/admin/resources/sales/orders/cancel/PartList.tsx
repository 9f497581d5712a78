import { Circle, CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { OrderRecord } from '../order-record.ts';
import { toDecimalString } from '../refund/amounts.ts';
import type { RefundOfAll } from '../refund/refund-of-all.ts';
import { paymentName } from '../refund/source-label.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { partKey, type CancelPart, type PartState } from './cancel-parts.ts';
import styles from './cancel.module.css';

const icons = { waiting: Circle, running: LoaderCircle, done: CircleCheck, failed: CircleAlert } as const;

interface Props {
  parts: readonly CancelPart[];
  states: Readonly<Record<string, PartState>>;
  refund: RefundOfAll | undefined;
  how: { restock: boolean; notify: boolean };
  order: OrderRecord;
}

/** What is done one after the other, and how far it is. */
export function PartList({ parts, states, refund, how, order }: Props) {
  const { translate, money } = useOrderLabels(order.currency);
  const told = (part: CancelPart): string => {
    const say = (what: string, values?: Record<string, unknown>) =>
      translate(`orders.cancel.step.${what}`, values);
    if (part.kind === 'void')
      return say('void', {
        amount: money(part.payment.amount?.amount),
        on: paymentName(part.payment, translate),
      });
    if (part.kind === 'refund')
      return say('refund', {
        amount: refund ? money(toDecimalString(refund.amount, order.currency ?? '')) : '',
      });
    if (part.kind === 'restock') return say('restockChosen');
    if (part.kind === 'note') return say('note');
    const with_ = [how.restock && say('restock'), how.notify && say('mail')].filter(Boolean);
    return [say('cancel', { number: order.number }), ...with_].join(', ');
  };
  return (
    <ol className={styles['sections']} aria-live="polite">
      {parts.map((part) => {
        const state = states[partKey(part)] ?? 'waiting';
        const Icon = icons[state];
        return (
          <li key={partKey(part)} className={styles[state]}>
            <Icon size={16} aria-hidden />
            <span>
              {told(part)}
              {state !== 'waiting' && (
                <span className="visually-hidden"> {translate(`orders.cancel.state.${state}`)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
