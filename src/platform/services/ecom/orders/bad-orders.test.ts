import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, posterOrder, startOrders } from '#testing/orders.ts';
import type { Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

interface Rejection {
  status: number;
  code?: string;
  violations: string[];
}

interface Envelope {
  details: {
    applicationError?: { code: string };
    validationError?: {
      fieldViolations: { field: string; violatedRule: string; ruleName?: string; data: unknown }[];
    };
  };
}

/** Status and reasons of a call as they travel, before the SDK rewrites them. */
async function raw(
  stack: Stack,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Rejection> {
  const reply = await stack.call(method, path, body, headers);
  const { details } = (await reply.json()) as Envelope;
  const violations = details.validationError?.fieldViolations ?? [];
  expect(violations.every(({ data }) => typeof data === 'object')).toBe(true);
  return {
    status: reply.status,
    ...(details.applicationError && { code: details.applicationError.code }),
    violations: violations.map(({ field, violatedRule, ruleName }) => `${field} ${ruleName ?? violatedRule}`),
  };
}

const at = '/ecom/v1/orders';
const line = {
  productName: { original: 'Poster' },
  itemType: { preset: 'PHYSICAL' },
  quantity: 1,
  price: { amount: '10.00' },
};

onDatabase(
  'orders that cannot be',
  (database) => {
    const count = async (): Promise<unknown> => {
      const { rows } = await sql`select count(*)::int as n, max(number) as last from orders`.execute(
        database().kysely,
      );
      return rows[0];
    };

    const bodies: [string, object, string[]][] = [
      ['no lines', { lineItems: [] }, ['order.lineItems REQUIRED_FIELD']],
      ['301 lines', { lineItems: Array.from({ length: 301 }, () => line) }, ['order.lineItems MAX_SIZE']],
      ['a quantity of zero', { lineItems: [{ ...line, quantity: 0 }] }, ['order.lineItems[0].quantity MIN']],
      [
        'a negative price',
        { lineItems: [{ ...line, price: { amount: '-1' } }] },
        ['order.lineItems[0].price.amount DECIMAL_GTE'],
      ],
      [
        'a third decimal',
        { lineItems: [{ ...line, price: { amount: '1.001' } }] },
        ['order.lineItems[0].price.amount DECIMAL_MAX_SCALE'],
      ],
      [
        'half a yen',
        { currency: 'JPY', lineItems: [{ ...line, price: { amount: '0.5' } }] },
        ['order.lineItems[0].price.amount DECIMAL_MAX_SCALE'],
      ],
      ['a currency nobody has', { currency: 'EURO' }, ['order.currency FORMAT']],
      ['an unknown status', { status: 'SHIPPED' }, ['order.status INVALID_ENUM_VALUE']],
      [
        'a payment status that takes payments',
        { paymentStatus: 'PARTIALLY_PAID' },
        ['order.paymentStatus INVALID_ENUM_VALUE'],
      ],
      ['an e-mail that is none', { buyerInfo: { email: 'anna' } }, ['order.buyerInfo.email FORMAT']],
      ['an over-long note', { buyerNote: 'x'.repeat(1001) }, ['order.buyerNote MAX_LENGTH']],
      [
        'an over-long name',
        { lineItems: [{ ...line, productName: { original: 'x'.repeat(201) } }] },
        ['order.lineItems[0].productName.original MAX_LENGTH'],
      ],
      [
        'a file without a file',
        { lineItems: [{ ...line, itemType: { preset: 'DIGITAL' } }] },
        ['order.lineItems[0].digitalFile REQUIRED_FIELD'],
      ],
      [
        'a total that is wrong',
        { priceSummary: { total: { amount: '9.99' } } },
        ['order.priceSummary.total.amount PRICE_SUMMARY_MISMATCH'],
      ],
      [
        'a discount over the price',
        { priceSummary: { discount: { amount: '10.01' } } },
        ['order.priceSummary.discount.amount DISCOUNT_EXCEEDS_PRICE'],
      ],
      [
        'a line with the id of another',
        {
          lineItems: [
            { ...line, id: '00000000-0000-0000-0000-000000000001' },
            { ...line, id: '00000000-0000-0000-0000-000000000001' },
          ],
        },
        ['order.lineItems DUPLICATE_LINE_ITEM_ID'],
      ],
    ];
    it.each(bodies)('docs: %s', async (_name, more, violations) => {
      const { stack } = startOrders(database());
      const before = await count();
      expect(await raw(stack, 'POST', at, { order: { ...plainOrder('10.00'), ...more } })).toEqual({
        status: 400,
        violations,
      });
      expect(await count()).toEqual(before);
    });

    it('docs: a purchase in the future', async () => {
      const { stack } = startOrders(database());
      const order = { ...plainOrder('10.00'), purchasedDate: '2026-11-21T12:00:01.000Z' };
      expect(await raw(stack, 'POST', at, { order })).toMatchObject({
        status: 400,
        code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
      });
    });

    it('docs: text that no database holds', async () => {
      const { stack } = startOrders(database());
      const order = { ...plainOrder('10.00'), buyerNote: 'a\u0000b' };
      expect(await raw(stack, 'POST', at, { order })).toMatchObject({ status: 400 });
    });

    describe('of an order that is there', () => {
      const updates: [string, object, string[]][] = [
        ['an e-mail that is none', { buyerInfo: { email: 'anna' } }, ['order.buyerInfo.email FORMAT']],
        [
          'an over-long city',
          { billingInfo: { address: { city: 'x'.repeat(51) } } },
          ['order.billingInfo.address.city MAX_LENGTH'],
        ],
        ['a wrong type', { archived: 'yes' }, ['order.archived VALIDATION']],
        ['no buyer', { buyerInfo: null }, ['order.buyerInfo REQUIRED_FIELD']],
      ];
      it.each(updates)('docs: %s', async (_name, patch, violations) => {
        const { stack, sdk } = startOrders(database());
        const before = await sdk.orders.createOrder(posterOrder());
        expect(await raw(stack, 'PATCH', `${at}/${before._id}`, { order: patch })).toEqual({
          status: 400,
          violations,
        });
        expect(await sdk.orders.getOrder(String(before._id))).toEqual(before);
      });

      it('docs: a comment over 5,000 characters, and none at all', async () => {
        const { stack, sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('10.00'));
        const path = `${at}/${_id}/activities`;
        const long = { activity: { merchantComment: { message: 'x'.repeat(5001) } } };
        expect(await raw(stack, 'POST', path, long)).toEqual({
          status: 400,
          violations: ['activity.merchantComment.message MAX_LENGTH'],
        });
        expect(await raw(stack, 'POST', path, { activity: {} })).toMatchObject({ status: 400 });
      });

      it('docs: a key without the right, no key, another site', async () => {
        const { stack, sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('10.00'));
        const path = `${at}/${_id}`;
        const read = { authorization: 'test-read-key-0123456789' };
        expect((await stack.call('GET', path, undefined, read)).status).toBe(200);
        expect(await raw(stack, 'POST', `${path}/cancel`, {}, read)).toMatchObject({
          status: 403,
          code: 'PERMISSION_DENIED',
        });
        expect(await raw(stack, 'GET', path, undefined, { authorization: 'nobody' })).toMatchObject({
          status: 401,
        });
        const elsewhere = { 'wix-site-id': '99999999-9999-4999-8999-999999999999' };
        expect((await stack.call('GET', path, undefined, elsewhere)).status).toBeGreaterThanOrEqual(400);
        await sql`insert into orders (site_id, id, doc)
          select 'other-site', 'theirs', jsonb_set(doc, '{id}', '"theirs"') from orders where id = ${_id}`.execute(
          database().kysely,
        );
        expect(await raw(stack, 'GET', `${at}/theirs`)).toMatchObject({
          status: 404,
          code: 'ORDER_NOT_FOUND',
        });
        expect(await raw(stack, 'POST', `${at}/theirs/cancel`, {})).toMatchObject({
          status: 404,
          code: 'ORDER_NOT_FOUND',
        });
      });
    });

    const searches: [string, object, number][] = [
      ['an undeclared field', { filter: { buyerNote: 'x' } }, 400],
      ['an operator the field does not take', { filter: { status: { $gt: 'APPROVED' } } }, 400],
      ['a broken cursor', { cursorPaging: { cursor: 'broken' } }, 400],
      ['more than a page', { cursorPaging: { limit: 101 } }, 400],
    ];
    it.each(searches)('docs: a search with %s', async (_name, search, status) => {
      const { stack } = startOrders(database());
      expect((await raw(stack, 'POST', `${at}/search`, { search })).status).toBe(status);
    });

    it('assumed: an aggregate over an undeclared field, or of an unknown kind', async () => {
      const { stack } = startOrders(database());
      const by = (aggregation: object): Promise<Rejection> =>
        raw(stack, 'POST', `${at}/aggregate`, { aggregation });
      expect(await by({ a: { $count: ['buyerNote'] } })).toMatchObject({
        status: 400,
        violations: ['aggregation.a.$count VALIDATION'],
      });
      expect(await by({ a: { $median: 'number' } })).toMatchObject({ status: 400 });
      expect(await by({ a: { $sum: 'status' } })).toMatchObject({ status: 400 });
    });
  },
  platformMigrations,
);
