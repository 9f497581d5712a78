import { insertGiftCard } from '../platform/services/ecom/gift-vouchers/public.ts';
import type { Stack } from './stack.ts';

type GiftCard = Parameters<typeof insertGiftCard>[2];

/** A good card in euros that nobody bought. @returns its code */
export async function newGiftCard(
  { database, site }: Pick<Stack, 'database' | 'site'>,
  balance: string,
  more: Partial<GiftCard> = {},
): Promise<string> {
  const code = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
  const card: GiftCard = {
    id: crypto.randomUUID(),
    code,
    balance,
    currency: 'EUR',
    expirationDate: undefined,
    isDisabled: false,
    externalId: undefined,
    ...more,
  };
  await insertGiftCard(database.kysely, site.id, card);
  return card.code;
}
