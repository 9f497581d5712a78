import { beforeAll, expect, it } from 'vitest';
import type { CouponFields } from '#shared/coupons.ts';
import { couponExtensions } from '#shared/extensions/coupons.ts';
import { discountExtensions, discountPreviewExtensions } from '#shared/extensions/discounts.ts';
import type { Trial } from '#shared/try-discount.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { pricingModules } from '#testing/pricing.ts';
import { productId, reference, shopMigrations, startShop, seedListing, type Shop } from '#testing/shop.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

const SHEET = productId(940);
const FAR = '99999999-9999-4999-8999-999999999999';

const off = (discount: object, ...catalogItemIds: string[]) => ({
  values: [
    {
      targetType: 'SPECIFIC_ITEMS' as const,
      specificItemsInfo: {
        scopes: [
          {
            type: 'CATALOG_ITEM' as const,
            _id: 'some',
            catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds },
          },
        ],
      },
      ...discount,
    },
  ],
});
const percent = (percentage: number) => off({ discountType: 'PERCENTAGE', percentage });
const less = (fixedAmount: string) => off({ discountType: 'FIXED_AMOUNT', fixedAmount });

onDatabase(
  'automatic rules and coupons as one list',
  (database) => {
    let shop: Shop;
    let half = '';
    let two = '';
    let many = '';

    const call = extensionCalls(
      { ...couponExtensions, ...discountExtensions, ...discountPreviewExtensions },
      (path, body, headers) => shop.call('POST', path, body, headers),
    );
    const list = async (query: object = {}) => (await call('queryDiscounts', { query })).body;
    const readOrder = async () => (await call('getDiscountOrder', {})).body;
    const names = async (query: object = {}): Promise<string[]> =>
      (await list(query)).discounts.map(({ name }) => name);
    const tick = () => shop.clock.set(new Date(shop.clock.now().getTime() + 1000));
    const coupon = async (more: Partial<CouponFields> & { name: string }): Promise<string> => {
      tick();
      const made = await call('createCoupon', {
        benefit: { kind: 'PERCENT_OFF', percentage: 10 },
        startTime: '2026-01-01T00:00:00.000Z',
        ...more,
      });
      return made.body.coupon.id;
    };
    const days = (more: number): Date => new Date(shop.clock.now().getTime() + more * 86_400_000);
    const priceOf = async (quantity = 1) =>
      (
        await pricingModules(shop).totalsCalculator.calculateTotals({
          lineItems: [{ _id: 'one', quantity, price: '40.00', catalogReference: reference(SHEET) }],
        })
      ).priceSummary?.subtotal?.amount;

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [{ id: SHEET, price: '40.00', name: 'Sheet', digital: true }]);
      const api = pricingModules(shop).discountRules;
      const rule = async (name: string, discounts: ReturnType<typeof off>, more: object = {}) => {
        tick();
        return (await api.createDiscountRule({ name, discounts, ...more }))._id ?? '';
      };
      half = await rule('Half', percent(50));
      two = await rule('Two less', less('2.00'));
      await rule('Later', percent(5), { activeTimeInfo: { start: days(3) } });
      await rule('Resting', percent(5), { active: false });
      await rule('Gone by', percent(5), { activeTimeInfo: { end: days(-1) } });
      await coupon({ name: 'Summer', code: 'SUMMER' });
      many = await coupon({ name: 'Press copies', usageLimit: 40 });
      await coupon({ name: 'Old', code: 'OLD', expirationTime: '2026-01-02T00:00:00.000Z' });
    });

    it('assumed: tells of both how they stand, what works first, and counts them by it', async () => {
      const { discounts } = await list();
      expect(discounts.slice(0, 4).map(({ state }) => state)).toEqual(['live', 'live', 'live', 'live']);
      expect(Object.fromEntries(discounts.map(({ name, state }) => [name, state]))).toMatchObject({
        Half: 'live',
        Later: 'scheduled',
        Resting: 'off',
        'Gone by': 'ended',
        Summer: 'live',
        Old: 'ended',
      });
      expect(discounts.find(({ id }) => id === half)).toMatchObject({
        how: 'automatic',
        takes: 'PERCENTAGE',
        place: 1,
        rule: { id: half, revision: '1', status: 'LIVE' },
      });
      expect(discounts.find(({ id }) => id === many)).toMatchObject({
        how: 'code',
        code: '',
        limit: 40,
        coupon: { codeCount: 0, status: 'LIVE' },
      });
      expect((await call('countDiscounts', {})).body).toMatchObject({
        all: 8,
        states: { live: 4, scheduled: 1, off: 1, ended: 2 },
        uses: 0,
      });
    });

    it('assumed: is filtered, searched, sorted and read in pages; a bad question is rejected', async () => {
      expect(
        await names({ filter: { how: 'code' }, sort: [{ fieldName: 'created', order: 'ASC' }] }),
      ).toEqual(['Summer', 'Press copies', 'Old']);
      expect(await names({ filter: { search: { $contains: 'summ' } } })).toEqual(['Summer']);
      expect(await names({ filter: { state: { $in: ['scheduled', 'off'] } } })).toEqual(['Later', 'Resting']);
      expect(
        await names({ sort: [{ fieldName: 'name', order: 'DESC' }], cursorPaging: { limit: 2 } }),
      ).toEqual(['Two less', 'Summer']);
      const first = await list({ sort: [{ fieldName: 'name' }], cursorPaging: { limit: 5 } });
      const { next } = first.pagingMetadata.cursors;
      const rest = await list({ cursorPaging: { limit: 5, cursor: next } });
      expect([...first.discounts, ...rest.discounts].map(({ name }) => name)).toEqual([
        'Gone by',
        'Half',
        'Later',
        'Old',
        'Press copies',
        'Resting',
        'Summer',
        'Two less',
      ]);
      for (const bad of [{ filter: { nothing: 1 } }, { cursorPaging: { cursor: 'x' } }, { sort: [{}] }])
        expect((await call('queryDiscounts', { query: bad })).status).toBe(400);
    });

    it('assumed: a thousand codes are one line, which each of them finds', async () => {
      const { codes } = (
        await call('makeCouponCodes', {
          couponId: many,
          batch: 'b',
          numbers: Array.from({ length: 300 }, (_, index) => index + 1),
          pattern: 'PRESS-####-####',
        })
      ).body;
      expect((await call('countDiscounts', {})).body.all).toBe(8);
      const asked = (code: string) =>
        list({ filter: { $or: [{ search: { $contains: code } }, { madeCode: code }] } });
      expect((await asked(codes[7]?.code ?? '')).discounts).toMatchObject([
        { id: many, coupon: { codeCount: 300 } },
      ]);
      expect((await asked('PRESS-AAAA-AAAA')).discounts).toEqual([]);
    });

    it('assumed: rules are taken in the order that somebody gave them; the others after, the oldest first', async () => {
      expect(await readOrder()).toMatchObject({ ids: [], revision: '0' });
      expect(await priceOf()).toBe('18.00');
      const ordered = await call('orderDiscounts', { ids: [two, FAR, two], revision: '0' });
      expect(ordered.body).toEqual({ ids: [two], revision: '1' });
      expect(await priceOf()).toBe('19.00');
      expect(await names({ filter: { how: 'automatic' }, sort: [{ fieldName: 'place' }] })).toEqual([
        'Two less',
        'Half',
        'Later',
        'Resting',
        'Gone by',
      ]);
    });

    it('assumed: of two who order at once the slower is told', async () => {
      const { revision } = await readOrder();
      const answers = await Promise.all(
        [[half], [two]].map((ids) => call('orderDiscounts', { ids, revision })),
      );
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
      expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('REVISION_MISMATCH');
      expect((await call('orderDiscounts', { ids: [FAR.slice(1)], revision: '2' })).status).toBe(400);
    });

    it('assumed: a rule is tried at its own turn', async () => {
      const { revision } = await readOrder();
      await call('orderDiscounts', { ids: [two, half], revision });
      const rule = { name: 'Two less', discounts: less('2.00') };
      const lines = [{ catalogItemId: SHEET, quantity: 1 }];
      const first = (await call('previewDiscountRule', { id: two, rule, lines })).body;
      expect(first.discounts.map(({ own }) => own)).toEqual([true, false]);
      const fresh = (await call('previewDiscountRule', { rule, lines })).body;
      expect(fresh.discounts.map(({ own }) => own)).toEqual([false, false, true]);
    });

    it('assumed: a coupon is tried after all rules, and says what it lacks', async () => {
      const lines = [{ catalogItemId: SHEET, quantity: 2 }];
      const startTime = '2026-01-01T00:00:00.000Z';
      const ten = {
        name: 'Ten',
        code: 'TEN',
        startTime,
        benefit: { kind: 'PERCENT_OFF', percentage: 10 },
      };
      const attempt = async (more: object): Promise<Trial> =>
        (await call('previewCoupon', { coupon: { ...ten, ...more }, lines })).body;
      expect(await attempt({})).toMatchObject({
        applies: true,
        off: '3.80',
        before: { total: '38.00' },
        after: { total: '34.20' },
        discounts: [{}, {}, { name: 'TEN', own: true }],
        lines: [{ before: '38.00', after: '34.20' }],
      });
      const unmet = async (more: object) => {
        const { applies, after, before, checks } = await attempt(more);
        expect(applies).toBe(false);
        expect(after).toEqual(before);
        return checks.filter(({ met }) => !met);
      };
      expect(await unmet({ minimumSubtotal: '38.01' })).toMatchObject([
        { kind: 'SUBTOTAL', value: '38.00', from: '38.01' },
      ]);
      expect(await unmet({ active: false })).toMatchObject([{ kind: 'ACTIVE' }]);
      expect(await unmet({ startTime: days(1).toISOString() })).toMatchObject([{ why: 'PENDING' }]);
      expect(
        await unmet({ scope: { namespace: 'stores', group: { name: 'product', entityId: FAR } } }),
      ).toMatchObject([{ kind: 'ITEMS', value: 0 }]);
      expect(await attempt({ benefit: { kind: 'FREE_SHIPPING' } })).toMatchObject({
        applies: true,
        off: '0.00',
        checks: [{ kind: 'ACTIVE' }, { kind: 'TIME' }, { kind: 'DELIVERY', met: true }],
      });
      expect((await call('previewCoupon', { coupon: { name: '' }, lines })).status).toBe(400);
      expect((await list({ filter: { name: { $contains: 'ten' } } })).discounts).toEqual([]);
    });
  },
  shopMigrations,
);
