import type { GiftCardStatus } from './gift-card.ts';
import type { Context } from '../../context.ts';
import { countGuess, takeBackGuess } from '../../identity/code-guesses.ts';
import { obfuscate, statusOf } from './rules/gift-card.ts';
import { cardByCode } from './tables.ts';

interface Asked {
  obfuscatedCode: string;
  balance: { value: string; currency: string };
  status: GiftCardStatus;
  expirationDate?: string;
}

/**
 * What is left on a card, for whoever has its code. A code that nobody has and one that could be none are answered
 * alike, and seldom: who has the code needs no tries.
 * @throws 429 for who tried too often
 */
export async function askBalance(context: Context, code: string): Promise<Asked | null> {
  await countGuess(context, 'giftCard');
  const card = await cardByCode(context, code);
  if (!card) return null;
  await takeBackGuess(context, 'giftCard');
  const { balance: value, currency, expirationDate } = card;
  return {
    obfuscatedCode: obfuscate(card.code),
    balance: { value, currency },
    status: statusOf(card, context.clock.now()),
    ...(expirationDate !== undefined && { expirationDate }),
  };
}
