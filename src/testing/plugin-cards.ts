import { giftVouchersProvider } from '@wix/ecom/service-plugins';

/** The books of an app that keeps gift cards. */
export interface CardBook {
  /** What is on them, by code. */
  cards: Map<string, { balance: number; currency?: string; isDisabled?: boolean }>;
  taken: { transactionId: string; code: string; amount: number; orderId: string; isVoided: boolean }[];
}

export const newCardBook = (): CardBook => ({ cards: new Map(), taken: [] });

/** In cents: it counts well. */
const plus = (a: number, b: number): number => Math.round((a + b) * 100) / 100;

type Hear = (method: string, payload: { request: object; metadata: object }) => void;

/** As its maker writes them: an order redeems a card once, and what was taken goes back once. */
export function cardHandlers(
  book: CardBook,
  heard: Hear,
  currency: string,
): Parameters<typeof giftVouchersProvider.provideHandlers>[0] {
  const cardOf = (code: string | undefined) => {
    const card = book.cards.get(code ?? '');
    if (!card) throw new giftVouchersProvider.GiftCardNotFoundWixError();
    if (card.isDisabled) throw new giftVouchersProvider.GiftCardDisabledWixError();
    return card;
  };
  return {
    getBalance(payload) {
      heard('balance', payload);
      const card = cardOf(payload.request.code);
      return { balance: card.balance, currencyCode: card.currency ?? currency };
    },
    redeem(payload) {
      heard('redeem', payload);
      const { code = '', amount = 0, orderId = '' } = payload.request;
      const card = cardOf(code);
      if (book.taken.some((one) => one.code === code && one.orderId === orderId && !one.isVoided))
        throw new giftVouchersProvider.AlreadyRedeemedWixError();
      if (amount > card.balance) throw new giftVouchersProvider.InsufficientFundsWixError();
      card.balance = plus(card.balance, -amount);
      const transactionId = `far-${book.taken.length + 1}`;
      book.taken.push({ transactionId, code, amount, orderId, isVoided: false });
      return { remainingBalance: card.balance, currencyCode: currency, transactionId };
    },
    _void(payload) {
      heard('void', payload);
      const found = book.taken.find(({ transactionId }) => transactionId === payload.request.transactionId);
      if (!found) throw new giftVouchersProvider.TransactionNotFoundWixError();
      if (found.isVoided) throw new giftVouchersProvider.AlreadyVoidedWixError();
      found.isVoided = true;
      const card = cardOf(found.code);
      card.balance = plus(card.balance, found.amount);
      return { remainingBalance: card.balance, currencyCode: currency };
    },
  };
}
