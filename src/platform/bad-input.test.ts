import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { countingIds } from '../testing/deterministic.ts';
import { onDatabase } from '../testing/engines.ts';
import { startStack, TEST_READ_KEY, TEST_SITE, type Stack } from '../testing/stack.ts';
import type { ErrorEnvelope, FieldViolation } from './contract/errors.ts';
import { platformMigrations } from './platform.ts';

const ORDERS = '/ecom/v1/orders';
const NOBODY = '99999999-9999-4999-8999-999999999999';
const OTHER_SITE = '33333333-3333-4333-8333-333333333333';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const poster = {
  productName: { original: 'Loop No. 7' },
  price: { amount: '40.00' },
  quantity: 1,
  itemType: { preset: 'PHYSICAL' },
};

const order = (more: object = {}): object => ({
  channelInfo: { type: 'WEB' },
  currency: 'EUR',
  buyerInfo: { email: 'anna@example.com' },
  lineItems: [poster],
  priceSummary: { total: { amount: '40.00' } },
  ...more,
});

/** Everything the platform keeps, to show that a rejected call left it as it was. */
async function everything({ kysely }: Database): Promise<unknown> {
  const { rows } = await sql`SELECT
    (SELECT jsonb_agg(to_jsonb(o) ORDER BY o.id) FROM orders o) AS orders,
    (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.id) FROM order_transactions t) AS transactions,
    (SELECT jsonb_agg(to_jsonb(n)) FROM order_numbers n) AS numbers,
    (SELECT count(*)::int FROM domain_events) AS events,
    (SELECT count(*)::int FROM mail_queue) AS mails,
    (SELECT count(*)::int FROM idempotency_keys) AS keys`.execute(kysely);
  return rows[0];
}

interface Rejection {
  status: number;
  code?: string;
  violation?: Partial<FieldViolation>;
}

