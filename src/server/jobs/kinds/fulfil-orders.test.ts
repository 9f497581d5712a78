import { pino } from 'pino';
import { orderFulfillments } from '@wix/ecom';
import { beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '#platform/adapters/system.ts';
import { platformMigrations } from '#platform/platform.ts';
import { onDatabase } from '#testing/engines.ts';
import { paidOrder, plainOrder, startOrders } from '#testing/orders.ts';
import { TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import { JobRunner } from '../job-runner.ts';
import { JobStore } from '../job-store.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import { LEASE_MS } from '../lease.ts';
import { jobMigrations } from '../migrations.ts';
import { fulfilOrders } from './orders.ts';

const line = (name: string, quantity: number) => ({
  productName: { original: name },
  quantity,
  price: { amount: '10' },
  itemType: { preset: 'PHYSICAL' as const },
});

onDatabase(
  'orders sent in bulk',
  (database) => {
    let platformFetch: PlatformFetch;
    let keys = 0;

    beforeAll(() => {
      const { stack } = startOrders(database());
      platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const fulfillments = () => startOrders(database()).stack.sdk({ orderFulfillments }).orderFulfillments;
    /** Two reefs and a dune, paid. */
    const make = async (): Promise<string> => {
      const { sdk } = startOrders(database());
      const lineItems = [line('Reef', 2), line('Dune', 1)];
      return (await paidOrder(sdk, { ...plainOrder('30.00'), lineItems })).id;
    };
    const sentOf = async (id: string) =>
      (await fulfillments().listFulfillmentsForSingleOrder(id)).orderWithFulfillments?.fulfillments ?? [];
    const batchOf = (ids: string[], params: object, key = `fulfil-${++keys}`): Batch => ({
      job: {
        id: 'job',
        kind: 'orders.fulfil',
        selection: { ids },
        params: params as Record<string, unknown>,
        actor: 'merchant@shop.test',
        expanded: true,
      },
      items: ids.map((id) => ({ id, label: id })),
      idempotencyKey: key,
    });
    const work = (batch: Batch): Promise<Outcome[]> => fulfilOrders(platformFetch).work(batch);
    const mailsAfter = async (action: () => Promise<unknown>) => {
      const { stack } = startOrders(database());
      await stack.platform.deliverMail();
      const before = stack.mailer.sent.length;
      await action();
      await stack.platform.deliverMail();
      return stack.mailer.sent.slice(before);
    };

    it('sends what is open of each, with the number a file brought; nothing twice', async () => {
      const [whole, part, done] = [await make(), await make(), await make()];
      const { sdk } = startOrders(database());
      const [reef] = (await sdk.orders.getOrder(part)).lineItems ?? [];
      await fulfillments().createFulfillment(part, { lineItems: [{ _id: String(reef?._id), quantity: 1 }] });
      await work(batchOf([done], {}));
      const tracking = [
        { orderId: whole, trackingInfo: { trackingNumber: 'JD 1', shippingProvider: 'dhl' } },
      ];
      const mails = await mailsAfter(async () => {
        expect(
          await work(batchOf([whole, part, done], { tracking, note: 'שלום, two more follow.' })),
        ).toEqual([
          { id: whole, state: 'done' },
          { id: part, state: 'done' },
          { id: done, state: 'skipped', reason: 'Everything was sent already.' },
        ]);
      });
      expect(await sentOf(whole)).toMatchObject([
        {
          trackingInfo: {
            trackingNumber: 'JD 1',
            trackingLink: expect.stringContaining('tracking-id=JD%201'),
          },
        },
      ]);
      expect((await sentOf(part)).map(({ lineItems }) => lineItems?.map(({ quantity }) => quantity))).toEqual(
        [[1], [1, 1]],
      );
      expect(await sentOf(done)).toHaveLength(1);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('שלום, two more follow.');
    });

    it('tells nobody where the shop wants it so', async () => {
      const id = await make();
      const tracking = [{ orderId: id, trackingInfo: { trackingNumber: '7', shippingProvider: 'ups' } }];
      expect(await mailsAfter(() => work(batchOf([id], { tracking, mail: false })))).toEqual([]);
      expect(await sentOf(id)).toHaveLength(1);
    });

    it('marks parcels of a carrier that gave no numbers', async () => {
      const id = await make();
      await work(batchOf([id], { carrier: 'dhl' }));
      expect((await sentOf(id))[0]?.trackingInfo).toEqual({ shippingProvider: 'dhl' });
    });

    it('asked again under the same key, as after a crash, says the same and sends nothing more', async () => {
      const [one, done, missing] = [await make(), await make(), await make()];
      await work(batchOf([done], {}));
      await startOrders(database()).sdk.orders.cancelOrder(missing);
      const tracking = [{ orderId: one, trackingInfo: { trackingNumber: '8', shippingProvider: 'ups' } }];
      const batch = batchOf([one, done, missing], { tracking });
      const first = await work(batch);
      expect(first.map(({ state }) => state)).toEqual(['done', 'skipped', 'failed']);
      expect(await mailsAfter(async () => expect(await work(batch)).toEqual(first))).toEqual([]);
      expect(await sentOf(one)).toHaveLength(1);
    });

    it('goes on with the rest where somebody took a parcel back after the crash', async () => {
      const [one, two] = [await make(), await make()];
      const batch = batchOf([one, two], {});
      await work(batch);
      const [parcel] = await sentOf(two);
      await fulfillments().deleteFulfillment({ orderId: two, fulfillmentId: String(parcel?._id) });
      const [line_] = (await startOrders(database()).sdk.orders.getOrder(two)).lineItems ?? [];
      await fulfillments().createFulfillment(two, { lineItems: [{ _id: String(line_?._id), quantity: 1 }] });
      expect((await work(batch)).map(({ state }) => state)).toEqual(['skipped', 'done']);
      expect(await sentOf(one)).toHaveLength(1);
      expect(await sentOf(two)).toHaveLength(2);
    });

    it('killed after the platform had sent a batch, the job goes on and each order left once', async () => {
      await database().migrate([jobMigrations]);
      const store = new JobStore(database(), TEST_SITE.id);
      const ids = [await make(), await make(), await make()];
      await store.create({
        id: 'killed',
        kind: 'orders.fulfil',
        title: 'Sending',
        selection: { ids },
        params: {},
        actor: { id: 's', email: 'ines@example.com', name: 'Inês' },
        now: systemClock.now(),
      });
      const kind: JobKind = { ...fulfilOrders(platformFetch), batchSize: 2 };
      const runner = (some: JobKind, clock = systemClock): JobRunner =>
        new JobRunner(
          { database: database(), siteId: TEST_SITE.id, clock, logger: pino({ level: 'silent' }) },
          store,
          new Map([['orders.fulfil', some]]),
        );
      let died = false;
      const dies: JobKind = {
        ...kind,
        async work(batch) {
          await kind.work(batch);
          died = true;
          return new Promise(() => {});
        },
      };
      void runner(dies).run('killed');
      await vi.waitFor(() => expect(died).toBe(true), 5000);
      await runner(kind, { now: () => new Date(Date.now() + LEASE_MS + 1000) }).run('killed');
      expect(await store.get('killed')).toMatchObject({ status: 'done', done: 3, skipped: 0, failed: 0 });
      for (const id of ids) expect(await sentOf(id)).toHaveLength(1);
    });

    it('takes no script for a link', () => {
      const kind = fulfilOrders(platformFetch);
      const with_ = (trackingLink: string) => ({
        tracking: [
          {
            orderId: '99999999-9999-4999-8999-999999999999',
            trackingInfo: { shippingProvider: 'Own', trackingLink },
          },
        ],
      });
      expect(kind.checkParams(with_('javascript:alert(1)'))).toContain('web address');
      expect(kind.checkParams(with_('https://own.example/7'))).toBeUndefined();
    });
  },
  platformMigrations,
);
