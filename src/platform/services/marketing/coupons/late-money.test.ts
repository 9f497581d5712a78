import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Queryable } from '#database/database.ts';
import { couponExtensions } from '#shared/extensions/coupons.ts';
import { forRaces } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { startPricing } from '#testing/pricing.ts';
import type { Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { countCouponUse, recordCouponUse } from './public.ts';

forRaces(
  'a code for one order',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      ({ stack } = startPricing(database()));
    });

    const call = extensionCalls(couponExtensions, (path, body, headers) =>
      stack.call('POST', path, body, headers),
    );

    /** Until somebody waits for a row that another transaction has. */
    async function somebodyWaits(): Promise<void> {
      await expect
        .poll(async () => {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(database().kysely);
          return rows.length;
        })
        .toBeGreaterThan(0);
    }

    it('assumed: keeps no late money from being recorded while another order takes it', async () => {
      const created = await call('createCoupon', {
        name: 'Many',
        benefit: { kind: 'MONEY_OFF', amount: '5.00' },
        startTime: '2020-01-01T00:00:00.000Z',
      });
      const couponId = created.body.coupon.id;
      const made = { couponId, batch: 'b', numbers: [1], pattern: 'LATE-########' };
      const { codes } = (await call('makeCouponCodes', made)).body;
      const use = { couponId, code: codes[0]?.code ?? '', buyer: {} };
      const at = (db: Queryable) => ({ db, siteId: stack.site.id, clock: stack.clock });
      const used = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const first = database().transaction(async (tx) => {
        await countCouponUse(at(tx), { ...use, orderId: 'new' });
        used.resolve();
        await goOn.promise;
      });
      await used.promise;
      const late = database().transaction((tx) => recordCouponUse(at(tx), { ...use, orderId: 'late' }));
      late.catch(() => undefined);
      if (database().engine === 'postgres') await somebodyWaits();
      goOn.resolve();
      await Promise.all([first, late]);
      const { rows } = await sql`select order_id as "orderId", code from discount_uses
        where source = ${`coupon:${couponId}`} order by order_id`.execute(database().kysely);
      expect(rows).toEqual([
        { orderId: 'late', code: null },
        { orderId: 'new', code: use.code },
      ]);
    });
  },
  platformMigrations,
);
