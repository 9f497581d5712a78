import type { GiftCardStatus } from './gift-card.ts';
import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { countGuess, takeBackGuess } from '#platform/identity/code-guesses.ts';
import { findAppCard } from '../app-gift-cards/public.ts';
import { obfuscate, statusOf } from './rules/gift-card.ts';
import { cardByCode } from './tables.ts';

interface GiftCardBalance {
  obfuscatedCode: string;
  balance: { value: string; currency: string };
  status: GiftCardStatus;
  expirationDate?: string;
  /** Set for the card of an app, which alone knows when the card expires. */
  isElsewhere?: true;
}

/** What cannot be spent is told as what nobody has: its app does not say how much is on it. */
async function usable(error: unknown): Promise<undefined> {
  if (error instanceof PlatformError && error.code !== 'GIFT_CARD_PROVIDER_UNAVAILABLE') return undefined;
  throw error;
}

/** Of an app that keeps it. @throws 428 where that does not answer */
async function askElsewhere(context: Context, code: string): Promise<GiftCardBalance | null> {
  const card = await findAppCard(context, code).catch(usable);
  if (!card) return null;
  await takeBackGuess(context, 'giftCard');
  const { balance: value, currency } = card;
  return {
    obfuscatedCode: obfuscate(card.code),
    balance: { value, currency },
    status: 'VALID',
    isElsewhere: true,
  };
}

/**
 * What is left on a card, for whoever has its code. A code that nobody has and one that could be none are answered
 * alike, and seldom: who has the code needs no tries.
 * @throws 429 for who tried too often
 */
export async function fetchBalance(context: Context, code: string): Promise<GiftCardBalance | null> {
  await countGuess(context, 'giftCard');
  const card = await cardByCode(context, code);
  if (!card) return askElsewhere(context, code);
  await takeBackGuess(context, 'giftCard');
  const { balance: value, currency, expirationDate } = card;
  return {
    obfuscatedCode: obfuscate(card.code),
    balance: { value, currency },
    status: statusOf(card, context.clock.now()),
    ...(expirationDate !== undefined && { expirationDate }),
  };
}
