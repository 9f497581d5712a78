import { beforeAll, describe, expect, it } from 'vitest';
import type { CouponFields } from '#shared/coupons.ts';
import { couponExtensions } from '#shared/extensions/coupons.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { startPricing } from '#testing/pricing.ts';
import { TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const UNKNOWN = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const TEN = {
  name: 'Ten off',
  benefit: { kind: 'PERCENT_OFF' as const, percentage: 10 },
  startTime: '2026-01-01T00:00:00.000Z',
};

onDatabase(
  'routes of coupons',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      ({ stack } = startPricing(database()));
    });

    const call = extensionCalls(couponExtensions, (path, body, headers) =>
      stack.call('POST', path, body, headers),
    );
    const tryToMake = (more: object) => call('createCoupon', { ...TEN, ...more });
    const make = async (more: Partial<CouponFields>) => (await tryToMake(more)).body.coupon;
    const read = async (couponId: string) => (await call('getCoupon', { couponId })).body.coupon;
    const update = (couponId: string, more: Partial<CouponFields> & { revision: string }) =>
      call('updateCoupon', { ...TEN, ...more, couponId });
    const refusedAt = async (more: object) => (await tryToMake(more)).fields ?? [];
    const list = (request: object) => call('listCoupons', request);
    const codes = async (request: object): Promise<string[]> =>
      (await list(request)).body.coupons.map(({ code }) => code ?? '');

    it('assumed: keep every kind, with its limits and scope', async () => {
      const kinds: CouponFields['benefit'][] = [
        { kind: 'MONEY_OFF', amount: '5.00' },
        { kind: 'PERCENT_OFF', percentage: 12.5 },
        { kind: 'FREE_SHIPPING' },
        { kind: 'FIXED_PRICE', price: '0' },
        { kind: 'BUY_X_GET_Y', x: 2, y: 1 },
      ];
      for (const benefit of kinds) {
        const limits = { usageLimit: 50, limitPerCustomer: 1, expirationTime: '2030-01-01T00:00:00+01:00' };
        const made = await make({ code: `K ${benefit.kind}`, benefit, ...limits });
        expect(made).toMatchObject({
          status: 'LIVE',
          revision: '1',
          usageCount: 0,
          given: '0',
          codeCount: 0,
          benefit,
          expirationTime: '2029-12-31T23:00:00.000Z',
        });
        expect(await read(made.id)).toMatchObject({ code: `K ${benefit.kind}`, benefit });
      }
    });

    it('assumed: reject a code that another coupon has in another case', async () => {
      const { id, revision } = await make({ code: 'Summer24' });
      expect(await refusedAt({ code: 'SUMMER24' })).toEqual(['code']);
      // Its own case may change.
      expect((await update(id, { code: 'summer24', revision })).body.coupon.code).toBe('summer24');
      const both = await Promise.all([tryToMake({ code: 'Race24' }), tryToMake({ code: 'RACE24' })]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    });

    it('assumed: reject beside the field what contradicts itself or is out of bounds', async () => {
      const group = { name: 'product' as const, entityId: UNKNOWN };
      const cases: [object, string][] = [
        [{ name: ' ' }, 'name'],
        [{ name: 'x'.repeat(51) }, 'name'],
        [{ code: ' SPACE' }, 'code'],
        [{ code: 'A\u200bB' }, 'code'],
        [{ benefit: { kind: 'PERCENT_OFF', percentage: 110 } }, 'benefit.percentage'],
        [{ benefit: { kind: 'MONEY_OFF', amount: '0' } }, 'benefit.amount'],
        [{ benefit: { kind: 'FIXED_PRICE', price: '-1' } }, 'benefit.price'],
        [{ benefit: { kind: 'BUY_X_GET_Y', x: 0, y: 1 } }, 'benefit.x'],
        [{ benefit: { kind: 'WISHES' } }, 'benefit.kind'],
        [{ expirationTime: '2025-12-31T00:00:00.000Z' }, 'expirationTime'],
        [{ expirationTime: '9999-12-31T23:59:59-05:00' }, 'expirationTime'],
        [{ startTime: 'soon' }, 'startTime'],
        [{ usageLimit: 0 }, 'usageLimit'],
        [{ minimumSubtotal: '10', scope: { namespace: 'stores', group } }, 'minimumSubtotal'],
        [{ benefit: { kind: 'FREE_SHIPPING' }, scope: { namespace: 'stores', group } }, 'scope.group'],
      ];
      for (const [more, field] of cases) expect(await refusedAt(more)).toEqual([field]);
    });

    it('docs: codes are one coupon’s only, in whatever case; spaces within count', async () => {
      expect(await refusedAt({ code: 'MOON 10' })).toEqual([]);
      expect(await refusedAt({ code: 'moon 10' })).toEqual(['code']);
      expect(await refusedAt({ code: 'MOON10' })).toEqual([]);
      expect(await refusedAt({ code: 'MOON 10' })).toEqual(['code']);
    });

    it('assumed: are changed by who saw them last, told of, and gone once deleted', async () => {
      const { id } = await make({ code: 'LAST' });
      const changed = await update(id, { code: 'LAST', name: 'Other', revision: '1' });
      expect(changed.body.coupon).toMatchObject({ name: 'Other', revision: '2', status: 'LIVE' });
      const late = await update(id, { revision: '1' });
      expect(late).toMatchObject({ status: 409, error: { code: 'REVISION_MISMATCH' } });
      expect((await update(id, { revision: '' })).fields).toEqual(['revision']);
      expect((await call('deleteCoupon', { couponId: id })).body.coupon.code).toBe('LAST');
      for (const name of ['getCoupon', 'deleteCoupon'] as const)
        expect((await call(name, { couponId: id })).error?.code).toBe('COUPON_NOT_FOUND');
    });

    describe('lists', () => {
      beforeAll(async () => {
        await make({ code: 'ZZ-OVER', name: 'Listed', expirationTime: '2026-01-02T00:00:00.000Z' });
        await make({ code: 'ZZ-OFF', name: 'Listed', active: false });
        await make({ code: 'ZZ-NEXT', name: 'Listed', startTime: '2039-01-01T00:00:00.000Z' });
        await make({ code: 'ZZ-LIVE', name: 'Lístéd', benefit: { kind: 'FREE_SHIPPING' } });
      });

      it.each([
        [{ q: 'listed', status: 'LIVE' }, ['ZZ-LIVE']],
        [{ q: 'zz-', status: ['PENDING'] }, ['ZZ-NEXT', 'ZZ-OFF']],
        [{ q: 'LISTED', status: 'EXPIRED' }, ['ZZ-OVER']],
        [{ q: 'zz', kind: 'FREE_SHIPPING' }, ['ZZ-LIVE']],
        [{ q: 'zz', active: false }, ['ZZ-OFF']],
      ])('assumed: by %j', async (filter, found) => {
        expect(await codes({ filter, sort: { field: 'code', order: 'ASC' } })).toEqual(found);
      });

      it('assumed: by pages, in any order, and nothing else', async () => {
        const page = { filter: { q: 'zz-' }, from: 1, limit: 2 };
        expect(await codes({ ...page, sort: { field: 'code', order: 'DESC' } })).toEqual([
          'ZZ-OFF',
          'ZZ-NEXT',
        ]);
        expect((await list(page)).body.total).toBe(4);
        for (const field of ['usageCount', 'given', 'expirationTime', 'name', 'updatedDate'])
          expect(await codes({ ...page, sort: { field, order: 'ASC' } })).toHaveLength(2);
        expect((await list({ filter: { secret: 1 } })).status).toBe(400);
        expect((await list({ sort: { field: 'doc', order: 'ASC' } })).status).toBe(400);
        const { summary } = (await call('summarizeCoupons', {})).body;
        expect(summary.all).toBe((await list({})).body.total);
      });
    });

    it('assumed: are switched and deleted by many, each for itself', async () => {
      const made = [await make({ code: 'M1' }), await make({ code: 'M2' })].map(({ id }) => id);
      const answer = await call('turnOffCoupons', { ids: [...made, UNKNOWN] });
      expect(answer.body.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([
        true,
        true,
        false,
      ]);
      expect(await read(made[0] ?? '')).toMatchObject({
        active: false,
        status: 'PENDING',
        revision: '2',
      });
      await call('turnOffCoupons', { ids: made });
      expect(await read(made[0] ?? '')).toMatchObject({ revision: '2' });
      await call('turnOnCoupons', { ids: made });
      await call('deleteCoupons', { ids: made });
      expect(await codes({ filter: { id: made } })).toEqual([]);
    });

    it('assumed: are for the shop alone', async () => {
      for (const name of Object.keys(couponExtensions) as (keyof typeof couponExtensions)[])
        for (const authorization of [TEST_READ_KEY, 'nobody', ''])
          expect([401, 403]).toContain((await call(name, {}, { authorization })).status);
    });
  },
  platformMigrations,
);
