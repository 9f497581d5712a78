import type { GiftCardRules } from '#shared/gift-cards.ts';
import type { Context } from '#platform/context.ts';
import { begin, created } from './change.ts';
import type { GiftCard } from './gift-card.ts';
import { codeFrom } from './rules/code.ts';
import { cards, insertMovements } from './tables.ts';

export type NewCard = Pick<GiftCard, 'balance' | 'currency'> &
  Partial<
    Pick<
      GiftCard,
      | 'recipient'
      | 'sender'
      | 'message'
      | 'language'
      | 'sendDate'
      | 'expirationDate'
      | 'orderId'
      | 'orderNumber'
      | 'lineItemId'
    >
  > & { id?: string | undefined; note?: string | undefined };

/** So many months of the calendar later; the last of a shorter month. */
export function monthsAfter(date: Date, months: number): Date {
  const end = new Date(date);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(date.getUTCDate(), days));
  return end;
}

/** When a card that begins then ends by the rules; nothing where it never does. */
export const endOf = ({ months }: Pick<GiftCardRules, 'months'>, from: Date): string | undefined =>
  months === 0 ? undefined : monthsAfter(from, months).toISOString();

/** Makes a card. Its code is told to whoever calls, once, and to whom its mail goes. */
export async function issueCard(context: Context, { id, note, ...input }: NewCard): Promise<GiftCard> {
  const { db, siteId, ids, clock, actor } = context;
  const { card, first } = begin(
    {
      ...input,
      id: id ?? ids.guid(),
      code: codeFrom(ids.guid()),
      ...(actor !== undefined && { issuedBy: actor }),
    },
    clock.now(),
  );
  const stored = await cards.insert(db, siteId, card);
  await insertMovements(db, siteId, [{ ...first, id: ids.guid(), note }]);
  await context.emit(created(stored));
  return stored;
}
