import { orderFulfillments } from '@wix/ecom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { LabelPreview } from '#shared/bulk-preview.ts';
import { systemClock } from '#platform/adapters/system.ts';
import { platformMigrations } from '#platform/platform.ts';
import { memoryFiles } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { gatewayMigrations } from '#testing/gateway.ts';
import { paidOrder, posterOrder, startOrders } from '#testing/orders.ts';
import { readPdf } from '#testing/pdf.ts';
import { TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import type { ShippingCarrier } from '../../labels/carrier.ts';
import { testCarrier } from '../../labels/test-carrier.ts';
import { embeddedFetch } from '../../platform-fetch.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import { jobKinds } from './index.ts';

const store = { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'en' };

onDatabase(
  'labels bought in bulk',
  (database) => {
    /** Keys under which something was bought. */
    let bought: Set<string>;
    /** Steps until the process dies; of the carrier before and after its answer, and of the platform likewise. */
    let steps: number;
    let orders: ReturnType<typeof startOrders>;
    let files: ReturnType<typeof memoryFiles>;

    beforeAll(() => {
      orders = startOrders(database());
    });
    beforeEach(() => {
      bought = new Set();
      steps = Infinity;
      files = memoryFiles();
    });
    const step = (): void => {
      if (steps-- === 0) throw new TypeError('killed');
    };
    const post = testCarrier('EUR');
    const carrier: ShippingCarrier = {
      ...post,
      async buy(requested) {
        step();
        bought.add(requested.key);
        const answer = await post.buy(requested);
        step();
        return answer;
      },
    };
    const kind = (): JobKind => {
      const embedded = embeddedFetch(orders.stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
      const found = jobKinds({
        database: database(),
        siteId: TEST_SITE.id,
        clock: systemClock,
        store,
        documents: files,
        pictures: async () => undefined,
        carrier,
        platformFetch: async (request) => {
          step();
          const reply = await embedded(request);
          step();
          return reply;
        },
      }).get('orders.buy-labels');
      if (!found) throw new Error('There is no such kind.');
      return found;
    };
    const make = async (): Promise<string> => (await paidOrder(orders.sdk, posterOrder())).id;
    const foresee = async (ids: string[], params: Record<string, unknown> = { weight: '0.8' }) =>
      (await kind().foresee?.({ ids }, params)) as LabelPreview;
    const batchOf = (ids: string[], { ready }: LabelPreview, key: string): Batch => ({
      job: {
        id: key,
        kind: 'orders.buy-labels',
        selection: { ids },
        params: { labels: ready },
        actor: 'merchant@shop.test',
        expanded: true,
      },
      items: ids.map((id) => ({ id, label: id })),
      idempotencyKey: key,
    });
    const sentOf = async (id: string) => {
      const sdk = orders.stack.sdk({ orderFulfillments });
      const reply = await sdk.orderFulfillments.listFulfillmentsForSingleOrder(id);
      return reply.orderWithFulfillments?.fulfillments ?? [];
    };

    it('tells the sum and who stays, buys at those prices, sends, and prints one PDF', async () => {
      const [one, two, sent, missing] = [await make(), await make(), await make(), await make()];
      const all = [one, two, sent, missing];
      await kind().work(batchOf([sent], await foresee([sent]), 'before'));
      await orders.sdk.orders.cancelOrder(missing);
      expect(await foresee(all, {})).toMatchObject({ ready: [], left: expect.any(Array) });
      const seen = await foresee(all);
      expect(seen).toMatchObject({ currency: 'EUR', carrier: { name: 'Test Post', test: true } });
      expect(seen.ready.map(({ orderId }) => orderId).toSorted()).toEqual([one, two].toSorted());
      expect(Number(seen.sum)).toBeCloseTo(
        seen.ready.reduce((sum, { price }) => sum + Number(price), 0),
        5,
      );
      const left = Object.fromEntries(seen.left.map(({ why, count }) => [why, count]));
      expect(left).toEqual({ notApproved: 1, sent: 1 });
      bought.clear();
      const dear = { ...seen, ready: seen.ready.map((label) => ({ ...label, price: '1.00' })) };
      expect((await kind().work(batchOf([one], dear, 'dear')))[0]).toMatchObject({ state: 'failed' });
      expect(bought.size).toBe(0);
      const batch = batchOf([one, two], seen, 'job');
      expect((await kind().work(batch)).map(({ state }) => state)).toEqual(['done', 'done']);
      for (const id of [one, two])
        expect(await sentOf(id)).toMatchObject([{ trackingInfo: { shippingProvider: 'Test Post' } }]);
      const paper = await kind().document?.make(batch.job, [one, two]);
      const pages = await readPdf(paper ?? new Uint8Array());
      expect(pages).toHaveLength(2);
      expect(pages.flat().join(' ')).toContain('TEST');
    });

    it('killed at any step, it goes on: one label and one parcel an order', async () => {
      let killed = 0;
      for (let at = 0, over = false; !over; at++) {
        const ids = [await make()];
        const batch = batchOf(ids, await foresee(ids), `killed-${at}`);
        bought.clear();
        steps = at;
        let outcomes: Outcome[] = await kind()
          .work(batch)
          .catch(() => []);
        over = steps > 0;
        killed += over ? 0 : 1;
        steps = Infinity;
        // What the carrier left open is tried again by whoever started it; a batch that died, by the next process.
        for (let again = 0; again < 2 && outcomes.some(({ state }) => state !== 'done'); again++)
          outcomes = await kind().work(batch);
        if (outcomes.length === 0) outcomes = await kind().work(batch);
        expect(outcomes.map(({ state }) => state)).toEqual(['done']);
        expect(bought.size).toBe(1);
        for (const id of ids) expect(await sentOf(id)).toHaveLength(1);
      }
      expect(killed).toBeGreaterThanOrEqual(8);
    });
  },
  [...gatewayMigrations, ...platformMigrations],
);
