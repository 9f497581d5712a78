import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MIN_PLUGIN_MS } from '#shared/plugins.ts';
import { onDatabase } from '#testing/engines.ts';
import {
  CHARGE,
  CLASS,
  DECLINED,
  openMembershipShop,
  plainly,
  POSTER,
  TIME_LIMIT_MS,
  type MembershipShop,
} from '#testing/membership-shop.ts';
import { cardPayment, orderModules, plainOrder, errorOf } from '#testing/orders.ts';
import type { Behaviour } from '#testing/plugin-app.ts';
import {
  newMember,
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  seedListing,
} from '#testing/shop.ts';

const MINUTE = 60_000;

onDatabase(
  'memberships that apps keep',
  (database) => {
    let club: MembershipShop;
    beforeAll(async () => {
      club = await openMembershipShop(database());
    });
    beforeEach(() => club.calm());
    afterAll(() => club.far.stop());

    it('docs: a member is offered what can pay, a guest nothing; the app hears of no name', async () => {
      const { memberId, read, lines } = await club.begin([CLASS, POSTER]);
      expect((await read()).membershipOptions).toEqual({ eligibleMemberships: [], invalidMemberships: [] });
      const [good, empty] = [club.membership(memberId), club.membership(memberId, 0)];
      club.membership(crypto.randomUUID());
      club.shop.clock.advance(MINUTE);
      expect((await read()).membershipOptions).toMatchObject({
        eligibleMemberships: [
          {
            _id: good,
            appId: club.plugin.appId,
            name: { original: expect.stringMatching(/^Ten classes/) },
            lineItemIds: [lines[0]],
            credits: { total: 10, remaining: 10 },
          },
        ],
        invalidMemberships: [{ membership: { _id: empty }, reason: 'Used up' }],
      });
      club.far.asked.splice(0);
      const { checkout } = shopModules(club.shop, newVisitor());
      const guests = await checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [{ catalogReference: reference(CLASS), quantity: 1 }],
      });
      expect(guests.membershipOptions?.eligibleMemberships).toEqual([]);
      expect(club.far.asked).toEqual([]);
      expect(club.far.bodies.join()).not.toMatch(/rita/);
      expect(club.far.refusals).toEqual([]);
    });

    it('docs: what a membership pays for costs nothing, is charged with the order, once, and told with it', async () => {
      const { memberId, choose, read, pay, lines } = await club.begin([CLASS, POSTER]);
      const id = club.membership(memberId);
      await choose(id);
      const seen = await read();
      expect(seen).toMatchObject({
        membershipOptions: {
          selectedMemberships: {
            memberships: [{ _id: id, appId: club.plugin.appId, lineItemIds: [lines[0]] }],
          },
        },
        priceSummary: { subtotal: { amount: '30.00' }, total: { amount: '30.00' } },
        payNow: { total: { amount: '30.00' } },
        lineItems: [
          { paymentOption: 'MEMBERSHIP', price: { amount: '0.00' }, fullPrice: { amount: '20.00' } },
          { paymentOption: 'FULL_PAYMENT_ONLINE', price: { amount: '30.00' } },
        ],
      });
      expect(club.left(id)).toBe(10);
      const order = await pay();
      expect(order).toMatchObject({
        paymentStatus: 'PAID',
        priceSummary: { total: { amount: '30.00' } },
        lineItems: [
          { _id: lines[0], paymentOption: 'MEMBERSHIP', price: { amount: '0.00' } },
          { _id: lines[1], paymentOption: 'FULL_PAYMENT_ONLINE' },
        ],
      });
      const [use, ...more] = club.uses(id);
      expect([use, more]).toEqual([
        {
          transactionId: expect.any(String),
          membershipId: id,
          idempotencyKey: expect.stringContaining(`${id}:${order._id}`),
          catalogItemId: CLASS,
          isVoided: false,
        },
        [],
      ]);
      expect(await club.paymentsOf(String(order._id))).toMatchObject([
        {
          status: 'APPROVED',
          amount: { amount: '0.00' },
          membershipPaymentDetails: {
            membershipId: id,
            lineItemId: lines[0],
            providerAppId: club.plugin.appId,
            externalTransactionId: use?.transactionId,
            status: 'CHARGED',
            voided: false,
          },
        },
        { regularPaymentDetails: {}, amount: { amount: '30.00' } },
      ]);
      await club.passes(10 * MINUTE);
      expect(club.left(id)).toBe(9);
      expect(await club.open()).toEqual([]);
      expect(club.shop.errors).toEqual([]);
    });

    it('assumed: one that covers everything pays everything, pressed twice at once, too', async () => {
      const { memberId, choose, checkoutId, lines } = await club.begin([CLASS, POSTER]);
      const id = club.membership(memberId, 2, [CLASS, POSTER]);
      const seen = await choose(id, lines);
      expect(seen).toMatchObject({ payNow: { total: { amount: '0.00' } }, paymentRequired: false });
      const press = () => club.shop.staff.checkout.createOrder(checkoutId).then(({ orderId }) => orderId);
      const pressed = await Promise.allSettled([press(), press()]);
      const ids = pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(new Set(ids).size).toBe(1);
      await club.passes(10 * MINUTE);
      expect(club.left(id)).toBe(0);
      expect(club.uses(id).filter(({ isVoided }) => !isVoided)).toHaveLength(2);
      expect(await club.shop.staff.orders.getOrder(String(ids[0]))).toMatchObject({
        status: 'APPROVED',
        paymentStatus: 'PAID',
      });
    });

    it('docs: a decline gives it back, and it pays the same order at the next try', async () => {
      const { memberId, choose, pay } = await club.begin([CLASS, POSTER]);
      const id = club.membership(memberId, 1);
      await choose(id);
      expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      await club.passes(MINUTE);
      expect(club.left(id)).toBe(1);
      const order = await pay();
      expect(order.paymentStatus).toBe('PAID');
      expect(club.left(id)).toBe(0);
      expect((await club.paymentsOf(String(order._id))).map(({ status }) => status)).toEqual([
        'VOIDED',
        'DECLINED',
        'APPROVED',
        'APPROVED',
      ]);
      await club.passes(10 * MINUTE);
      expect(club.left(id)).toBe(0);
    });

    it('assumed: tried again at once after a decline, the use that is counted is taken', async () => {
      const { memberId, choose, pay } = await club.begin([CLASS, POSTER]);
      const id = club.membership(memberId, 1);
      await choose(id);
      expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      club.shop.clock.advance(30_000);
      expect((await pay()).paymentStatus).toBe('PAID');
      await club.passes(10 * MINUTE);
      expect(club.uses(id).map(({ isVoided }) => isVoided)).toEqual([false]);
    });

    it.each(['refunded', 'voided'])(
      'docs: what an order paid with it goes back once when it is %s',
      async (how) => {
        const { memberId, choose, pay } = await club.begin([CLASS, POSTER]);
        const id = club.membership(memberId, 3);
        await choose(id);
        const orderId = String((await pay())._id);
        expect(club.left(id)).toBe(2);
        const [payment] = await club.paymentsOf(orderId);
        const paymentId = String(payment?._id);
        const { orderBilling, hiddenBilling } = orderModules(club.shop);
        const back = () =>
          how === 'refunded'
            ? orderBilling.refundPayments(orderId, { paymentRefunds: [{ paymentId }] })
            : hiddenBilling.voidMemberships(orderId, { paymentIds: [paymentId] });
        await back();
        expect(await errorOf(back())).toMatch(/PAYMENT_NOT_REFUNDABLE|MEMBERSHIP_PAYMENT_NOT_CHARGED/);
        await club.passes(MINUTE);
        expect(club.left(id)).toBe(3);
        expect((await club.paymentsOf(orderId))[0]).toMatchObject({
          status: 'VOIDED',
          membershipPaymentDetails: { membershipId: id },
        });
        expect(club.uses(id).map(({ isVoided }) => isVoided)).toEqual([true]);
        expect(await club.open()).toEqual([]);
      },
    );

    it('assumed: where the order is rejected after it was charged, it goes back', async () => {
      const rare = productId(9100);
      await seedListing(club.shop, [{ id: rare, name: 'Rare', price: '20.00', quantity: 1, digital: true }]);
      const [first, second] = [await club.begin([rare]), await club.begin([rare])];
      const id = club.membership(first.memberId, 1, [rare]);
      await first.choose(id);
      // Somebody else is quicker while the app is asked.
      club.far.state.behave = club.at(CHARGE, async (body, reply, request) => {
        await second.pay();
        await club.far.honest(body, reply, request);
      });
      expect(await errorOf(club.shop.staff.checkout.createOrder(first.checkoutId))).toMatch(/OUT_OF_STOCK/);
      club.far.state.behave = club.far.honest;
      expect(club.left(id)).toBe(0);
      for (let round = 0; round < 3; round += 1) await club.passes(6 * MINUTE);
      expect(club.left(id)).toBe(1);
      expect(await club.open()).toEqual([]);
    });

    it('docs: a selection that cannot be is rejected with what is wrong with each', async () => {
      const { memberId, choose, select, lines, read, pay } = await club.begin([CLASS, POSTER]);
      const [line = '', poster = ''] = lines;
      const [good, empty] = [club.membership(memberId), club.membership(memberId, 0)];
      const somebodys = club.membership(crypto.randomUUID());
      const wrong = async (work: Promise<unknown>) => {
        const thrown = (await work.catch((error: unknown) => error)) as {
          details?: { applicationError?: { code?: string; data?: Record<string, unknown> } };
        };
        const { code, data } = thrown.details?.applicationError ?? {};
        const [first] = (data?.['membershipInvalidSelectionErrors'] ?? []) as { errorType: string }[];
        return [code, first?.errorType];
      };
      const one = (_id: string, lineItemIds: string[]) => ({ _id, appId: club.plugin.appId, lineItemIds });
      for (const [requested, errorType] of [
        [[one('nobodys', [line])], 'MEMBERSHIP_NOT_FOUND'],
        [[one(somebodys, [line])], 'MEMBERSHIP_NOT_FOUND'],
        [[{ ...one(good, [line]), appId: crypto.randomUUID() }], 'MEMBERSHIP_NOT_FOUND'],
        [[one(good, [poster])], 'MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS'],
        [[one(good, [crypto.randomUUID()])], 'LINE_ITEM_NOT_FOUND'],
        [[one(empty, [line])], 'MEMBERSHIP_SELECTION_INVALID'],
        [[one(good, [line]), one(empty, [line])], 'MEMBERSHIP_SELECTION_INVALID'],
      ] as const)
        expect(await wrong(select([...requested]))).toEqual(['INVALID_SELECTION', errorType]);
      // One use is not enough for two.
      const few = club.membership(memberId, 1, [CLASS, POSTER]);
      club.shop.clock.advance(MINUTE);
      expect(await wrong(choose(few, lines))).toEqual(['INVALID_SELECTION', 'MEMBERSHIP_SELECTION_INVALID']);
      expect((await read()).membershipOptions).not.toHaveProperty('selectedMemberships');
      expect((await pay()).priceSummary?.total?.amount).toBe('50.00');
      // Of several pieces it pays for none: the contract's charge knows no quantity.
      const several = await club.begin([CLASS], { quantity: 2 });
      const more = club.membership(several.memberId);
      expect(await wrong(several.choose(more))).toEqual([
        'INVALID_SELECTION',
        'MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS',
      ]);
    });

    it.each<[string, Behaviour, number?]>([
      [
        'negative credits',
        plainly({
          eligibleMemberships: [
            { id: 'x', name: { original: 'X' }, lineItemIds: [], credits: { remaining: -3 } },
          ],
        }),
      ],
      [
        'a line that nobody asked about',
        plainly({ eligibleMemberships: [{ id: 'x', name: { original: 'X' }, lineItemIds: ['other'] }] }),
      ],
      [
        'mark-up',
        plainly({
          invalidMemberships: [{ membership: { id: 'x', name: { original: '<b>X' } }, reason: 'No' }],
        }),
      ],
      ['a page', plainly('<html>10</html>')],
      ['nothing in time', (_body, reply) => void reply.write('{"eli'), MIN_PLUGIN_MS],
      ['an error', (_body, reply) => void reply.writeHead(503).end()],
    ])(
      'assumed: an answer of %s offers nothing, and loses no checkout',
      async (_what, behave, timeLimitMs) => {
        if (timeLimitMs !== undefined) await club.limitTime(timeLimitMs);
        const caller = newMember();
        const id = club.membership(caller.memberId);
        club.far.state.behave = behave;
        const { read, choose, pay } = await club.begin([CLASS], { caller });
        expect((await read()).membershipOptions).toEqual({ eligibleMemberships: [], invalidMemberships: [] });
        expect(await errorOf(choose(id))).toBe('MEMBERSHIP_PROVIDER_UNAVAILABLE');
        expect(await pay()).toMatchObject({
          paymentStatus: 'PAID',
          priceSummary: { total: { amount: '20.00' } },
        });
        if (timeLimitMs !== undefined) await club.limitTime(TIME_LIMIT_MS);
        expect(club.shop.errors).toEqual([]);
      },
    );

    it('docs: what was chosen and does not hold any more is told, keeps the order back and can be taken out', async () => {
      const { memberId, choose, select, read, pay, checkoutId } = await club.begin();
      const id = club.membership(memberId, 1);
      await choose(id);
      Object.assign(club.book().memberships.get(id) ?? {}, { remaining: 0 });
      club.shop.clock.advance(MINUTE);
      expect(await read()).toMatchObject({
        calculationErrors: { membershipError: { applicationError: { code: 'INVALID_SELECTION' } } },
        lineItems: [{ paymentOption: 'FULL_PAYMENT_ONLINE', price: { amount: '20.00' } }],
      });
      expect(await errorOf(club.shop.staff.checkout.createOrder(checkoutId))).toBe('CALCULATION_ERROR');
      await select([]);
      expect((await pay()).priceSummary?.total?.amount).toBe('20.00');
      // One that says so at the last moment keeps it back in the same way.
      const other = await club.begin();
      await other.choose(club.membership(other.memberId));
      const error = { applicationError: { code: 'MEMBERSHIP_CANNOT_BE_CHARGED', data: {} } };
      club.far.state.behave = club.at(
        CHARGE,
        (_body, reply) => void reply.writeHead(428).end(JSON.stringify(error)),
      );
      expect(await errorOf(other.pay())).toBe('CALCULATION_ERROR');
      await other.select([]);
      expect((await other.pay()).paymentStatus).toBe('PAID');
    });

    /** An order of so many classes, each on its line, that nobody has paid for. */
    async function standing(classes = 1) {
      const memberId = newMember().memberId;
      const { orders } = orderModules(club.shop);
      const order = await orders.createOrder({
        ...plainOrder('20.00'),
        buyerInfo: { memberId, email: 'rita@example.com' },
        lineItems: Array.from({ length: classes }, () => ({
          ...plainOrder('20.00').lineItems?.[0],
          quantity: 1,
          catalogReference: reference(CLASS),
          rootCatalogItemId: CLASS,
        })),
      });
      const asked = (membershipId: string, lines = classes) => ({
        memberId,
        memberships: (order.lineItems ?? []).slice(0, lines).map(({ _id: lineItemId }) => ({
          lineItemId: String(lineItemId),
          membershipIdentifier: { existingMembership: { membershipId, appId: club.plugin.appId } },
        })),
      });
      return { memberId, orderId: String(order._id), asked };
    }

    it('docs: the merchant has one charged for an order that stands, and what it gives back is due again', async () => {
      const { memberId, orderId, asked } = await standing();
      const id = club.membership(memberId, 3);
      const { orders, orderBilling, hiddenBilling } = orderModules(club.shop);
      const charge = (membershipId: string) => orderBilling.chargeMemberships(orderId, asked(membershipId));
      expect(await errorOf(charge('nobodys'))).toBe('MEMBERSHIP_NOT_ELIGIBLE');
      const { payments } = await charge(id);
      expect(payments).toMatchObject([
        { status: 'APPROVED', amount: { amount: '20.00' }, membershipPaymentDetails: { membershipId: id } },
      ]);
      expect((await orders.getOrder(orderId)).paymentStatus).toBe('PAID');
      expect(await errorOf(charge(id))).toBe('MEMBERSHIP_NOT_ELIGIBLE');
      expect(club.left(id)).toBe(2);
      await hiddenBilling.voidMemberships(orderId, { paymentIds: [String(payments?.[0]?._id)] });
      await club.passes(MINUTE);
      expect(club.left(id)).toBe(3);
      expect((await orders.getOrder(orderId)).balanceSummary?.balance?.amount).toBe('20.00');
      expect(await club.open()).toEqual([]);
    });

    it('assumed: no use is counted for a line of which nothing is left to pay', async () => {
      const { memberId, orderId, asked } = await standing(2);
      const id = club.membership(memberId, 3);
      const { orders, orderBilling, orderTransactions } = orderModules(club.shop);
      await orderTransactions.addPayments(orderId, [cardPayment('25.00')]);
      expect(await errorOf(orderBilling.chargeMemberships(orderId, asked(id)))).toBe(
        'MEMBERSHIP_NOT_ELIGIBLE',
      );
      expect(club.left(id)).toBe(3);
      const { payments } = await orderBilling.chargeMemberships(orderId, asked(id, 1));
      expect(payments).toMatchObject([{ amount: { amount: '15.00' } }]);
      expect((await orders.getOrder(orderId)).paymentStatus).toBe('PAID');
      expect(club.left(id)).toBe(2);
    });

    it('docs: an order is charged with one among other payment methods, once', async () => {
      const { memberId, orderId, asked } = await standing();
      const id = club.membership(memberId, 3);
      const { orders, orderBilling } = orderModules(club.shop);
      expect(await errorOf(orderBilling.chargeOrder(orderId, asked('nobodys')))).toBe(
        'MEMBERSHIP_NOT_ELIGIBLE',
      );
      await orderBilling.chargeOrder(orderId, asked(id));
      expect((await orders.getOrder(orderId)).paymentStatus).toBe('PAID');
      expect(await errorOf(orderBilling.chargeOrder(orderId, asked(id)))).not.toBe('nothing refused');
      await club.passes(10 * MINUTE);
      expect(club.left(id)).toBe(2);
      expect(await club.paymentsOf(orderId)).toMatchObject([
        { status: 'APPROVED', amount: { amount: '20.00' }, membershipPaymentDetails: { membershipId: id } },
      ]);
    });

    it('assumed: the money that came after all has it pay again, where it still can', async () => {
      const [able, empty] = [await club.begin([CLASS, POSTER]), await club.begin([CLASS, POSTER])];
      const [good, missing] = [club.membership(able.memberId, 1), club.membership(empty.memberId, 1)];
      await able.choose(good);
      await empty.choose(missing);
      for (const { pay } of [able, empty]) expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      await club.passes(MINUTE);
      expect([club.left(good), club.left(missing)]).toEqual([1, 1]);
      Object.assign(club.book().memberships.get(missing) ?? {}, { remaining: 0 });
      const cameAfterAll = async (checkoutId: string) => {
        const { orders = [] } = await club.shop.staff.orders.searchOrders({ filter: { checkoutId } });
        const orderId = String(orders[0]?._id);
        const declined = (await club.paymentsOf(orderId)).find(({ status }) => status === 'DECLINED');
        const { providerTransactionId = '' } = declined?.regularPaymentDetails ?? {};
        expect((await club.shop.notice(String(providerTransactionId), 'APPROVED')).status).toBe(200);
        await club.passes(10 * MINUTE);
        expect((await club.shop.staff.orders.getOrder(orderId)).paymentStatus).toBe('PAID');
        const payments = await club.paymentsOf(orderId);
        return payments.map(({ membershipPaymentDetails: paid, status }) => [status, paid?.voided]);
      };
      expect(await cameAfterAll(able.checkoutId)).toEqual([
        ['VOIDED', true],
        ['APPROVED', undefined],
        ['APPROVED', false],
      ]);
      expect(await cameAfterAll(empty.checkoutId)).toEqual([
        ['VOIDED', true],
        ['APPROVED', undefined],
      ]);
      expect(club.left(good)).toBe(0);
      expect(await club.open()).toEqual([]);
      expect(club.shop.errors).toEqual([]);
    });

    it('docs: what a cart would cost with one is estimated, and nothing is kept', async () => {
      const caller = newMember();
      const { currentCart } = shopModules(club.shop, caller);
      const { cart } = await currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(CLASS), quantity: 1 }],
      });
      const line = String(cart?.lineItems?.[0]?._id);
      const id = club.membership(caller.memberId);
      const memberships = [{ _id: id, appId: club.plugin.appId, lineItemIds: [line] }];
      const estimated = await currentCart.estimateCurrentCartTotals({ selectedMemberships: { memberships } });
      expect(estimated).toMatchObject({
        calculatedLineItems: [{ paymentOption: 'MEMBERSHIP' }],
        priceSummary: { total: { amount: '0.00' } },
        membershipOptions: {
          eligibleMemberships: [{ _id: id, lineItemIds: [line] }],
          selectedMemberships: [{ _id: id, appId: club.plugin.appId, lineItemIds: [line] }],
        },
      });
      expect((await currentCart.estimateCurrentCartTotals()).priceSummary?.total?.amount).toBe('20.00');
    });
  },
  shopMigrations,
);
