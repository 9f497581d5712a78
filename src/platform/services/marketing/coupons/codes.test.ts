import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { MAX_STORED_COUPONS } from '#shared/coupons.ts';
import { couponExtensions } from '#shared/extensions/coupons.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { startPricing } from '#testing/pricing.ts';
import { platformMigrations } from '#platform/platform.ts';
import type { Stack } from '#testing/stack.ts';

onDatabase(
  'many codes of one coupon',
  (database) => {
    let stack: Stack;
    let id: string;

    beforeAll(async () => {
      ({ stack } = startPricing(database()));
      const made = await call('createCoupon', {
        name: 'Many',
        benefit: { kind: 'PERCENT_OFF', percentage: 10 },
        startTime: '2026-01-01T00:00:00.000Z',
      });
      ({ id } = made.body.coupon);
    });

    const call = extensionCalls(couponExtensions, (path, body, headers) =>
      stack.call('POST', path, body, headers),
    );
    const tryToMake = (numbers: number[], pattern = 'SUN-####-####', couponId = id) =>
      call('makeCouponCodes', { couponId, batch: 'first', numbers, pattern });
    const make = async (numbers: number[]) => (await tryToMake(numbers)).body.codes;

    it('assumed: are made once for each number, however often and by however many they are asked for', async () => {
      const numbers = Array.from({ length: 500 }, (_, at) => at + 1);
      const [one, two] = await Promise.all([make(numbers), make(numbers)]);
      expect(one).toEqual(two);
      const codes = one.map(({ code }) => code);
      expect(new Set(codes).size).toBe(500);
      for (const code of codes) expect(code).toMatch(/^SUN-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
      expect(await make([500, 501])).toMatchObject([{ code: codes[499] }, { number: 501 }]);
      expect((await call('getCoupon', { couponId: id })).body.coupon.codeCount).toBe(501);
    });

    it('assumed: are found by the whole code, and each takes its coupon’s part off', async () => {
      const code = (await make([1]))[0]?.code ?? '';
      const found = await call('listCoupons', { filter: { q: code } });
      expect(found.body).toMatchObject({ total: 1, coupons: [{ id }] });
      const { sdk } = startPricing(database());
      const lineItems = [{ _id: 'a', price: '10', quantity: 1 }];
      const { appliedDiscounts } = await sdk.totalsCalculator.calculateTotals({
        lineItems,
        couponCode: code,
      });
      expect(appliedDiscounts).toMatchObject([{ coupon: { _id: id, code, amount: { amount: '1.00' } } }]);
      const small = await sdk.totalsCalculator.calculateTotals({
        lineItems,
        couponCode: ` ${code.toLowerCase()}`,
      });
      expect(small.appliedDiscounts).toMatchObject([{ coupon: { _id: id, code } }]);
      const wrong = await sdk.totalsCalculator.calculateTotals({ lineItems, couponCode: `${code}X` });
      expect(wrong.calculationErrors?.couponCalculationError?.applicationError?.code).toBe(
        'ERROR_COUPON_DOES_NOT_EXIST',
      );
    });

    it('assumed: are none that somebody guesses, and of a coupon that is there', async () => {
      for (const pattern of ['SUN', 'SUN-#######', 'sun-########', ' ########', '########\n', '#'.repeat(41)])
        expect((await tryToMake([9], pattern)).fields).toEqual(['pattern']);
      const missing = await tryToMake([1], 'SUN-########', '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42');
      expect(missing.error?.code).toBe('COUPON_NOT_FOUND');
      expect((await tryToMake([])).fields).toEqual(['numbers']);
      expect((await tryToMake([3_000_000_000])).fields).toEqual(['numbers.0']);
    });

    it('assumed: are what more coupons than a list shows are rejected for', async () => {
      await sql`insert into coupons (site_id, id, doc)
        select ${stack.site.id}, made.id, doc || jsonb_build_object('id', made.id)
        from coupons, (select 'one of ' || n as id from generate_series(2, ${MAX_STORED_COUPONS}) as n) as made
        where coupons.id = ${id}`.execute(database().kysely);
      const rejected = await call('createCoupon', {
        name: 'One more',
        benefit: { kind: 'FREE_SHIPPING' },
        startTime: '2026-01-01T00:00:00.000Z',
      });
      expect(rejected.error?.code).toBe('TOO_MANY_COUPONS');
    });
  },
  platformMigrations,
);
