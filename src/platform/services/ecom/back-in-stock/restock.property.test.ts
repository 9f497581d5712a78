import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { forRaces } from '#testing/engines.ts';
import { shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';

/** How many wait for the same item: more than the 100 of one batch. */
const CROWD = 110;

type Action = { ask: true } | { count: number } | { limit: boolean } | { maintain: 'one' | 'both' };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Action>({ ask: true }) },
  { weight: 3, arbitrary: fc.record({ count: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ maintain: fc.constantFrom('one' as const, 'both' as const) }) },
  { weight: 1, arbitrary: fc.record({ limit: fc.boolean() }) },
);

/** What is to come of it, said plainly. */
class Model {
  pieces = 0;
  limited = false;
  waiting: string[] = [];
  readonly told: string[] = [];
  /** Since it came back, where somebody waited for it then. */
  back: { most: number; told: number } | undefined;

  count(pieces: number): void {
    if (this.pieces === 0 && pieces > 0 && this.waiting.length > 0) this.back = { most: pieces, told: 0 };
    if (pieces === 0) this.back = undefined;
    this.pieces = pieces;
  }

  maintain(): void {
    const { back } = this;
    if (!back) return;
    back.most = Math.max(back.most, this.pieces);
    const room = this.limited ? back.most - back.told : this.waiting.length;
    const next = this.waiting.splice(0, Math.max(0, room));
    this.told.push(...next);
    back.told += next.length;
    if (this.waiting.length === 0) this.back = undefined;
  }
}

forRaces(
  'asking, restocking, selling and telling, in whatever order',
  (database) => {
    let at: Waiting;
    let beside: Waiting;
    beforeAll(() => {
      at = startWaiting(database());
      beside = startWaiting(database());
    });

    it('assumed: tells each once, in their order, and no more than the pieces warrant where that is set', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
          const { id, variantId } = await at.mug();
          const model = new Model();
          await at.extension('changeBackInStockEmailSettings', { noMoreThanPieces: false });
          for (const one of [...actions, { maintain: 'both' } satisfies Action]) {
            for (const { shop } of [at, beside]) shop.clock.advance(1000);
            if ('ask' in one) model.waiting.push(String((await at.ask(id)).email));
            else if ('limit' in one) {
              await at.extension('changeBackInStockEmailSettings', { noMoreThanPieces: one.limit });
              model.limited = one.limit;
            } else if ('count' in one) {
              await at.count(variantId, one.count);
              model.count(one.count);
            } else {
              const both = one.maintain === 'both' ? [at, beside] : [at];
              await Promise.all(both.map(({ shop }) => shop.keepUp()));
              await at.shop.platform.deliverMail();
              model.maintain();
            }
            expect(model.told.map((email) => at.mailsTo(email).length)).toEqual(model.told.map(() => 1));
            expect(model.waiting.flatMap((email) => at.mailsTo(email))).toEqual([]);
          }
        }),
        runs(60),
      );
      expect([...at.shop.errors, ...beside.shop.errors]).toEqual([]);
    });

    it(`assumed: two processes at once tell ${CROWD} once each`, async () => {
      await at.extension('changeBackInStockEmailSettings', { noMoreThanPieces: false });
      const { id, variantId } = await at.mug();
      const emails: string[] = [];
      for (let one = 0; one < CROWD; one += 1)
        emails.push(String((await at.ask(id, { caller: { kind: 'api-key' } })).email));
      await at.count(variantId, 1);
      await Promise.all([at, beside].map(({ shop }) => shop.keepUp()));
      await Promise.all([at, beside].map(({ shop }) => shop.platform.deliverMail()));
      const sent = emails.map((email) => at.mailsTo(email).length + beside.mailsTo(email).length);
      expect(sent.every((mails) => mails === 1)).toBe(true);
      expect([...at.shop.errors, ...beside.shop.errors]).toEqual([]);
    });
  },
  shopMigrations,
);
