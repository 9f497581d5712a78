import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startRequests, type RequestShop } from '#testing/review-requests.ts';
import { written } from '#testing/reviews.ts';
import { productId, shopMigrations } from '#testing/shop.ts';

const EMAIL = { communicationChannel: 'EMAIL' } as const;
const DAY = 86_400_000;

onDatabase(
  'review requests',
  (database) => {
    let at: RequestShop;
    const soon = (days = 1): Date => new Date(at.shop.clock.now().getTime() + days * DAY);
    const eventsOf = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };
    const products = (count: number): Promise<string[]> =>
      Array.from({ length: count }).reduce<Promise<string[]>>(
        async (made) => [...(await made), await at.newProduct()],
        Promise.resolve([]),
      );

    beforeAll(() => {
      at = startRequests(database());
    });

    describe('asking', () => {
      it('docs: an order alone is asked about by its five dearest items', async () => {
        const items = await products(6);
        const order = await at.order(items);
        const made = await at.requests.createReviewRequest({
          ...EMAIL,
          order: { _id: order },
          sendDate: soon(),
        });
        expect(made.items?.map(({ catalogItemId }) => catalogItemId)).toEqual(items.slice(1).toReversed());
        expect(made).toMatchObject({ status: 'SCHEDULED', namespace: 'stores', revision: '1' });
        expect(await eventsOf(String(made._id))).toEqual(['created']);
        expect(await at.requests.getReviewRequest(String(made._id))).toMatchObject({ _id: made._id });
      });

      it('docs: items alone are asked about, or some of an order', async () => {
        const [one, two] = (await products(2)) as [string, string];
        const order = await at.order([one, two]);
        const some = await at.requests.createReviewRequest({
          ...EMAIL,
          order: { _id: order },
          items: [{ catalogItemId: one }],
          sendDate: soon(),
        });
        expect(some.items).toHaveLength(1);
        const { contactId } = await at.person();
        const alone = await at.requests.createReviewRequest({
          ...EMAIL,
          items: [{ catalogItemId: two }],
          recipient: { contactId },
          sendDate: soon(),
        });
        expect(alone).toMatchObject({ items: [{ catalogItemId: two }], recipient: { contactId } });
      });

      it('docs: neither order nor items, an unknown order and an empty one are rejected', async () => {
        const create = (more: object) => errorOf(at.requests.createReviewRequest({ ...EMAIL, ...more }));
        const item = await at.newProduct();
        const order = await at.order([item]);
        expect(await create({})).toBe('EITHER_ORDER_OR_ITEMS_REQUIRED');
        expect(await create({ order: { _id: productId(999_999) } })).toBe('ORDER_NOT_FOUND');
        const { _id } = await at.staff.orders.createOrder({
          channelInfo: { type: 'POS' },
          currency: 'EUR',
          lineItems: [
            {
              productName: { original: 'Advice' },
              price: { amount: '5.00' },
              quantity: 1,
              itemType: { preset: 'SERVICE' },
            },
          ],
          priceSummary: {},
        });
        expect(await create({ order: { _id } })).toBe('ORDER_IS_EMPTY');
        expect(await create({ items: [{ catalogItemId: item }] })).toBe('CONTACT_REQUIRED');
        expect(await create({ order: { _id: order }, items: [{ catalogItemId: productId(77) }] })).toBe(
          'ITEM_NOT_IN_ORDER',
        );
        expect(
          await create({ items: [{ catalogItemId: 'none' }], recipient: { contactId: productId(1) } }),
        ).toBe('ENTITY_NOT_FOUND');
        expect(await create({ namespace: 'bookings', order: { _id: order } })).toBe(
          'NAMESPACE_NOT_SUPPORTED',
        );
      });

      it('assumed: an order is asked about once, also by two at the same moment', async () => {
        const order = await at.order(await products(1));
        const create = () =>
          errorOf(at.requests.createReviewRequest({ ...EMAIL, order: { _id: order }, sendDate: soon() }));
        expect((await Promise.all([create(), create(), create()])).toSorted()).toEqual([
          'REVIEW_REQUEST_ALREADY_EXISTS',
          'REVIEW_REQUEST_ALREADY_EXISTS',
          'nothing refused',
        ]);
      });

      it('sdk: many are made at once, each for itself', async () => {
        const order = await at.order(await products(1));
        const { results, bulkActionMetadata } = await at.requests.bulkCreateReviewRequests(
          [{ ...EMAIL, order: { _id: order }, sendDate: soon() }, { ...EMAIL }],
          { returnEntity: true },
        );
        expect(results).toMatchObject([
          { itemMetadata: { success: true }, item: { order: { _id: order } } },
          { itemMetadata: { success: false, error: { code: 'EITHER_ORDER_OR_ITEMS_REQUIRED' } } },
        ]);
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
      });

      it('sdk: they are found by order, item, person, day and state, and counted', async () => {
        const items = await products(2);
        const order = await at.order(items);
        const made = await at.requests.createReviewRequest({
          ...EMAIL,
          order: { _id: order },
          sendDate: soon(3),
        });
        const found = async (filter: object): Promise<boolean> => {
          const { count } = await at.requests.countReviewRequests({ filter: { id: made._id, ...filter } });
          return count === 1;
        };
        expect(await found({ 'items.catalogItemId': items[0] })).toBe(true);
        expect(await found({ 'items.catalogItemId': { $hasSome: [items[1], 'x'] } })).toBe(true);
        expect(await found({ 'recipient.contactId': made.recipient?.contactId })).toBe(true);
        expect(await found({ status: 'SCHEDULED', sendDate: { $gt: soon(2).toISOString() } })).toBe(true);
        expect(await found({ 'items.reviewId': { $exists: true } })).toBe(false);
        expect(await found({ 'items.reviewId': { $exists: false } })).toBe(true);
        expect(await found({ status: 'SENT' })).toBe(false);
        const { items: sorted } = await at.requests
          .queryReviewRequests()
          .descending('sendDate')
          .limit(5)
          .find();
        const dates = sorted.map(({ sendDate }) => sendDate?.getTime() ?? 0);
        expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      });
    });

    describe('canceling and deleting', () => {
      it('docs: by filter, those that are planned; only what is canceled is deleted', async () => {
        const order = await at.order(await products(1));
        const made = await at.requests.createReviewRequest({
          ...EMAIL,
          order: { _id: order },
          sendDate: soon(),
        });
        const id = String(made._id);
        expect(await errorOf(at.requests.deleteReviewRequest(id))).toBe(
          'REVIEW_REQUEST_STATUS_NOT_SUPPORTED',
        );
        const { jobId } = await at.requests.bulkCancelReviewRequestsByFilter({ filter: { id } });
        expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
        await at.requests.bulkCancelReviewRequestsByFilter({ filter: { id } });
        expect(await at.requests.getReviewRequest(id)).toMatchObject({ status: 'CANCELED', revision: '2' });
        expect((await at.detailsOf(id))[0]).toMatchObject({
          why: 'BY_SHOP',
          name: 'Anna Berg',
        });
        await at.requests.deleteReviewRequest(id);
        expect(await errorOf(at.requests.getReviewRequest(id))).toBe('REVIEW_REQUEST_NOT_FOUND');
        expect(await eventsOf(id)).toEqual(['created', 'updated', 'deleted']);
      });

      it.each([{}, { $and: [] }, { $or: [{}] }])(
        'assumed: a filter that asks for nothing is rejected: %j',
        async (filter) => {
          expect(await errorOf(at.requests.bulkCancelReviewRequestsByFilter({ filter }))).toBe(
            'FILTER_REQUIRED',
          );
        },
      );

      it('assumed: an order that is canceled or refunded is not asked about', async () => {
        const canceled = await at.order(await products(1));
        const refunded = await at.order(await products(1));
        for (const order of [canceled, refunded])
          await at.requests.createReviewRequest({ ...EMAIL, order: { _id: order }, sendDate: soon() });
        await at.staff.orders.cancelOrder(canceled);
        const { payments = [] } =
          (await at.staff.orderTransactions.listTransactionsForSingleOrder(refunded)).orderTransactions ?? {};
        await at.staff.hidden.triggerRefund(
          refunded,
          payments.map(({ _id, amount }) => ({ paymentId: _id, amount })),
        );
        const [one, two] = [await at.requestOf(canceled), await at.requestOf(refunded)];
        expect([one?.status, two?.status]).toEqual(['CANCELED', 'CANCELED']);
        const requests = await at.detailsOf(one?._id, two?._id);
        expect(new Set(requests.map(({ why }) => why))).toEqual(
          new Set(['ORDER_CANCELED', 'ORDER_REFUNDED']),
        );
      });
    });

    describe('planning', () => {
      it('assumed: nobody is asked before the shop says so; then so many days after the order has left', async () => {
        const before = await at.order(await products(1));
        await at.fulfil(before);
        expect(await at.requestOf(before)).toBeUndefined();
        await at.ask({ days: 3 });
        const order = await at.order(await products(2));
        expect(await at.requestOf(order)).toBeUndefined();
        const day = soon(3);
        await at.fulfil(order);
        expect(await at.requestOf(order)).toMatchObject({ status: 'SCHEDULED', sendDate: day });
        await at.ask({ on: false });
      });

      it('assumed: or after the purchase; of orders that buyers placed alone, where that is chosen', async () => {
        await at.ask({ from: 'PURCHASE', days: 10 });
        const order = await at.order(await products(1));
        expect(await at.requestOf(order)).toMatchObject({ sendDate: soon(10) });
        await at.ask({ from: 'PURCHASE', orders: 'SHOP' });
        const byHand = await at.order(await products(1), { channelInfo: { type: 'BACKOFFICE_MERCHANT' } });
        expect(await at.requestOf(byHand)).toBeUndefined();
        await at.ask({ on: false });
      });

      it('assumed: settings are read as written, and nonsense is rejected', async () => {
        const read = async () => (await at.extension('getReviewRequestSettings', {})).body.settings;
        expect((await at.ask({ days: 14 })).status).toBe(200);
        expect(await read()).toMatchObject({ days: 14, on: true });
        for (const wrong of [{ days: -1 }, { days: 1.5 }, { days: 999 }, { from: 'NEVER' }])
          expect((await at.ask(wrong as never)).status).toBe(400);
        expect((await read()).days).toBe(14);
        await at.ask({ on: false });
      });
    });

    it('assumed: a review written elsewhere fills its item, and what is reviewed in full is not asked', async () => {
      const { contactId, reviews } = await at.person();
      const [one, two] = (await products(2)) as [string, string];
      const made = await at.requests.createReviewRequest({
        ...EMAIL,
        items: [{ catalogItemId: one }, { catalogItemId: two }],
        recipient: { contactId },
        sendDate: soon(),
      });
      const id = String(made._id);
      const review = await reviews.createReview(written(one));
      expect(await at.requests.getReviewRequest(id)).toMatchObject({
        status: 'SCHEDULED',
        items: [{ reviewId: review._id }, { catalogItemId: two }],
      });
      await reviews.createReview(written(two));
      expect(await at.requests.getReviewRequest(id)).toMatchObject({ status: 'CANCELED' });
      expect((await at.detailsOf(id))[0]).toMatchObject({
        why: 'REVIEWED',
        items: [{ rating: 5 }, { rating: 5 }],
      });
    });
  },
  shopMigrations,
);
