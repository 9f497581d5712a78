import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import {
  beginOrder,
  letItEnd,
  startActing,
  take,
  type ActingShop,
} from '#testing/order-life/life-actions.ts';
import {
  checkBooks,
  checkEnd,
  checkGiftCards,
  checkMoney,
  checkPieces,
  checkReceipts,
  checkTimeline,
  checkEvents,
  readLife,
  type Life,
} from '#testing/order-life/rules.ts';
import { beginning, step } from '#testing/order-life/steps.ts';
import { FULL, shareOf } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

/** How many orders live; `ORDER_LIVES` says it for a long run. */
const LIVES = Number(process.env['ORDER_LIVES'] ?? (FULL ? 50 : 15));

async function check(shop: ActingShop, before: Life | undefined, id: string): Promise<Life> {
  const life = await readLife(shop, id);
  checkMoney(life);
  checkPieces(life);
  checkReceipts(life);
  checkTimeline(life);
  checkEvents(life);
  await checkGiftCards(shop, life);
  if (before) checkEnd(before, life);
  expect(shop.stack.errors).toEqual([]);
  return life;
}

onDatabase(
  'whatever is done to an order, in whatever order',
  (database) => {
    it('assumed: its money, its pieces, its timeline and what was told of it agree', async () => {
      const shop = startActing(database());
      await fc.assert(
        fc.asyncProperty(beginning, fc.array(step, { minLength: 8, maxLength: 16 }), async (begun, steps) => {
          const id = await beginOrder(shop, begun);
          let life = await check(shop, undefined, id);
          for (const one of steps) {
            await take(shop, id, one);
            life = await check(shop, life, id);
          }
          await letItEnd(shop);
          life = await check(shop, life, id);
          checkBooks(shop, life);
          // Nothing that is done to an order sends an email that its timeline does not list.
          const { rows } = await sql`select mail ->> 'subject' as subject from mail_queue
            where id not in (select id from order_emails)`.execute(database().kysely);
          expect(rows).toEqual([]);
        }),
        { numRuns: shareOf(LIVES) },
      );
    }, 3_600_000);
  },
  platformMigrations,
);
