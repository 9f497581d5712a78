import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { orderOfItems, type RecommendingShop, startRecommending } from '#testing/recommendations.ts';
import { productId, shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';

const PAIRED = 10;
const ITEMS = Array.from({ length: 14 }, (_, index) => productId(index + 1));

const action = fc.record({
  kind: fc.constantFrom('buy', 'buy', 'buy', 'cancel', 'wait', 'approve', 'edit', 'delete'),
  which: fc.nat({ max: 9 }),
  items: fc.subarray(ITEMS, { minLength: 1 }),
});
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

/** What orders hold, by their ids; whether they stand. */
type Books = Map<string, { items: string[]; stands: boolean }>;

/** What is changed under the services' hands counts as well. */
async function perform(at: RecommendingShop, books: Books, { kind, which, items }: Action): Promise<void> {
  const { kysely } = at.shop.database;
  if (kind === 'buy') {
    books.set(await at.buy(...items), { items, stands: true });
    return;
  }
  const id = [...books.keys()][which % Math.max(1, books.size)];
  const book = books.get(id ?? '');
  if (id === undefined || !book) return;
  const change = async (field: string, value: unknown): Promise<void> => {
    await sql`update orders set doc = jsonb_set(doc, ${`{${field}}`}::text[], ${JSON.stringify(value)}::jsonb)
      where id = ${id}`.execute(kysely);
  };
  if (kind === 'cancel') {
    if (!book.stands) return;
    await at.staff.orders.cancelOrder(id);
    books.delete(id);
  } else if (kind === 'delete') {
    await sql`delete from orders where id = ${id}`.execute(kysely);
    books.delete(id);
  } else if (kind === 'edit') {
    await change('lineItems', orderOfItems(items).lineItems);
    books.set(id, { ...book, items });
  } else {
    await change('status', kind === 'wait' ? 'PENDING' : 'APPROVED');
    books.set(id, { ...book, stands: kind === 'approve' });
  }
}

function counted(books: Books): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (key: string): void => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (const { items, stands } of books.values()) {
    if (!stands) continue;
    for (const id of items) add(id);
    const paired = items.slice(0, PAIRED);
    for (const one of paired) for (const other of paired) if (one !== other) add(`${one} ${other}`);
  }
  return counts;
}

onDatabase(
  'what is counted of orders',
  (database) => {
    const kept = async (): Promise<Record<string, number>> => {
      const { rows } = await sql<{ key: string; n: string }>`
        select item_id as key, sum(n) as n from bought_items group by item_id having sum(n) <> 0
        union all select item_id || ' ' || other_id, sum(n) from bought_pairs
          group by item_id, other_id having sum(n) <> 0`.execute(database().kysely);
      return Object.fromEntries(rows.map(({ key, n }) => [key, Number(n)]));
    };
    const books: Books = new Map();

    it(
      'assumed: is what orders that stand hold, whatever becomes of them',
      { timeout: 300_000 },
      async () => {
        const at = startRecommending(database());
        await fc.assert(
          fc.asyncProperty(fc.array(action, { maxLength: 6 }), async (actions) => {
            for (const done of actions) await perform(at, books, done);
            expect(await kept()).toEqual(counted(books));
          }),
          runs(60),
        );
      },
    );

    it('assumed: is counted anew for orders that were there before, and the same', async () => {
      const { kysely } = database();
      const at = startRecommending(database());
      for (const done of fc.sample(action, { numRuns: 60, seed: 7 })) await perform(at, books, done);
      // Enough of them, whatever the property before happened to try.
      await perform(at, books, { kind: 'buy', which: 0, items: ITEMS });
      const before = await kept();
      expect(Object.keys(before).length).toBeGreaterThan(10);
      await sql`drop table bought_items, bought_pairs`.execute(kysely);
      await sql`drop function bought_count, bought_insert cascade`.execute(kysely);
      await sql`drop function bought_add, bought_ids`.execute(kysely);
      await sql`delete from schema_migrations where service = 'recommendations'`.execute(kysely);
      await database().migrate(shopMigrations);
      expect(await kept()).toEqual(before);
    });
  },
  shopMigrations,
);