onDatabase(
  'bad input',
  (database) => {
    let stack: Stack;
    let ours = '';
    let elsewhere = '';

    const create = async (shop: Stack): Promise<string> => {
      const reply = await shop.call('POST', ORDERS, { order: order() });
      return ((await reply.json()) as { order: { id: string } }).order.id;
    };

    beforeAll(async () => {
      stack = startStack(database());
      ours = await create(stack);
      await create(stack);
      elsewhere = await create(
        startStack(database(), { site: { ...TEST_SITE, id: OTHER_SITE }, ids: countingIds('ffffffff') }),
      );
    });

    /** Calls, and holds the answer against the envelope, the header and an unchanged store. */
    async function expectRefused(
      [method, path, body, headers]: Parameters<Stack['call']>,
      { status, code, violation }: Rejection,
    ): Promise<void> {
      const before = await everything(database());
      const reply = await stack.call(method, path, body, {
        'idempotency-key': crypto.randomUUID(),
        ...headers,
      });
      const envelope = (await reply.json()) as ErrorEnvelope;
      const { applicationError, validationError } = envelope.details;
      const violations = validationError?.fieldViolations ?? [];
      expect([reply.status, applicationError?.code]).toEqual([status, code]);
      const wanted = violation ? [violation] : [];
      expect(violations.length > 0).toBe(wanted.length > 0);
      expect(violations).toEqual(expect.arrayContaining(wanted.map((one) => expect.objectContaining(one))));
      expect(violations.filter((one) => typeof one.description !== 'string' || !one.data)).toEqual([]);
      expect(envelope.message).toBeTypeOf('string');
      expect(reply.headers.get('content-type')).toContain('application/json');
      expect(reply.headers.get('x-wix-request-id')).toMatch(/^[\w-]{36}$/);
      expect(await everything(database())).toEqual(before);
      expect(stack.errors).toEqual([]);
    }

    const search = (request: unknown): Parameters<Stack['call']> => [
      'POST',
      `${ORDERS}/search`,
      { search: request },
    ];

    it.each(['{', '{"order": }', '{"order": 1,}', '\u0000', 'order=1'])('docs: rejects the body %j', (body) =>
      expectRefused(['POST', ORDERS, body], { status: 400, code: 'INVALID_JSON' }),
    );

    it.each(['[]', '"text"', '7'])('docs: rejects the body %s, which is no object', (body) =>
      expectRefused(['POST', ORDERS, body], { status: 400, violation: { field: '' } }),
    );

    it.each(['null', '{}', ''])('docs: asks for the required order in the body %j', (body) =>
      expectRefused(['POST', ORDERS, body], {
        status: 400,
        violation: { field: 'order', violatedRule: 'REQUIRED_FIELD' },
      }),
    );

    it.each<[string, Parameters<Stack['call']>, string]>([
      ['a text', ['POST', ORDERS, { order: order({ buyerNote: 'a\0b' }) }], 'order.buyerNote'],
      ['half a pair', ['POST', ORDERS, { order: order({ buyerNote: '\ud83d' }) }], 'order.buyerNote'],
      ['a free key', ['POST', ORDERS, { order: order({ 'a\0': 1 }) }], 'order'],
      [
        'a filter',
        ['POST', `${ORDERS}/search`, { search: { filter: { status: '\0' } } }],
        'search.filter.status',
      ],
      [
        'an id',
        ['POST', '/v1/bulk/payments-collector/mark-as-paid', { ecomOrderIds: ['\0'] }],
        'ecomOrderIds[0]',
      ],
      ['a form', ['POST', '/oauth2/token', 'grant_type=%00', FORM], 'grant_type'],
      ['too many levels', ['POST', ORDERS, '{"a":'.repeat(200) + '1' + '}'.repeat(200)], ''],
    ])('docs: rejects %s that cannot be kept', (_, call, field) =>
      expectRefused(call, { status: 400, violation: { field } }),
    );

    it.each<Parameters<Stack['call']>>([
      ['GET', '/stores/v1/products/%00'],
      ['DELETE', '/stores/v1/products/%00'],
      ['GET', `${ORDERS}/x?fieldsets=%00`],
      ['POST', '/hosted/handover?a=%00', {}],
    ])('assumed: %s %s leads nowhere', (...call) =>
      expectRefused(call, { status: 400, code: 'INVALID_ADDRESS' }),
    );

    it('assumed: people are told by a page', async () => {
      const page = await stack.call('GET', '/hosted/redirect/%00', undefined, { accept: 'text/html,*/*' });
      expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
    });

    it('docs: a field mask is made of texts', () =>
      expectRefused(['PATCH', `${ORDERS}/${ours}`, { order: { buyerNote: 'x' }, fieldMask: [0] }], {
        status: 400,
        violation: { field: 'fieldMask' },
      }));

    it.each<[string, object]>([
      ['broken', { cursorPaging: { cursor: 'nonsense' } }],
      ['of another shape', { cursorPaging: { cursor: btoa('{"v":1}') } }],
      ['empty of sense', { cursorPaging: { cursor: btoa('[]'), limit: 5 } }],
    ])('assumed: rejects a cursor that is %s', (_, paging) =>
      expectRefused(search(paging), { status: 400, violation: { field: 'search.cursorPaging.cursor' } }),
    );

    it.each<[string, (parts: unknown[]) => unknown[]]>([
      ['of another collection', (parts) => parts.with(1, 'coupons')],
      ['of another site', (parts) => parts.with(2, OTHER_SITE)],
      ['with an undeclared filter', (parts) => parts.with(3, { 'buyerInfo.shoeSize': 43 })],
      ['with a filter of the wrong type', (parts) => parts.with(3, 'status')],
      ['with an undeclared sort', (parts) => parts.with(4, [{ fieldName: 'secret', order: 'ASC' }])],
      ['with a sort of the wrong type', (parts) => parts.with(4, [7])],
      ['with a search of the wrong type', (parts) => parts.with(5, [7])],
      ['with half a position', (parts) => parts.with(7, [])],
    ])('assumed: rejects a cursor %s', async (_, change) => {
      const page = await stack.call('POST', `${ORDERS}/search`, { search: { cursorPaging: { limit: 1 } } });
      const { metadata } = (await page.json()) as { metadata: { cursors: { next: string } } };
      const parts = JSON.parse(
        atob(metadata.cursors.next.replaceAll('-', '+').replaceAll('_', '/')),
      ) as unknown[];
      const cursor = btoa(JSON.stringify(change(parts)));
      await expectRefused(search({ cursorPaging: { cursor } }), { status: 400, violation: {} });
    });

    it.each<[string, object]>([
      ['an undeclared field', { filter: { 'buyerInfo.shoeSize': 43 } }],
      ['an undeclared operator', { filter: { status: { $near: 'APPROVED' } } }],
      ['SQL in a field name', { filter: { "status') OR 1=1 --": 'x' } }],
      ['a filter that is a text', { filter: 'status' }],
    ])('docs: rejects a search by %s', (_, request) =>
      expectRefused(search(request), { status: 400, violation: {} }),
    );

    it('docs: rejects a body over the limit, whatever length it declares', async () => {
      const body = JSON.stringify({ order: order({ buyerNote: 'x'.repeat(1_100_000) }) });
      const large = { status: 413, code: 'REQUEST_TOO_LARGE' };
      await expectRefused(['POST', ORDERS, body], large);
      await expectRefused(['POST', ORDERS, body, { 'content-length': String(body.length) }], large);
      await expectRefused(['POST', ORDERS, body, { 'content-length': '12' }], large);
    });

    it('assumed: reads no more of an endless body than the limit', async () => {
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (stream) => {
          sent += 65_536;
          stream.enqueue(new Uint8Array(65_536));
        },
      });
      const request = new Request(`https://www.wixapis.com${ORDERS}`, {
        method: 'POST',
        headers: { authorization: 'test-api-key-0123456789' },
        body: endless,
        duplex: 'half',
      } as RequestInit);
      expect((await stack.platform.fetch(request)).status).toBe(413);
      expect(sent).toBeLessThan(2_000_000);
    });

    it.each<[string, () => Parameters<Stack['call']>]>([
      ['reading', () => ['GET', `${ORDERS}/${elsewhere}`]],
      ['updating', () => ['PATCH', `${ORDERS}/${elsewhere}`, { order: { buyerNote: 'mine now' } }]],
      ['cancelling', () => ['POST', `${ORDERS}/${elsewhere}/cancel`, {}]],
      ['marking as paid', () => ['POST', `/ecom/v1/payments-collector/orders/${elsewhere}/mark-as-paid`, {}]],
      [
        'refunding',
        () => [
          'POST',
          '/ecom/v1/order-billing/refund-payments',
          { orderId: elsewhere, paymentRefunds: [{ paymentId: NOBODY, amount: { amount: '1.00' } }] },
        ],
      ],
      ['reading nobody’s', () => ['GET', `${ORDERS}/${NOBODY}`]],
    ])('docs: does not know another site’s order: %s', (_, call) =>
      expectRefused(call(), { status: 404, code: 'ORDER_NOT_FOUND' }),
    );

    it('docs: answers per item for ids it does not know', async () => {
      const reply = await stack.call('POST', '/v1/bulk/payments-collector/mark-as-paid', {
        ecomOrderIds: [elsewhere, NOBODY],
      });
      expect(await reply.json()).toMatchObject({
        results: [
          { itemMetadata: { id: elsewhere, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
          { itemMetadata: { id: NOBODY, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
        ],
        bulkActionMetadata: { totalSuccesses: 0, totalFailures: 2 },
      });
    });

    it.each<[string, Record<string, string>]>([
      ['no token', { authorization: '' }],
      ['an unknown token', { authorization: 'somebody-elses-key-1234' }],
      ['a token cut short', { authorization: 'Bearer OauthNG.JWS.' }],
      ['the key under another site', { 'wix-site-id': OTHER_SITE }],
    ])('docs: rejects %s', (_, headers) =>
      expectRefused(['POST', ORDERS, { order: order() }, headers], { status: 401, code: 'UNAUTHENTICATED' }),
    );

    it('docs: rejects the token of another site', async () => {
      const token = await stack.platform.tokens.sign({
        kind: 'visitor',
        siteId: OTHER_SITE,
        visitorId: NOBODY,
      });
      await expectRefused(['GET', `${ORDERS}/${ours}`, undefined, { authorization: token }], {
        status: 401,
        code: 'UNAUTHENTICATED',
      });
    });

    it.each<[string, string, string, object]>([
      ['createOrder', 'POST', ORDERS, { order: order() }],
      ['refundPayments', 'POST', '/ecom/v1/order-billing/refund-payments', {}],
      ['bulkMarkOrdersAsPaid', 'POST', '/v1/bulk/payments-collector/mark-as-paid', {}],
    ])('docs: %s is closed to a reading key, to visitors and to members', async (_, method, path, body) => {
      const sign = (kind: 'visitor' | 'member'): Promise<string> =>
        stack.platform.tokens.sign(
          kind === 'visitor'
            ? { kind, siteId: TEST_SITE.id, visitorId: NOBODY }
            : { kind, siteId: TEST_SITE.id, memberId: NOBODY },
        );
      for (const authorization of [TEST_READ_KEY, await sign('visitor'), await sign('member')]) {
        await expectRefused([method, path, body, { authorization }], {
          status: 403,
          code: 'PERMISSION_DENIED',
        });
      }
    });

    it('docs: the reading key reads', async () => {
      const reply = await stack.call('GET', `${ORDERS}/${ours}`, undefined, {
        authorization: TEST_READ_KEY,
      });
      expect(reply.status).toBe(200);
    });
  },
  platformMigrations,
);
