import { compareMoney, fitsCurrency, isDecimal } from '../../shared/money.ts';
import type { GiftCardRules, GiftCardWish } from '../../shared/gift-cards.ts';

export interface Typed {
  /** One of those offered; undefined: `own` counts. */
  preset: string | undefined;
  own: string;
  to: string;
  from: string;
  email: string;
  sendOn: string;
  message: string;
}

export type Problem = 'amount' | 'email';

/** As people write it where they are; undefined where it is no amount that is sold. */
export function amountOf(
  { preset, own }: Pick<Typed, 'preset' | 'own'>,
  { least, most }: Pick<GiftCardRules, 'least' | 'most'>,
  currency: string,
): string | undefined {
  if (preset !== undefined) return preset;
  const amount = own.trim().replace(',', '.');
  if (!isDecimal(amount) || !fitsCurrency(amount, currency)) return undefined;
  return compareMoney(amount, least) < 0 || compareMoney(amount, most) > 0 ? undefined : amount;
}

export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

/** What goes into the cart; today is as good as no day at all. */
export function wishOf(
  { to, from, email, sendOn, message }: Typed,
  { amount, today, language }: { amount: string; today: string; language: string },
): GiftCardWish {
  const texts = { recipientName: to.trim(), senderName: from.trim(), message: message.trim() };
  return {
    amount,
    recipientEmail: email.trim(),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(sendOn > today && { sendOn }),
    language,
  };
}
