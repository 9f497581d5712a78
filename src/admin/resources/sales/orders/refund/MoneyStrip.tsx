import { Hourglass } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Money } from '#admin/ui/Money.tsx';
import { toDecimalString } from './amounts.ts';
import type { RefundState } from './refund-state.ts';
import styles from './refund.module.css';

/** Paid − refunded − pending = most you can refund, all four as the server says. */
export function MoneyStrip({ state: { strip, currency } }: { state: RefundState }) {
  const translate = useTranslate();
  const totals = [
    ['paid', 'paid'],
    ['refunded', 'refunded'],
    ['pending', 'pending'],
    ['refundable', 'most'],
  ] as const;
  const marks = ['−', '−', '='];
  return (
    <dl className={`${styles['strip']} num`}>
      {totals.flatMap(([name, amount], at) => [
        <div key={name} className={name === 'refundable' ? styles['refundable'] : undefined}>
          <dt>
            {name === 'pending' && <Hourglass size={12} aria-hidden />}
            {translate(`orders.refund.strip.${name}`)}
          </dt>
          <dd>
            <Money amount={toDecimalString(strip[amount], currency)} currency={currency} />
          </dd>
        </div>,
        ...(marks[at]
          ? [
              <span key={`${name}-mark`} aria-hidden>
                {marks[at]}
              </span>,
            ]
          : []),
      ])}
    </dl>
  );
}
