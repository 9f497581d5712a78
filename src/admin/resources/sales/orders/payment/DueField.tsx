import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { OrderRecord } from '../order-record.ts';
import { AmountField } from '../refund/AmountField.tsx';
import { big, readAmount, toDecimalString } from '../refund/amounts.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';

/** An amount of at most what is due of the order, or of what of that is meant: all of it, until another is typed. */
export function useDue(order: OrderRecord, due = big(order.balanceSummary?.balance?.amount)) {
  const currency = order.currency ?? '';
  const { money } = useOrderLabels(currency);
  const [text, setText] = useState(() => toDecimalString(due, currency));
  const { value, problem } = readAmount(text, currency, due);
  const words = (amount: typeof due) => money(toDecimalString(amount, currency));
  return {
    currency,
    text,
    setText,
    problem,
    amount: toDecimalString(value, currency),
    amountWords: words(value),
    dueWords: words(due),
    /** What stays due, unless it is nothing or nothing was typed. */
    leftWords: value.gt(0) && value.lt(due) ? words(due.minus(value)) : undefined,
    isReady: problem === undefined && value.gt(0),
  };
}

export function DueField({ due, hint }: { due: ReturnType<typeof useDue>; hint?: string | undefined }) {
  const translate = useTranslate();
  return (
    <AmountField
      autoFocus
      label={translate('orders.payment.amount')}
      currency={due.currency}
      value={due.text}
      onChange={due.setText}
      error={due.problem && translate(`orders.amount.${due.problem}`, { maximum: due.dueWords })}
      hint={hint ?? translate('orders.payment.ofDue', { amount: due.dueWords })}
    />
  );
}
