import Big from 'big.js';
import { currencyDigits, minMoney } from '#shared/money.ts';
import type { Bill } from './model.ts';

/** Step 11: a gift card pays; at most the total, its balance, and what the buyer asked of it. Rounded down. */
export function redeemGiftCard(bill: Bill): Bill {
  const { giftCard, currency } = bill.facts;
  if (!giftCard) return bill;
  const max = minMoney(giftCard.balance, giftCard.requested ?? giftCard.balance);
  const amount = new Big(minMoney(max, bill.total));
  return { ...bill, redeemed: amount.toFixed(currencyDigits(currency), Big.roundDown) };
}
