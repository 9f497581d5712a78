import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { MOST_KEPT_COUPONS } from '#shared/coupons.ts';
import { onDatabase } from '#testing/engines.ts';
import { startPricing } from '#testing/pricing.ts';
import { platformMigrations } from '../../platform.ts';
import type { Stack } from '#testing/stack.ts';

interface Made {
  codes?: { number: number; code: string }[];
  details?: {
    applicationError?: { code: string };
    validationError?: { fieldViolations: { field: string }[] };
  };
}

onDatabase(
  'many codes of one coupon',
  (database) => {
    let stack: Stack;
    let id: string;

    beforeAll(async () => {
      ({ stack } = startPricing(database()));
      const made = await stack.call('POST', '/hosted/coupons/create', {
        name: 'Many',
        benefit: { kind: 'PERCENT_OFF', percentage: 10 },
        startTime: '2026-01-01T00:00:00.000Z',
      });
      ({ id } = (await made.json()) as { id: string });
    });

    const make = async (numbers: number[], pattern = 'SUN-####-####', of = id): Promise<Made> => {
      const body = { batch: 'first', numbers, pattern };
      return (await (await stack.call('POST', `/hosted/coupons/${of}/codes/make`, body)).json()) as Made;
    };

    it('assumed: are made once for each number, however often and by however many they are asked for', async () => {
      const numbers = Array.from({ length: 500 }, (_, at) => at + 1);
      const [one, two] = await Promise.all([make(numbers), make(numbers)]);
      expect(one).toEqual(two);
      const codes = (one.codes ?? []).map(({ code }) => code);
      expect(new Set(codes).size).toBe(500);
      for (const code of codes) expect(code).toMatch(/^SUN-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
      expect(await make([500, 501])).toMatchObject({ codes: [{ code: codes[499] }, { number: 501 }] });
      const shown = await stack.call('POST', `/hosted/coupons/${id}/read`);
      expect(await shown.json()).toMatchObject({ codeCount: 501 });
    });

    it('assumed: are found by the whole code, and each takes its coupon’s part off', async () => {
      const code = (await make([1])).codes?.[0]?.code ?? '';
      const found = await stack.call('POST', '/hosted/coupons/list', { filter: { q: code } });
      expect(await found.json()).toMatchObject({ total: 1, coupons: [{ id }] });
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
        expect((await make([9], pattern)).details?.validationError?.fieldViolations[0]?.field).toBe(
          'pattern',
        );
      const gone = await make([1], 'SUN-########', '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42');
      expect(gone.details?.applicationError?.code).toBe('COUPON_NOT_FOUND');
      expect((await make([])).details?.validationError?.fieldViolations[0]?.field).toBe('numbers');
      expect((await make([3_000_000_000])).details?.validationError?.fieldViolations[0]?.field).toBe(
        'numbers.0',
      );
    });

    it('assumed: are what more coupons than a list shows are refused for', async () => {
      await sql`insert into coupons (site_id, id, doc)
        select ${stack.site.id}, made.id, doc || jsonb_build_object('id', made.id)
        from coupons, (select 'one of ' || n as id from generate_series(2, ${MOST_KEPT_COUPONS}) as n) as made
        where coupons.id = ${id}`.execute(database().kysely);
      const fields = {
        name: 'One more',
        benefit: { kind: 'FREE_SHIPPING' },
        startTime: '2026-01-01T00:00:00.000Z',
      };
      const refused = await stack.call('POST', '/hosted/coupons/create', fields);
      expect(await refused.json()).toMatchObject({
        details: { applicationError: { code: 'TOO_MANY_COUPONS' } },
      });
    });
  },
  platformMigrations,
);
