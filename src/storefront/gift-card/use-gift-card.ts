import { useEffect, useState } from 'react';
import { DEFAULT_GIFT_CARD_RULES, MAX_DAYS_AHEAD } from '../../shared/gift-cards.ts';
import type { GiftCardOffer } from '../../wix/shopper/gift-card-operations.ts';
import { cartStore } from '../shell/cart-store.ts';
import { usePageFacts } from '../shell/page-context.tsx';
import { amountOf, isEmail, wishOf, type Problem, type Typed } from './gift-card-form.ts';

const operations = () => import('../../wix/shopper/gift-card-operations.ts');

/** What most shops sell is there at once; what this one sells, as soon as it has answered. */
function useOffer(today: string): GiftCardOffer {
  const { store } = usePageFacts();
  const [offer, setOffer] = useState<GiftCardOffer>({
    ...DEFAULT_GIFT_CARD_RULES,
    currency: store.currency,
    today,
    daysAhead: MAX_DAYS_AHEAD,
  });
  useEffect(() => {
    let isHere = true;
    operations()
      .then(({ readGiftCardOffer }) => readGiftCardOffer())
      .then((read) => isHere && setOffer(read))
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return offer;
}

/** The form of a card that is bought. */
export function useGiftCard(today: string) {
  const { locale } = usePageFacts();
  const offer = useOffer(today);
  const [typed, setTyped] = useState<Typed>({
    preset: DEFAULT_GIFT_CARD_RULES.presets[2],
    own: '',
    to: '',
    from: '',
    email: '',
    sendOn: today,
    message: '',
  });
  const [problems, setProblems] = useState<ReadonlySet<Problem>>(new Set());
  const [state, setState] = useState<{ busy: boolean; failed?: string }>({ busy: false });
  const amount = amountOf(typed, offer, offer.currency);
  const [attempt, setAttempt] = useState(0);

  async function add(): Promise<void> {
    const found = new Set<Problem>();
    if (amount === undefined) found.add('amount');
    if (!isEmail(typed.email)) found.add('email');
    setProblems(found);
    if (found.size > 0 || amount === undefined) return setAttempt((before) => before + 1);
    setState({ busy: true });
    try {
      const { addGiftCard } = await operations();
      const cart = await addGiftCard(wishOf(typed, { amount, today: offer.today, language: locale }));
      cartStore.setCount((cart.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 0), 0));
      setState({ busy: false });
      cartStore.open();
    } catch (error) {
      const { message, status } = error as { message: string; status?: number };
      setState({ busy: false, failed: status ? message : '' });
    }
  }

  return {
    /** How often it was tried with something wrong. */
    attempt,
    offer,
    typed,
    amount,
    problems,
    ...state,
    change: (part: Partial<Typed>): void => {
      setTyped((before) => ({ ...before, ...part }));
      setProblems(new Set());
    },
    add,
  };
}
