import { useCallback, useEffect, useRef, useState } from 'react';
import { newPageToken } from '../../shared/page-token.ts';
import { PAYMENT_PREVIEW, type PaymentPage } from '../../shared/payment-page.ts';
import { CallError } from '../../wix/errors.ts';
import {
  checkCard,
  EMPTY_CARD,
  type CardField,
  type CardProblems,
  type CardValues,
} from '../shell/card/card.ts';
import { payRequest, readPreview, readRequest } from './pay-api.ts';
import { CardRejected, tokenizeCard } from '../shell/card/tokenize-card.ts';

export type PayState = { phase: 'loading' | 'missing' | 'failed' } | { phase: 'ready'; page: PaymentPage };

export type PayError = { kind: 'declined'; reason: string } | { kind: 'failed'; error: CallError };

/** Where the app that asked for the money wants the payer now. */
export function onwardUrl({ standing, onward }: PaymentPage): string | undefined {
  if (standing === 'PAID') return onward?.paid;
  return standing === 'UNDER_WAY' ? onward?.pending : undefined;
}

const ASK_AGAIN_EVERY = 3000;

/** What is asked for with this address; while nobody knows how a payment went, it is looked at again. */
export function useRequest(id: string): {
  state: PayState;
  show: (page: PaymentPage) => void;
  retry: () => void;
} {
  const [state, setState] = useState<PayState>({ phase: 'loading' });
  const show = useCallback((page: PaymentPage) => setState({ phase: 'ready', page }), []);
  const read = useCallback(
    () =>
      (id === PAYMENT_PREVIEW ? readPreview() : readRequest(id)).then(show, (thrown: unknown) => {
        const isGone = thrown instanceof CallError && thrown.status === 404;
        // What is shown already stays: the next look may succeed.
        setState((before) =>
          before.phase === 'ready' ? { ...before } : { phase: isGone ? 'missing' : 'failed' },
        );
      }),
    [id, show],
  );
  useEffect(() => void read(), [read]);
  useEffect(() => {
    if (state.phase !== 'ready' || state.page.standing !== 'UNDER_WAY') return undefined;
    const timer = setTimeout(() => void read(), ASK_AGAIN_EVERY);
    return () => clearTimeout(timer);
  }, [state, read]);
  return { state, show, retry: () => void read() };
}

export interface CardForm {
  card: CardValues;
  holder: string;
  problems: CardProblems;
  holderMissing: boolean;
  busy: boolean;
  trouble: PayError | undefined;
  change: (field: CardField, value: string) => void;
  leave: (field: CardField) => void;
  setHolder: (name: string) => void;
  /** @param onPage the card is entered on the payment provider's page */
  submit: (onPage: boolean) => Promise<void>;
}

/** The card, and the press on the button: once, whatever else is pressed meanwhile. */
export function useCardForm(
  id: string,
  show: (page: PaymentPage) => void,
  declinedBefore: boolean,
): CardForm {
  const [card, setCard] = useState(EMPTY_CARD);
  const [holder, setHolder] = useState('');
  const [seen, setSeen] = useState<ReadonlySet<CardField> | 'all'>(new Set());
  const [cardProblems, setCardProblems] = useState<CardProblems>({});
  const [busy, setBusy] = useState(false);
  const [payError, setPayError] = useState<PayError | undefined>(
    declinedBefore ? { kind: 'declined', reason: 'canceled' } : undefined,
  );
  const running = useRef(false);
  const found = checkCard(card, new Date());
  const shown = Object.entries(found).filter(([field]) => seen === 'all' || seen.has(field as CardField));

  const submit = async (onPage: boolean): Promise<void> => {
    const isIncomplete = Object.keys(found).length > 0 || holder.trim() === '';
    if (!onPage) setSeen('all');
    if (running.current || (isIncomplete && !onPage)) return;
    running.current = true;
    setBusy(true);
    setPayError(undefined);
    const outcome = await attempt(id, onPage ? undefined : { ...card, holder: holder.trim() });
    if (outcome.leaveFor !== undefined) return location.assign(outcome.leaveFor);
    running.current = false;
    setBusy(false);
    setCardProblems(outcome.problems ?? {});
    setPayError(outcome.trouble);
    const next = outcome.page && onwardUrl(outcome.page);
    if (next !== undefined) return location.assign(next);
    if (outcome.page) show(outcome.page);
  };

  return {
    card,
    holder,
    problems: { ...Object.fromEntries(shown), ...cardProblems },
    holderMissing: seen === 'all' && holder.trim() === '',
    busy,
    trouble: payError,
    change(field, value) {
      setCardProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)),
      );
      setCard((before) => ({ ...before, [field]: value }));
    },
    leave: (field) => setSeen((before) => (before === 'all' ? before : new Set(before).add(field))),
    setHolder,
    submit,
  };
}

interface Outcome {
  page?: PaymentPage;
  problems?: CardProblems;
  trouble?: PayError;
  /** Where the bank asks the payer to confirm. */
  leaveFor?: string;
}

/** Hides the card behind a token and tries it. No answer is no rejection: how it stands is read then. */
async function attempt(id: string, card: (CardValues & { holder: string }) | undefined): Promise<Outcome> {
  try {
    const token = card ? await tokenizeCard(card, card.holder) : newPageToken();
    const page = await payRequest(id, token);
    const { charge } = page;
    if (page.standing !== 'UNPAID') return { page };
    if (charge?.status === 'ACTION_REQUIRED' && charge.redirectUrl !== undefined) {
      return { leaveFor: charge.redirectUrl };
    }
    return { page, trouble: { kind: 'declined', reason: charge?.reason ?? '' } };
  } catch (thrown) {
    if (thrown instanceof CardRejected) return { problems: thrown.problems };
    if (!(thrown instanceof CallError)) throw thrown;
    const page = thrown.code === 'NO_ANSWER' ? await readRequest(id).catch(() => undefined) : undefined;
    const settled = page !== undefined && page.standing !== 'UNPAID';
    return settled ? { page } : { trouble: { kind: 'failed', error: thrown } };
  }
}
