import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import {
  MEMBER,
  orderModules,
  paidOrder,
  plainOrder,
  posterOrder,
  errorOf,
  startOrders,
} from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const types = (order: { activities?: { activityType?: string }[] } | undefined): unknown[] =>
  (order?.activities ?? []).map(({ activityType }) => activityType);

onDatabase(
  'orders',
  (database) => {
    describe('create', () => {
      it('sdk: fills every price with the currency digits and its text, and adds up', async () => {
        const { sdk } = startOrders(database());
        const order = await sdk.orders.createOrder(posterOrder());
        expect(order.priceSummary).toMatchObject({
          subtotal: { amount: '100.00', formattedAmount: '€100.00' },
          discount: { amount: '20.00' },
          tax: { amount: '21.85' },
          totalAdditionalFees: { amount: '5.00' },
          total: { amount: '116.85', formattedAmount: '€116.85' },
        });
        expect(order.lineItems?.[0]).toMatchObject({
          _id: '00000000-0000-0000-0000-000000000001',
          lineItemPrice: { amount: '60.00' },
          totalPriceAfterTax: { amount: '59.04', formattedAmount: '€59.04' },
        });
        expect(order).toMatchObject({
          status: 'INITIALIZED',
          paymentStatus: 'NOT_PAID',
          fulfillmentStatus: 'NOT_FULFILLED',
        });
        expect(order.balanceSummary?.balance?.amount).toBe('116.85');
        expect(await sdk.orders.getOrder(String(order._id))).toEqual(order);
      });

      it('assumed: numbers go up from 10001 without a gap or a repeat, also when many are made at once', async () => {
        const { sdk } = startOrders(database());
        const made = await Promise.all(
          Array.from({ length: 12 }, () => sdk.orders.createOrder(plainOrder('1.00'))),
        );
        const numbers = made.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
        expect(numbers[0]).toBeGreaterThanOrEqual(10_001);
        expect(numbers).toEqual(numbers.map((_, index) => Number(numbers[0]) + index));
      });

      it('docs: approves a free order, and one the shop records itself', async () => {
        const { sdk, stack } = startOrders(database());
        const free = await sdk.orders.createOrder(
          plainOrder('0', { channelInfo: { type: 'WEB' }, buyerInfo: { email: 'free@example.com' } }),
        );
        expect(free).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
        expect(await sdk.orders.createOrder(plainOrder('5.00'))).toMatchObject({
          status: 'APPROVED',
          paymentStatus: 'NOT_PAID',
        });
        await stack.platform.deliverMail();
        const texts = stack.mailer.sent.filter(({ to }) => to === 'free@example.com').map(({ text }) => text);
        expect(texts).toEqual([expect.stringContaining('Total: €0.00')]);
      });

      it('docs: an order waiting for its payer is approved by the payment, with one event of each kind', async () => {
        const { sdk } = startOrders(database());
        const { order, id } = await paidOrder(sdk, posterOrder());
        expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
        expect(types(order)).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
        const { rows } = await sql<{ slug: string }>`
          select slug from domain_events where entity_id = ${id} order by sequence`.execute(
          database().kysely,
        );
        expect(rows.map(({ slug }) => slug)).toEqual([
          'created',
          'updated',
          'payment_status_updated',
          'approved',
          'updated',
        ]);
      });

      it('assumed: knows currencies with 0 and 3 decimals', async () => {
        const { sdk } = startOrders(database());
        const yen = await sdk.orders.createOrder(plainOrder('1200', { currency: 'JPY' }));
        expect(yen.priceSummary?.total).toEqual({ amount: '1200', formattedAmount: '¥1,200' });
        const dinar = await sdk.orders.createOrder(plainOrder('1.5', { currency: 'KWD' }));
        expect(dinar.priceSummary?.total?.amount).toBe('1.500');
      });
    });

    describe('search', () => {
      it('sdk: filters, sorts and turns pages by cursor', async () => {
        const { sdk, stack } = startOrders(database());
        const tag = 'search@example.com';
        for (const amount of ['3.00', '1.00', '2.00']) {
          stack.clock.advance(1000);
          await sdk.orders.createOrder(plainOrder(amount, { buyerInfo: { email: tag } }));
        }
        const search = {
          filter: { 'buyerInfo.email': { $eq: tag } },
          sort: [{ fieldName: 'priceSummary.total.amount' as const, order: 'DESC' as const }],
          cursorPaging: { limit: 2 },
        };
        const first = await sdk.orders.searchOrders(search);
        expect(first.orders?.map((order) => order.priceSummary?.total?.amount)).toEqual(['3.00', '2.00']);
        const cursor = first.metadata?.cursors?.next;
        const second = await sdk.orders.searchOrders({
          cursorPaging: { limit: 2, ...(cursor && { cursor }) },
        });
        expect(second.orders?.map((order) => order.priceSummary?.total?.amount)).toEqual(['1.00']);
        expect(second.metadata?.hasNext).toBe(false);
      });

      it('docs: counts by several fields at once, and adds up', async () => {
        const { sdk } = startOrders(database());
        const filter = { 'buyerInfo.email': 'count@example.com' };
        const buyerInfo = { email: 'count@example.com' };
        await paidOrder(sdk, plainOrder('2.00', { buyerInfo }));
        await sdk.orders.createOrder(plainOrder('3.00', { buyerInfo }));
        const { aggregates } = await sdk.hidden.aggregateOrders({
          filter,
          aggregation: {
            by: { $count: ['status', 'paymentStatus'] },
            one: { $count: 'paymentStatus' },
            sum: { $sum: 'priceSummary.total.amount' },
          },
        });
        expect(aggregates).toEqual({
          by: { '(APPROVED|NOT_PAID)': 1, '(APPROVED|PAID)': 1 },
          one: { NOT_PAID: 1, PAID: 1 },
          sum: '5.00',
        });
        const stored = await sdk.hidden.aggregateOrders({
          filter: {},
          aggregation: { by: { $count: ['status'] } },
        });
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from orders where status = 'APPROVED'`.execute(database().kysely);
        expect(stored.aggregates).toMatchObject({ by: { APPROVED: rows[0]?.n } });
      });
    });

    it.each([
      ['Søren Kjærgård', ['soren', 'KJAERG', 'gard'], ['sören x', 'kjarg']],
      ['Jürgen Groß', ['jurgen', 'Jürg', 'gross', 'groß'], ['juergen']],
      ['Соломія Шевченко', ['Шевч', 'shevchenko', 'Solomiya', 'solomia'], ['chevchenko']],
      ['Γιώργος Παπαδόπουλος', ['papadopoulos', 'Γιωργος', 'giorgos'], ['papas']],
      ["Aoife O'Brien", ['obrien', 'o’brien', 'oif'], ['o brien']],
    ])('assumed: %s is found by any part of the name, accents and script aside', async (name, found, not) => {
      const { sdk } = startOrders(database());
      const [firstName = '', lastName = ''] = name.split(' ');
      const { _id } = await sdk.orders.createOrder(
        plainOrder('1.00', { billingInfo: { contactDetails: { firstName, lastName } } }),
      );
      const finds = async (typed: string): Promise<boolean> => {
        const filter = { searchText: { $contains: typed } };
        const { orders = [] } = await sdk.orders.searchOrders({ filter } as object);
        return orders.some((order) => order._id === _id);
      };
      expect(await Promise.all(found.map(finds))).toEqual(found.map(() => true));
      expect(await Promise.all(not.map(finds))).toEqual(not.map(() => false));
    });

    it('assumed: tags and the country it goes to can be asked for, and the tags there are counted', async () => {
      const { sdk } = startOrders(database());
      const shippingInfo = {
        title: 'Post',
        logistics: { shippingDestination: { address: { country: 'SE', city: 'Malmö' } } },
      };
      const far = (await sdk.orders.createOrder(plainOrder('1.00', { shippingInfo })))._id ?? '';
      const near = (await sdk.orders.createOrder(plainOrder('1.00')))._id ?? '';
      await sdk.orders.bulkUpdateOrderTags([far, near], { assignTags: { tags: { tagIds: ['new'] } } });
      await sdk.orders.bulkUpdateOrderTags([far], { assignTags: { tags: { tagIds: ['far'] } } });
      const idsOf = async (filter: object) => {
        const search = { filter: { id: { $in: [far, near] }, ...filter } };
        return (await sdk.orders.searchOrders(search as object)).orders?.map(({ _id }) => _id);
      };
      expect(await idsOf({ 'tags.tags.tagIds': { $eq: 'far' } })).toEqual([far]);
      expect(await idsOf({ 'tags.tags.tagIds': { $nin: ['far'] } })).toEqual([near]);
      const country = 'shippingInfo.logistics.shippingDestination.address.country';
      expect(await idsOf({ [country]: 'SE' })).toEqual([far]);
      const { aggregates } = await sdk.hidden.aggregateOrders({
        filter: { id: { $in: [far, near] } },
        aggregation: { tags: { $count: ['tags.tags.tagIds'] } },
      });
      expect(aggregates).toEqual({ tags: { far: 1, new: 2 } });
    });

    it('assumed: amounts are added up within a currency, which can be filtered and counted by', async () => {
      const { sdk } = startOrders(database());
      const buyerInfo = { email: 'currencies@example.com' };
      for (const [amount, currency] of [
        ['2.00', 'EUR'],
        ['3.50', 'EUR'],
        ['400.00', 'SEK'],
      ] as const) {
        await sdk.orders.createOrder(plainOrder(amount, { buyerInfo, currency }));
      }
      const filter = { 'buyerInfo.email': buyerInfo.email };
      const counted = await sdk.hidden.aggregateOrders({
        filter,
        aggregation: { by: { $count: ['currency'] } },
      });
      expect(counted.aggregates).toEqual({ by: { EUR: 2, SEK: 1 } });
      const added = await sdk.hidden.aggregateOrders({
        filter: { ...filter, currency: 'EUR' },
        aggregation: { sum: { $sum: 'priceSummary.total.amount' } },
      });
      expect(added.aggregates).toEqual({ sum: '5.50' });
    });

    describe('what others see', () => {
      it('assumed: members and visitors see their own placed orders only, without what the shop keeps to itself', async () => {
        const { sdk, stack } = startOrders(database());
        const { id } = await paidOrder(sdk, posterOrder());
        const waiting = await sdk.orders.createOrder(posterOrder());
        await sdk.hidden.addActivity(id, { merchantComment: { message: 'difficult' } });
        await sdk.orders.bulkUpdateOrderTags([id], { assignTags: { privateTags: { tagIds: ['vip'] } } });
        const member = orderModules(stack, { kind: 'member', memberId: MEMBER });
        const own = await member.orders.getOrder(id);
        expect(types(own)).not.toContain('MERCHANT_COMMENT');
        expect(own.tags?.privateTags?.tagIds ?? []).toEqual([]);
        const list = await member.orders.searchOrders({ cursorPaging: { limit: 100 } });
        const listed = list.orders?.map(({ _id }) => _id);
        expect(listed).toContain(id);
        expect(listed).not.toContain(waiting._id);
        expect(list.orders?.every(({ buyerInfo }) => buyerInfo?.memberId === MEMBER)).toBe(true);
        for (const stranger of [
          orderModules(stack, { kind: 'member', memberId: UNKNOWN }),
          orderModules(stack, { kind: 'visitor', visitorId: UNKNOWN }),
        ]) {
          expect(await errorOf(stranger.orders.getOrder(id))).toBe('NOT_FOUND');
          expect((await stranger.orders.searchOrders({})).orders ?? []).toEqual([]);
          expect(await errorOf(stranger.orders.cancelOrder(id))).toBe('PERMISSION_DENIED');
        }
      });
    });

    describe('change', () => {
      it('docs: changes the listed fields only, null removes, the timeline tells', async () => {
        const { sdk, stack } = startOrders(database());
        const { _id = '' } = await sdk.orders.createOrder(posterOrder());
        stack.clock.advance(1000);
        const order = await sdk.orders.updateOrder(String(_id), {
          buyerInfo: { email: 'new@example.com' },
          archived: true,
          buyerNote: 'ignored',
          shippingInfo: { logistics: { shippingDestination: { address: { city: 'Porto' } } } },
        });
        expect(order).toMatchObject({
          archived: true,
          buyerInfo: { email: 'new@example.com', memberId: MEMBER },
          shippingInfo: { logistics: { shippingDestination: { address: { country: 'PT', city: 'Porto' } } } },
        });
        expect(order.buyerNote).toBeUndefined();
        expect(types(order)).toEqual(['SHIPPING_ADDRESS_EDITED', 'EMAIL_EDITED']);
        expect(order._updatedDate).not.toEqual(order._createdDate);
      });

      it('docs: removing the buyer or contact details is rejected', async () => {
        const { sdk, stack } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(posterOrder());
        const reply = await stack.call('PATCH', `/ecom/v1/orders/${_id}`, {
          order: { buyerInfo: null, billingInfo: { contactDetails: null } },
        });
        expect(reply.status).toBe(400);
        const { details } = (await reply.json()) as {
          details: { validationError: { fieldViolations: { field: string }[] } };
        };
        expect(details.validationError.fieldViolations.map(({ field }) => field)).toEqual([
          'order.buyerInfo',
          'order.billingInfo.contactDetails',
        ]);
      });

      it('docs: comments are added with their author, changed and deleted; automatic entries stay', async () => {
        const { stack } = startOrders(database());
        const staff = orderModules(stack, undefined, { 'x-counterpart-actor': 'mia@example.com' });
        const { id, order } = await paidOrder(staff, plainOrder('5.00'));
        const { activityId } = await staff.hidden.addActivity(id, { merchantComment: { message: 'first' } });
        const changed = await staff.hidden.updateActivity(
          { _id: id, activityId },
          { merchantComment: { message: 'second' } },
        );
        expect(changed.order.activities?.at(-1)).toMatchObject({
          activityType: 'MERCHANT_COMMENT',
          authorEmail: 'mia@example.com',
          merchantComment: { message: 'second' },
        });
        const automatic = String(order.activities?.[0]?._id);
        expect(await errorOf(staff.hidden.deleteActivity({ _id: id, activityId: automatic }))).toBe(
          'ACTIVITY_NOT_EDITABLE',
        );
        const { order: without } = await staff.hidden.deleteActivity({ _id: id, activityId });
        expect(types(without)).toEqual(types(order));
        expect(await errorOf(staff.hidden.deleteActivity({ _id: id, activityId }))).toBe(
          'ACTIVITY_NOT_FOUND',
        );
      });

      it('docs: tags are assigned and unassigned; in both lists means assigned', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('5.00'));
        const id = String(_id);
        await sdk.orders.bulkUpdateOrderTags([id], { assignTags: { tags: { tagIds: ['a', 'b'] } } });
        const reply = await sdk.orders.bulkUpdateOrderTags([UNKNOWN, id], {
          assignTags: { tags: { tagIds: ['c'] } },
          unassignTags: { tags: { tagIds: ['a', 'c'] } },
        });
        expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        expect(reply.results?.[0]?.itemMetadata).toMatchObject({
          _id: UNKNOWN,
          originalIndex: 0,
          success: false,
          error: { code: 'ORDER_NOT_FOUND' },
        });
        expect((await sdk.orders.getOrder(id)).tags?.tags?.tagIds).toEqual(['b', 'c']);
        expect(await errorOf(sdk.orders.bulkUpdateOrderTags([id], {}))).toBe(
          'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
        );
      });

      it('assumed: the id of a tag is its name, of up to 50 characters', async () => {
        const { sdk } = startOrders(database());
        const tags = { tags: { tagIds: ['tableware'] }, privateTags: { tagIds: ['x'.repeat(50)] } };
        const id = String((await sdk.orders.createOrder(plainOrder('5.00', { tags })))._id);
        expect((await sdk.orders.getOrder(id)).tags).toMatchObject(tags);
        const change = { assignTags: { tags: { tagIds: ['wedding'] } } };
        await sdk.orders.bulkUpdateOrderTags([id], change);
        expect((await sdk.orders.getOrder(id)).tags?.tags?.tagIds).toEqual(['tableware', 'wedding']);
        const tooLong = { assignTags: { tags: { tagIds: ['x'.repeat(51)] } } };
        await expect(sdk.orders.bulkUpdateOrderTags([id], tooLong)).rejects.toThrow(/expected 50 or less/);
      });

      it('docs: a cancellation restocks and mails when asked, keeps the money, and is the same twice', async () => {
        const { sdk, stack } = startOrders(database());
        const { id } = await paidOrder(sdk, posterOrder());
        const how = { restockAllItems: true, sendOrderCanceledEmail: true, customMessage: 'Sorry!' };
        const { order } = await sdk.orders.cancelOrder(id, how);
        expect(order).toMatchObject({ status: 'CANCELED', paymentStatus: 'PAID' });
        expect(order?.lineItems?.map(({ restockQuantity }) => restockQuantity)).toEqual([2, 1]);
        await stack.platform.deliverMail();
        expect(stack.mailer.sent.at(-1)?.text).toContain('Sorry!');
        expect((await sdk.orders.cancelOrder(id, how)).order).toEqual(order);
      });

      it('docs: an authorized payment stands in the way of a cancellation', async () => {
        const { sdk } = startOrders(database());
        const { _id } = await sdk.orders.createOrder(plainOrder('5.00'));
        const id = String(_id);
        await sdk.orderTransactions.addPayments(id, [
          { amount: { amount: '5.00' }, status: 'AUTHORIZED', regularPaymentDetails: {} },
        ]);
        expect((await sdk.orders.getOrder(id)).paymentStatus).toBe('PENDING');
        expect(await errorOf(sdk.orders.cancelOrder(id))).toBe('ORDER_HAS_AUTHORIZED_TRANSACTION');
      });
    });
  },
  platformMigrations,
);
