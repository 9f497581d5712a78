import type { Queryable } from '#database/database.ts';
import { begin, type FirstCard } from './change.ts';
import type { GiftCard, Movement } from './gift-card.ts';
import { normalCode } from './rules/code.ts';
import { cards, insertMovements } from './tables.ts';

const LONG_AGO = new Date(0);

/** A card with nothing in its history but its beginning, without events: for tests and the demo store. */
export async function insertGiftCard(db: Queryable, siteId: string, firstCard: FirstCard): Promise<void> {
  const { card, first } = begin({ ...firstCard, code: normalCode(firstCard.code) }, LONG_AGO);
  await cards.insert(db, siteId, card);
  await insertMovements(db, siteId, [{ ...first, id: `${card.id}-1` }]);
}

/** Cards with all of their history, which adds up to their balances. */
export async function seedGiftCards(
  db: Queryable,
  siteId: string,
  seeds: readonly { card: GiftCard; history: readonly Movement[] }[],
): Promise<void> {
  await cards.insertMany(
    db,
    siteId,
    seeds.map(({ card }) => card),
  );
  await insertMovements(
    db,
    siteId,
    seeds.flatMap(({ history }) => [...history]),
  );
}
