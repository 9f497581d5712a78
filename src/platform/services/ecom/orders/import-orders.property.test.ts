import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countingIds } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack, TEST_READ_KEY, TEST_SITE, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MANY = '/hosted/orders/import';

/** Of one order: how its money stands, whether it is written over, and what it is rejected for. */
const kind = fc.record({
  paymentStatus: fc.constantFrom('PAID', 'NOT_PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'),
  refunded: fc.constantFrom(undefined, '3.00', '99.00'),
  again: fc.boolean(),
  wrong: fc.constantFrom('', '', '', 'amount', 'total', 'date', 'gone', 'name'),
  lines: fc.integer({ min: 1, max: 3 }),
});
type Kind = typeof kind extends fc.Arbitrary<infer Of> ? Of : never;

const orderOf = ({ paymentStatus, refunded, wrong, lines }: Kind, number: string) => ({
  number,
  purchasedDate: wrong === 'date' ? 'yesterday' : '2023-04-05T06:07:08.000Z',
  currency: 'EUR',
  channelInfo: { type: 'OTHER_PLATFORM', externalOrderId: `#${number}` },
  buyerInfo: { email: 'old@example.com' },
  status: 'APPROVED',
  paymentStatus,
  lineItems: Array.from({ length: lines }, () => ({
    productName: { original: wrong === 'name' ? 'x'.repeat(201) : 'Chair' },
    quantity: 2,
    price: { amount: '10' },
    itemType: { preset: 'PHYSICAL' },
  })),
  priceSummary: wrong === 'total' ? {} : { total: { amount: wrong === 'amount' ? '1.234' : '23.45' } },
  ...(refunded && { balanceSummary: { paid: { amount: '23.45' }, refunded: { amount: refunded } } }),
});
type Sent = ReturnType<typeof orderOf> & { id?: string };

/** What is written of one, or that it is rejected; ids are unlike by nature. */
async function oneByOne(stack: Stack, orders: readonly Sent[]): Promise<(string | undefined)[]> {
  const ids: (string | undefined)[] = [];
  for (const order of orders) {
    const reply = await stack.call('POST', '/ecom/v1/orders/import', { order });
    const { order: stored } = (await reply.json()) as { order?: { id: string } };
    ids.push(stored?.id);
  }
  return ids;
}

async function together(stack: Stack, orders: readonly Sent[]): Promise<(string | undefined)[]> {
  const reply = await stack.call('POST', MANY, { orders });
  expect(reply.status).toBe(200);
  const { results } = (await reply.json()) as {
    results: { itemMetadata: { id?: string; success: boolean } }[];
  };
  return results.map(({ itemMetadata: { id, success } }) => (success ? id : undefined));
}

/** All that is kept of the site's orders, but for the ids and times that are made on the way. */
async function stateOf(stack: Stack, numbers: readonly string[]): Promise<unknown> {
  const { rows } = await sql<{ state: unknown }>`
    select jsonb_build_object('order', o.doc, 'revision', o.revision, 'money', t.doc, 'events', array(
      select jsonb_build_array(e.entity_fqdn, e.slug, e.body) from domain_events e
      where e.site_id = o.site_id and e.entity_id = o.id order by e.sequence)) as state
    from orders o join order_transactions t on t.site_id = o.site_id and t.id = o.id
    where o.site_id = ${stack.site.id} and o.doc ->> 'number' = any(${[...numbers]}::text[])
    order by o.number`.execute(stack.database.kysely);
  return JSON.parse(JSON.stringify(rows).replaceAll(GUID, 'made'));
}

onDatabase(
  'many orders imported at once',
  (database) => {
    const start = (id: string, ids: string): Stack =>
      startStack(database(), { site: { ...TEST_SITE, id }, ids: countingIds(ids) });

    it('are written, rejected and told as each of them would be on its own', async () => {
      const [many, alone] = [
        start('aaaaaaaa-0000-4000-8000-000000000000', '00000aaa'),
        start('bbbbbbbb-0000-4000-8000-000000000000', '00000bbb'),
      ];
      let next = 1000;
      const holds = fc.asyncProperty(fc.array(kind, { minLength: 1, maxLength: 6 }), async (kinds) => {
        const sent = kinds.map((each) => ({ each, order: orderOf(each, String(next++)) }));
        const numbers = sent.map(({ order }) => order.number);
        const first = sent.filter(({ each }) => each.again);
        const write = async (stack: Stack, way: typeof together) => {
          const before = first.map(({ order }) => ({
            ...order,
            priceSummary: { total: { amount: '9.00' } },
          }));
          const ids = await oneByOne(
            stack,
            before.map((order) => ({ ...order, purchasedDate: '2022-01-01T00:00:00.000Z', lineItems: [] })),
          );
          const idOf = new Map(first.map(({ order }, index) => [order.number, ids[index]]));
          const requested = sent.map(({ each, order }): Sent => {
            const id = each.wrong === 'gone' ? crypto.randomUUID() : idOf.get(order.number);
            return { ...order, ...(id && { id }) };
          });
          return (await way(stack, requested)).map((id) => id !== undefined);
        };
        expect(await write(many, together)).toEqual(await write(alone, oneByOne));
        expect(await stateOf(many, numbers)).toEqual(await stateOf(alone, numbers));
      });
      await fc.assert(holds, runs(60));
    });

    it('are for those who may change orders; no number twice, and none without one', async () => {
      const stack = start('cccccccc-0000-4000-8000-000000000000', '00000ccc');
      const plain: Kind = { paymentStatus: 'PAID', refunded: undefined, again: false, wrong: '', lines: 1 };
      const one = orderOf(plain, '1');
      const status = async (orders: unknown, key?: string): Promise<number> =>
        (await stack.call('POST', MANY, { orders }, key ? { authorization: key } : {})).status;
      expect(await status([one], TEST_READ_KEY)).toBe(403);
      expect(await status([one, one])).toBe(400);
      expect(await status([{ ...one, number: undefined }])).toBe(400);
      expect(await status([])).toBe(400);
      expect(await status([one])).toBe(200);
    });
  },
  platformMigrations,
);
