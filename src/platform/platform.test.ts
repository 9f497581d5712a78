import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eachEngine } from '../testing/engines.ts';
import { countingIds } from '../testing/deterministic.ts';
import { startStack, TEST_SITE, type Stack } from '../testing/stack.ts';
import type { Context } from './context.ts';
import { CHANGES, type Change } from './events/outbox.ts';
import { collectHandlers, platformMigrations } from './platform.ts';
import { defineService, type AnyHandler, type ServiceDefinition } from './service.ts';

const ORDERS = '/ecom/v1/orders';
const NOBODY = '99999999-9999-4999-8999-999999999999';

const order = (more: object = {}): object => ({
  channelInfo: { type: 'POS' },
  currency: 'EUR',
  status: 'APPROVED',
  buyerInfo: { email: 'anna@example.com' },
  lineItems: [
    {
      productName: { original: 'Loop No. 7' },
      price: { amount: '40.00' },
      quantity: 1,
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  priceSummary: { total: { amount: '40.00' } },
  ...more,
});

/** Orders with these handlers in place of the product's own. */
const withHandlers = (handlers: Record<string, AnyHandler>): readonly ServiceDefinition[] => [
  defineService({ name: 'orders', package: 'ecom_orders', handlers }),
];

let site = 0;

eachEngine(
  'the platform',
  (database) => {
    let stack: Stack;
    let origin: { site: typeof TEST_SITE; ids: ReturnType<typeof countingIds> };

    // A site of its own for each test: the database is shared, what a test sees is not.
    beforeEach(() => {
      const id = `00000000-0000-4000-9000-${String(++site).padStart(12, '0')}`;
      origin = { site: { ...TEST_SITE, id }, ids: countingIds(String(site).padStart(8, '0')) };
      stack = startStack(database(), origin);
    });

    const json = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
    const create = async (more: object = {}): Promise<string> =>
      (await json<{ order: { id: string } }>(stack.call('POST', ORDERS, { order: order(more) }))).order.id;
    const payments = async (id: string) =>
      (
        await json<{
          orderTransactions: { payments: { id: string; amount: { amount: string } }[]; refunds: object[] };
        }>(stack.call('GET', `/ecom/v1/payments/orders/${id}`))
      ).orderTransactions;
    const count = async (table: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}
        WHERE site_id = ${origin.site.id}`.execute(database().kysely);
      return rows[0]?.n ?? 0;
    };

    /** Changes of this site as they are announced. */
    async function heard(): Promise<{ changes: Change[]; stop: () => unknown }> {
      const changes: Change[] = [];
      const stop = await database().listen(CHANGES, (payload) => {
        const change = JSON.parse(payload) as Change;
        if (change.siteId === origin.site.id) changes.push(change);
      });
      return { changes, stop };
    }

    describe('answers', () => {
      it('docs: 501 to an operation of the contract that has no handler, 404 to what the contract has not', async () => {
        const bare = startStack(database(), { ...origin, services: withHandlers({}) });
        const missing = await bare.call('POST', '/stores/v3/bulk/promotions/delete', { promotionIds: [] });
        expect([missing.status, await missing.json()]).toMatchObject([
          501,
          { details: { applicationError: { code: 'NOT_IMPLEMENTED' } } },
        ]);
        for (const [method, path] of [
          ['GET', '/ecom/v1/nonsense'],
          ['PUT', ORDERS],
          ['GET', '/'],
          ['POST', '/wixapis'],
        ] as const) {
          const unknown = await stack.call(method, path);
          expect([path, unknown.status, await unknown.json()]).toMatchObject([
            path,
            404,
            { details: { applicationError: { code: 'ROUTE_NOT_FOUND' } } },
          ]);
          expect(unknown.headers.get('x-wix-request-id')).toBeTruthy();
        }
      });

      it('docs: 200 with JSON to every success, also where there is nothing to say', async () => {
        const id = await create();
        const replies = [
          await stack.call('GET', `${ORDERS}/${id}`),
          await stack.call('GET', `/wixapis${ORDERS}/${id}`),
          await stack.call('POST', `${ORDERS}/search`, { search: {} }),
          await stack.call('POST', `/ecom/v1/payments-collector/orders/${id}/manual-payment`, {
            amount: { amount: '5.00' },
          }),
        ];
        for (const reply of replies) {
          expect(reply.status).toBe(200);
          expect(reply.headers.get('content-type')).toContain('application/json');
          expect(await reply.json()).toBeTypeOf('object');
        }
      });

      it('assumed: keeps a request id that was sent, unless it could forge a log line', async () => {
        const call = (id: string): Promise<Response> =>
          stack.call('GET', '/', undefined, { 'x-wix-request-id': id });
        expect((await call('from-the-gateway')).headers.get('x-wix-request-id')).toBe('from-the-gateway');
        expect((await call('two words')).headers.get('x-wix-request-id')).toMatch(/^[\da-f-]{36}$/);
      });
    });

    describe('a handler that fails', () => {
      const emitAndAnswer =
        (end: () => unknown): AnyHandler =>
        async (_: never, context: Context) => {
          const body = { createdEvent: { entity: {} } };
          await context.emit({ entityFqdn: 'wix.ecom.v1.order', slug: 'created', entityId: NOBODY, body });
          await context.mail({ to: 'anna@example.com', subject: 'Never sent', text: '', order: null });
          return end();
        };

      it.each<[string, () => unknown]>([
        ['breaks the contract', () => ({ order: { id: 7 } })],
        [
          'throws',
          () => {
            throw new Error('the password is hunter2');
          },
        ],
      ])('assumed: is a 500 that tells nothing when it %s; its change is undone', async (_, end) => {
        stack = startStack(database(), {
          ...origin,
          services: withHandlers({ cancelOrder: emitAndAnswer(end) }),
        });
        const { changes, stop } = await heard();
        const reply = await stack.call(
          'POST',
          `${ORDERS}/${NOBODY}/cancel`,
          {},
          { 'idempotency-key': 'broken' },
        );
        expect([reply.status, await reply.json()]).toEqual([500, { message: '', details: {} }]);
        expect(stack.errors).toEqual([
          expect.objectContaining({
            requestId: reply.headers.get('x-wix-request-id'),
            operation: 'com.wix.ecom.orders.v1.Orders.CancelOrder',
            err: expect.any(Error),
          }),
        ]);
        for (const table of ['domain_events', 'mail_queue', 'idempotency_keys']) {
          expect([table, await count(table)]).toEqual([table, 0]);
        }
        await stop();
        expect(changes).toEqual([]);
      });

      it('assumed: is found at start when the contract does not have it, or has it twice', () => {
        const [orders] = withHandlers({ getOrder: async () => ({}) });
        if (!orders) throw new Error('There is one.');
        expect(() => collectHandlers([orders, orders])).toThrow('two handlers');
        expect(() => collectHandlers(withHandlers({ getOrderss: async () => ({}) }))).toThrow('no operation');
      });
    });

    it('assumed: one service whose maintenance fails keeps neither the others from theirs nor what is old', async () => {
      const done: string[] = [];
      const service = (name: string, fails: boolean): ServiceDefinition => ({
        name,
        maintain: async () => {
          done.push(name);
          if (fails) throw new Error('no');
        },
        retentionRules: [
          {
            what: name,
            since: 'then',
            days: 1,
            forget: async () => {
              done.push(`${name} kept`);
              if (fails) throw new Error('no');
              return 0;
            },
          },
        ],
      });
      const failing = startStack(database(), {
        ...origin,
        services: [service('first', true), service('second', false)],
      });
      await failing.platform.maintain();
      expect(done).toEqual(['first', 'second', 'first kept', 'second kept']);
      expect(failing.errors).toMatchObject([{ part: 'first' }, { part: 'first' }]);
    });

    it('assumed: a reading operation can neither write nor lock, and tells of it as of any failure', async () => {
      const rogue =
        (statement: string): AnyHandler =>
        async (_, { db }) =>
          sql.raw(statement).execute(db);
      for (const statement of [
        "UPDATE orders SET doc = doc WHERE site_id = 'none'",
        'SELECT id FROM orders FOR UPDATE',
        "SELECT nextval(pg_get_serial_sequence('domain_events', 'sequence'))",
      ]) {
        const writing = startStack(database(), {
          ...origin,
          services: withHandlers({ getOrder: rogue(statement) }),
        });
        expect((await writing.call('GET', `${ORDERS}/${NOBODY}`)).status).toBe(500);
        expect(writing.errors).toMatchObject([{ err: { code: '25006' } }]);
      }
    });

    describe('an idempotency key', () => {
      const key = { 'idempotency-key': 'pressed-twice' };

      it('assumed: records a manual payment once, also when both calls come at once', async () => {
        const id = await create();
        const pay = (): Promise<Response> =>
          stack.call(
            'POST',
            `/ecom/v1/payments-collector/orders/${id}/manual-payment`,
            { amount: { amount: '10.00' } },
            key,
          );
        const replies = [...(await Promise.all([pay(), pay()])), await pay()];
        expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
        expect((await payments(id)).payments).toHaveLength(1);
      });

      it('assumed: refunds once, also when both calls come at once, and gives the first answer again', async () => {
        const id = await create({ paymentStatus: 'PAID' });
        const paymentId = (await payments(id)).payments[0]?.id;
        const body = {
          orderId: id,
          paymentRefunds: [{ paymentId, amount: { amount: '10.00' }, externalRefund: true }],
        };
        const refund = (): Promise<Response> =>
          stack.call('POST', '/ecom/v1/order-billing/refund-payments', body, key);
        const replies = [...(await Promise.all([refund(), refund()])), await refund()];
        expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
        const [first, ...others] = await Promise.all(replies.map((reply) => reply.text()));
        expect(others).toEqual([first, first]);
        expect((await payments(id)).refunds).toHaveLength(1);
      });

      it('assumed: belongs to one request; after a rejection it may be used again', async () => {
        const id = await create();
        const pay = (amount: string): Promise<Response> =>
          stack.call(
            'POST',
            `/ecom/v1/payments-collector/orders/${id}/manual-payment`,
            { amount: { amount } },
            key,
          );
        expect((await pay('999.00')).status).toBe(400);
        expect((await pay('10.00')).status).toBe(200);
        const other = await pay('11.00');
        expect([other.status, await other.json()]).toMatchObject([
          409,
          { details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } } },
        ]);
        expect((await payments(id)).payments).toHaveLength(1);
      });
    });

    it('assumed: believes the actor an API key names, and no visitor’s or member’s', async () => {
      const echo: AnyHandler = async (request: { id: string }, { actor }: Context) => ({
        order: { id: request.id, ...(actor !== undefined && { buyerNote: actor }) },
      });
      stack = startStack(database(), { ...origin, services: withHandlers({ getOrder: echo }) });
      const tokenFor = { siteId: origin.site.id };
      const tokens = [
        await stack.platform.tokens.sign({ kind: 'visitor', visitorId: NOBODY, ...tokenFor }),
        await stack.platform.tokens.sign({ kind: 'member', memberId: NOBODY, ...tokenFor }),
      ];
      const actor = async (headers: Record<string, string>): Promise<unknown> =>
        (
          await json<{ order: { buyerNote?: string } }>(
            stack.call('GET', `${ORDERS}/${NOBODY}`, undefined, {
              'x-counterpart-actor': 'ines@example.com',
              ...headers,
            }),
          )
        ).order.buyerNote;
      expect(await actor({})).toBe('ines@example.com');
      for (const authorization of tokens) expect(await actor({ authorization })).toBeUndefined();
    });

    describe('events and mails', () => {
      it('assumed: are written with the change and announced once it is committed', async () => {
        let open = (): void => {};
        const gate = new Promise<void>((resolve) => (open = resolve));
        let emitted = (): void => {};
        const written = new Promise<void>((resolve) => (emitted = resolve));
        const slow: AnyHandler = async (_: never, context: Context) => {
          const body = { createdEvent: { entity: { id: NOBODY } } };
          await context.emit({ entityFqdn: 'wix.ecom.v1.order', slug: 'created', entityId: NOBODY, body });
          emitted();
          await gate;
          return {};
        };
        stack = startStack(database(), { ...origin, services: withHandlers({ cancelOrder: slow }) });
        const { changes, stop } = await heard();
        const call = stack.call('POST', `${ORDERS}/${NOBODY}/cancel`, {});
        await written;
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(changes).toEqual([]);
        open();
        const reply = await call;
        await vi.waitFor(() => expect(changes).toHaveLength(1), 5000);
        await stop();
        const requestId = reply.headers.get('x-wix-request-id');
        expect(changes[0]).toMatchObject({ entityId: NOBODY, slug: 'created', requestId });
        const { rows } = await sql`SELECT slug, request_id, body
          FROM domain_events WHERE site_id = ${origin.site.id}`.execute(database().kysely);
        expect(rows).toEqual([
          {
            slug: 'created',
            request_id: requestId,
            body: { createdEvent: { entity: { id: NOBODY } } },
          },
        ]);
      });

      it('assumed: of one call share its request id and stand in the order they happened', async () => {
        const id = await create({ paymentStatus: 'PAID' });
        await stack.call('PATCH', `${ORDERS}/${id}`, { order: { buyerNote: 'Ring twice' } });
        const { rows } = await sql<{ slug: string; request_id: string }>`
          SELECT slug, request_id FROM domain_events
          WHERE site_id = ${origin.site.id} AND entity_id = ${id} ORDER BY sequence`.execute(
          database().kysely,
        );
        expect(rows[0]?.slug).toBe('created');
        expect(rows.at(-1)?.slug).toBe('updated');
        expect(new Set(rows.map((row) => row.request_id)).size).toBe(2);
      });

      it('assumed: a mail waits in the queue until it is delivered, and goes out once', async () => {
        await create();
        const reply = await stack.call('POST', ORDERS, { order: order({ currency: 'nonsense' }) });
        expect(reply.status).toBe(400);
        expect(await count('mail_queue')).toBe(1);
        expect(stack.mailer.sent).toEqual([]);
        await stack.platform.deliverMail();
        await stack.platform.deliverMail();
        expect(stack.mailer.sent).toEqual([expect.objectContaining({ to: 'anna@example.com' })]);
        expect(await count('mail_queue')).toBe(0);
      });
    });
  },
  platformMigrations,
);
