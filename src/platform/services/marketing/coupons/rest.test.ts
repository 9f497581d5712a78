import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const PATH = '/stores/v2/coupons';
const pathOf = (id: string): string => `/stores/v2/coupons/${id}`;
const QUERY = '/stores/v2/coupons/query';

onDatabase(
  'the Coupons API',
  (database) => {
    it('docs: coupons are created, read, found and deleted', async () => {
      const stack = startStack(database());
      const answer = async (method: string, path: string, body?: unknown): Promise<unknown> => {
        const reply = await stack.call(method, path, body);
        const json: unknown = await reply.json();
        expect([path, reply.status, json]).toEqual([path, 200, json]);
        return json;
      };
      const startTime = String(Date.UTC(2026, 0, 1));
      const specification = {
        name: 'Spring',
        code: 'SPRING',
        startTime,
        moneyOffAmount: 5,
        minimumSubtotal: 20,
      };
      const { id } = (await answer('POST', PATH, { specification })) as { id: string };
      const percent = { name: 'Tenth', code: 'TENTH', startTime, percentOffRate: 10, active: false };
      await answer('POST', PATH, { specification: percent });
      expect(await answer('GET', pathOf(id))).toMatchObject({
        coupon: { id, specification: { ...specification, active: true }, numberOfUsages: 0, expired: false },
      });
      expect(
        await answer('POST', QUERY, { query: { filter: '{"specification.active":"false"}' } }),
      ).toMatchObject({
        coupons: [{ specification: { code: 'TENTH', percentOffRate: 10 } }],
        totalResults: 1,
      });
      expect(
        await answer('POST', QUERY, {
          query: { sort: '{"specification.name":"asc"}', paging: { limit: 1 } },
        }),
      ).toMatchObject({ coupons: [{ id }], totalResults: 2 });
      await answer('DELETE', pathOf(id));
      expect((await stack.call('GET', pathOf(id))).status).toBe(404);
    });

    it('docs: a change is written where its mask says so, in the body or in the query', async () => {
      const stack = startStack(database());
      const startTime = String(Date.UTC(2026, 0, 1));
      const spring = { name: 'Money', code: 'MONEY', startTime, moneyOffAmount: 5.5, usageLimit: 9 };
      const made = await stack.call('POST', PATH, { specification: spring });
      const path = pathOf(((await made.json()) as { id: string }).id);
      const change = (specification: object, fieldMask?: unknown, query = '') =>
        stack.call('PATCH', `${path}${query}`, {
          specification,
          ...(fieldMask !== undefined && { fieldMask }),
        });
      const stored = async () =>
        ((await (await stack.call('GET', path)).json()) as { coupon: { specification: object } }).coupon
          .specification;

      const off = await change({ active: false, name: 'Not in the mask' }, { paths: ['active'] });
      expect([off.status, await off.json()]).toEqual([200, {}]);
      expect(await stored()).toMatchObject({ ...spring, active: false });
      await change({ active: true }, undefined, '?fieldMask=active');
      await change({ moneyOffAmount: 7 }, undefined, '?fieldMask.paths=moneyOffAmount');
      await change({ usageLimit: null, name: 'Summer' }, 'usageLimit,name');
      expect(await stored()).toMatchObject({ active: true, moneyOffAmount: 7, name: 'Summer' });
      expect(await stored()).not.toHaveProperty('usageLimit');

      expect((await change({ active: false })).status).toBe(400);
      expect((await change({ percentOffRate: 10 }, ['percentOffRate'])).status).toBe(400);
      expect((await change({ active: false }, ['specification.active'])).status).toBe(400);
      expect((await change({ moneyOffAmount: null }, ['moneyOffAmount'])).status).toBe(400);
      expect(
        (await stack.call('PATCH', pathOf('6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42'), { fieldMask: ['name'] }))
          .status,
      ).toBe(404);
      expect(await stored()).toMatchObject({ active: true, moneyOffAmount: 7, name: 'Summer' });
    });

    it('docs: a coupon without a discount, and a filter that is not known, are rejected', async () => {
      const stack = startStack(database());
      const specification = { name: 'None', code: 'NONE', startTime: '0' };
      expect((await stack.call('POST', PATH, { specification })).status).toBe(400);
      const query = { filter: { shoeSize: 3 } };
      expect((await stack.call('POST', QUERY, { query })).status).toBe(400);
    });
  },
  platformMigrations,
);
