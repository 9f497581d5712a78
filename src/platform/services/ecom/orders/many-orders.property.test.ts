import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countingIds } from '#testing/deterministic.ts';
import { forRaces } from '#testing/engines.ts';
import { startStack, TEST_SITE, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';
import { seedOrders, type SeedOrder } from './public.ts';

const DATE = '2025-03-01T10:00:00.000Z';
const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type Past = Pick<SeedOrder, 'payments' | 'canceled' | 'held'>;

const payment = fc
  .record({
    status: fc.constantFrom('APPROVED', 'PENDING', 'PENDING_MERCHANT', 'DECLINED', 'AUTHORIZED'),
    amount: fc.constantFrom('5.00', '20.00', '40.00'),
    offlinePayment: fc.boolean(),
  })
  .map(({ status, amount, offlinePayment }) => ({
    createdDate: DATE,
    status: status as 'APPROVED',
    amount: { amount },
    regularPaymentDetails: { offlinePayment },
  }));

const past: fc.Arbitrary<Past> = fc.oneof(
  fc.record({ payments: fc.array(payment, { maxLength: 2 }) }),
  fc.constant({ canceled: { date: DATE } }),
  fc.constant({ held: { date: DATE, status: 'PENDING' as const } }),
);

const seedOf = (id: string, index: number, more: Past): SeedOrder => ({
  id,
  number: String(50_000 + index),
  date: DATE,
  order: {
    channelInfo: { type: 'WEB' },
    // A service is delivered with the approval.
    lineItems: [
      {
        productName: { original: 'Poster' },
        quantity: 2,
        price: { amount: '20.00' },
        itemType: { preset: index % 3 === 0 ? 'SERVICE' : 'PHYSICAL' },
      },
    ],
  },
  ...more,
});

interface Result {
  id: string;
  order?: unknown;
  code?: string;
  description?: string;
}

async function bulk(stack: Stack, path: string, request: object): Promise<Result[]> {
  const reply = await stack.call('POST', path, request);
  expect(reply.status).toBe(200);
  const { results } = (await reply.json()) as {
    results: {
      itemMetadata: { id: string; success: boolean; error?: { code: string; description: string } };
      item?: unknown;
    }[];
  };
  return results.map(({ itemMetadata: { id, error }, item }) => ({
    id,
    ...(error && { code: error.code, description: error.description }),
    ...(item !== undefined && { order: item }),
  }));
}

/** All that is kept of orders, but for the ids that are made on the way. */
async function stateOf(stack: Stack, ids: readonly string[]) {
  const { rows } = await sql<{ state: unknown }>`
    select jsonb_build_object('order', o.doc, 'revision', o.revision, 'money', t.doc, 'events', array(
      select jsonb_build_array(e.entity_fqdn, e.slug, e.body) from domain_events e
      where e.site_id = o.site_id and e.entity_id = o.id order by e.sequence)) as state
    from orders o join order_transactions t on t.site_id = o.site_id and t.id = o.id
    where o.site_id = ${stack.site.id} and o.id = any(${[...ids]}::text[]) order by o.id`.execute(
    stack.database.kysely,
  );
  return rows.map(({ state }) => state);
}

const told = async (stack: Stack, ids: readonly string[]): Promise<unknown[]> => {
  const { rows } = await sql<{ entity: string; slug: string }>`
    select entity_id as entity, slug from domain_events where site_id = ${stack.site.id}
      and entity_id = any(${[...ids]}::text[]) order by sequence`.execute(stack.database.kysely);
  return rows;
};

const unnamed = (value: unknown, known: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(GUID, (id) => (known.includes(id) ? id : 'made')));

forRaces(
  'many orders at once',
  (database) => {
    const start = (id: string, ids: string): Stack =>
      startStack(database(), { site: { ...TEST_SITE, id }, ids: countingIds(ids) });

    const orders = fc.tuple(
      fc.array(past, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('', 'none', 'twice'),
    );

    it('end as each of them would on its own, and are told so', async () => {
      const [together, alone] = [
        start('aaaaaaaa-0000-4000-8000-000000000000', '00000aaa'),
        start('bbbbbbbb-0000-4000-8000-000000000000', '00000bbb'),
      ];
      const seeding = { ids: countingIds('00000ccc'), currency: 'EUR' };
      const marking = '/v1/bulk/payments-collector/mark-as-paid';
      const holds = fc.asyncProperty(orders, async ([pasts, more]) => {
        const ids = pasts.map(() => crypto.randomUUID());
        const seeds = pasts.map((each, index) => seedOf(ids[index] ?? '', index, each));
        for (const { site } of [together, alone])
          await seedOrders(database().kysely, site.id, seeds, seeding);
        const requested = [
          ...ids,
          ...(more === 'none' ? [crypto.randomUUID()] : []),
          ...(more === 'twice' ? ids : []),
        ];

        const results = await bulk(together, marking, { ecomOrderIds: requested });
        const single: Result[] = [];
        const turns = requested
          .map((id, place) => ({ id, place }))
          .toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
        for (const { id, place } of turns)
          single[place] = (await bulk(alone, marking, { ecomOrderIds: [id] }))[0] ?? { id };

        expect(unnamed(results, requested)).toEqual(unnamed(single, requested));
        expect(unnamed(await stateOf(together, ids), ids)).toEqual(unnamed(await stateOf(alone, ids), ids));
        expect(await told(together, ids)).toEqual(await told(alone, ids));

        const tags = { assignTags: { tags: { tagIds: ['new'] } } };
        const path = '/ecom/v1/bulk/orders/update-tags';
        const tagged = await bulk(together, path, { orderIds: requested, ...tags });
        for (const { id, place } of turns)
          single[place] = (await bulk(alone, path, { orderIds: [id], ...tags }))[0] ?? { id };
        expect(tagged).toEqual(single);
        expect(unnamed(await stateOf(together, ids), ids)).toEqual(unnamed(await stateOf(alone, ids), ids));
      });
      await fc.assert(holds, runs(60));
    });
  },
  platformMigrations,
);
