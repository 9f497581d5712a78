import type Big from 'big.js';
import { useState } from 'react';
import { least, readAmount, sum, toDecimalString } from '../refund/amounts.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import type { CapturePart } from './capture-outcome.ts';

type Mode = 'all' | 'items' | 'other';

/** What is to be taken of so much that is held. */
export function useCaptureForm(held: Big, parts: readonly CapturePart[], currency: string) {
  const { translate, money } = useOrderLabels(currency);
  const [mode, setMode] = useState<Mode>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const [typed, setTyped] = useState('');
  const ofChosen = least(sum(parts.filter(({ id }) => chosen.has(id)).map(({ amount }) => amount)), held);
  const input = {
    all: toDecimalString(held, currency),
    items: toDecimalString(ofChosen, currency),
    other: typed,
  };
  const text = input[mode];
  const { value, problem } = readAmount(text, currency, held);
  // A capture of nothing would release all of the payment, which is what voiding it is for.
  const isNothing = mode === 'other' && problem === undefined && text.trim() !== '' && value.lte(0);
  return {
    mode,
    chosen,
    text,
    value,
    problem: isNothing
      ? translate('orders.capture.nothingChosen')
      : problem && translate(`orders.amount.${problem}`, { maximum: money(toDecimalString(held, currency)) }),
    choose: (next: Mode) => {
      if (next === 'other') setTyped(text);
      setMode(next);
    },
    type: (next: string) => {
      setTyped(next);
      setMode('other');
    },
    toggle: (id: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}

export type CaptureForm = ReturnType<typeof useCaptureForm>;
