import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldGiftCard } from '../../../../shared/gift-cards.ts';
import { isDecimal, isPositiveMoney } from '../../../../shared/money.ts';
import { toCallError } from '../../../../wix/errors.ts';
import { useStoreProfile } from '../../../access/session.ts';
import { useOnceKey } from '../../../data/use-once-key.ts';
import { useCardsProvider, useReadAgain } from '../use-gift-cards.ts';

export interface Typed {
  amount: string;
  email: string;
  from: string;
  message: string;
  sendOn: string;
  goodUntil: string;
}

const empty: Typed = { amount: '', email: '', from: '', message: '', sendOn: '', goodUntil: '' };

/** A comma is what many people type before the cents. */
const amountIn = (typed: string): string => typed.trim().replace(',', '.');

/** What is typed of a new card, and what the platform says of it. */
export function useIssue(onIssued: (card: ToldGiftCard, code: string) => void) {
  const provider = useCardsProvider();
  const readAgain = useReadAgain();
  const { name } = useStoreProfile();
  const once = useOnceKey();
  const [typed, setTyped] = useState<Typed>({ ...empty, from: name });
  const amount = amountIn(typed.amount);
  const ready = isDecimal(amount) && isPositiveMoney(amount);
  const issue = useMutation({
    mutationFn: () => {
      const { email, from, message, sendOn, goodUntil } = typed;
      return provider.issue('gift-cards', {
        once: once.keyFor(typed),
        amount,
        ...(email.trim() && { email: email.trim() }),
        ...(from.trim() && { from: from.trim() }),
        ...(message.trim() && { message: message.trim() }),
        ...(sendOn && { sendOn }),
        ...(goodUntil && { goodUntil }),
      });
    },
    async onSuccess({ data: { giftCard, code } }) {
      once.through();
      setTyped({ ...empty, from: name });
      onIssued(giftCard, code);
      await readAgain();
    },
  });
  const { violations = [] } = issue.error ? toCallError(issue.error) : {};
  const problem = (field: keyof Typed): string | undefined =>
    violations.find((one) => one.field === field)?.description;
  return {
    typed,
    amount,
    ready,
    issue,
    problem,
    /** What is wrong with none of the fields. */
    failure: violations.length === 0 ? issue.error : undefined,
    change: (part: Partial<Typed>) => {
      if (issue.isError) issue.reset();
      setTyped((before) => ({ ...before, ...part }));
    },
  };
}

export type Issuing = ReturnType<typeof useIssue>;
