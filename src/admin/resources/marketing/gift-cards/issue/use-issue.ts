import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isPreparedGiftCard, type GiftCardView } from '#shared/gift-cards.ts';
import { isDecimal, isPositiveMoney } from '#shared/money.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { useOnceKey } from '#admin/data/use-once-key.ts';
import { violationsOf } from '#admin/ui/form/violations.ts';
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
const fields = Object.keys(empty) as (keyof Typed)[];

/** A comma is what many people type before the cents. */
const amountIn = (typed: string): string => typed.trim().replace(',', '.');

/** What is typed of a new card, and what the platform says of it. */
export function useIssue(onIssued: (card: GiftCardView, code: string) => void) {
  const provider = useCardsProvider();
  const readAgain = useReadAgain();
  const { name } = useStoreProfile();
  const once = useOnceKey();
  const { state } = useLocation();
  const [typed, setTyped] = useState<Typed>(() => {
    const { amount = '', email = '' } = isPreparedGiftCard(state) ? state : {};
    return { ...empty, from: name, amount, email };
  });
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
  const rejected = violationsOf(issue.error, fields);
  return {
    typed,
    amount,
    ready,
    issue,
    problem: rejected.of,
    /** What is wrong with none of the fields. */
    failure: rejected.other,
    change: (part: Partial<Typed>) => {
      if (issue.isError) issue.reset();
      setTyped((before) => ({ ...before, ...part }));
    },
  };
}

export type Issuing = ReturnType<typeof useIssue>;
