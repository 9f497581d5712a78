import { totalsCalculator } from '@wix/ecom';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cartModules, item, lisbon } from '#testing/carts-v2.ts';
import { onDatabase } from '#testing/engines.ts';
import {
  CLASS,
  GOOD,
  LIST,
  openMembershipShop,
  plainly,
  POSTER,
  type MembershipShop,
} from '#testing/membership-shop.ts';
import { errorOf } from '#testing/orders.ts';
import { newMember, newVisitor, reference, shopMigrations } from '#testing/shop.ts';

const MINUTE = 60_000;
const NOBODYS = 'INVALID_MEMBERSHIP_PAYMENT_OPTION';

onDatabase(
  'memberships in carts of the second kind and in totals',
  (database) => {
    let club: MembershipShop;
    beforeAll(async () => {
      club = await openMembershipShop(database());
    });
    beforeEach(() => club.calm());
    afterAll(() => club.far.stop());

    /** A cart that somebody has begun, of these. */
    async function begun(catalogItems = [item(CLASS), item(POSTER)], caller = newMember()) {
      const own = cartModules(club.shop, caller);
      const { cart } = await own.currentCartV2.addLineItemsToCurrentCart({ catalogItems });
      const id = cart._id;
      await own.cartV2.updateCart(id, {
        customerInfo: { email: 'rita@example.com' },
        paymentInfo: { billingAddress: lisbon() },
      });
      const lines = cart.lineItems.map(({ _id }) => _id);
      const [first = ''] = lines;
      const existing = (membershipId: string) => ({ appId: club.plugin.appId, membershipId });
      const pay = (membershipPayment: object, lineItemId = first) =>
        own.currentCartV2.updateLineItemsInCurrentCart({
          lineItems: [{ lineItemId, membershipPayment }] as never,
        });
      return {
        ...own,
        id,
        lines,
        first,
        memberId: 'memberId' in caller ? caller.memberId : '',
        existing,
        pay,
        choose: (membershipId: string, line = first) =>
          pay({ existingMembership: existing(membershipId) }, line),
      };
    }
    const staff = () => cartModules(club.shop, { kind: 'api-key' });

    it('docs: what one pays for costs nothing in the cart, its bill, its estimate and its order, and is charged once', async () => {
      const at = await begun();
      const id = club.membership(at.memberId);
      const paid = {
        pricing: { unitPrice: { amount: '0.00' }, breakdown: { fullPrice: { amount: '20.00' } } },
        paymentConfig: {
          paymentOption: 'MEMBERSHIP',
          selectedMembership: { _id: id, appId: club.plugin.appId },
          membership: { existingMembership: at.existing(id) },
        },
      };
      const plain = { paymentConfig: { paymentOption: 'FULL_PAYMENT_ONLINE' } };
      const { cart } = await at.choose(id);
      expect(cart).toMatchObject({ subtotal: { amount: '30.00' }, lineItems: [paid, plain] });
      club.far.asked.splice(0);
      expect(await at.cartV2.getCart(at.id)).toMatchObject({ lineItems: [paid, plain] });
      expect(club.far.asked).toEqual([]);
      const { summary, cart: billed } = await at.cartV2.calculateCart(at.id);
      expect(summary).toMatchObject({
        priceSummary: { subtotal: { amount: '30.00' }, total: { amount: '30.00' } },
        paymentSummary: {
          memberships: [{ _id: id, appId: club.plugin.appId, lineItemIds: [at.first] }],
          payNow: { amount: '30.00' },
        },
        violations: [],
      });
      expect(billed.lineItems[0]?.paymentConfig.membership.name.original).toMatch(/^Ten classes/);
      expect(await at.currentCart.estimateCurrentCartTotals({})).toMatchObject({
        priceSummary: { total: { amount: '30.00' } },
        calculatedLineItems: [{ paymentOption: 'MEMBERSHIP' }, { paymentOption: 'FULL_PAYMENT_ONLINE' }],
        membershipOptions: { selectedMemberships: [{ _id: id, lineItemIds: [at.first] }] },
      });
      const { orderId } = await staff().hidden.placeOrder(at.id, {
        priceVerificationToken: summary.priceVerificationToken,
        paymentToken: await club.shop.token(GOOD),
      });
      expect(await club.shop.staff.orders.getOrder(orderId)).toMatchObject({
        paymentStatus: 'PAID',
        priceSummary: { total: { amount: '30.00' } },
        lineItems: [{ paymentOption: 'MEMBERSHIP' }, { paymentOption: 'FULL_PAYMENT_ONLINE' }],
      });
      expect(club.uses(id)).toMatchObject([{ catalogItemId: CLASS, isVoided: false }]);
      expect(await at.cartV2.getCart(at.id)).toMatchObject({ orderPlaced: true, orderId });
      expect(club.shop.errors).toEqual([]);
    });

    it('docs: one is chosen with what is put in, in the older words, too; all of it orders at once', async () => {
      const caller = newMember();
      const id = club.membership(caller.memberId, 10, [CLASS, POSTER]);
      const { cartV2 } = cartModules(club.shop, caller);
      const cart = await cartV2.createCart({
        catalogItems: [
          { ...item(CLASS), selectedMembership: { _id: id, appId: club.plugin.appId } },
          {
            ...item(POSTER),
            membershipPayment: { existingMembership: { appId: club.plugin.appId, membershipId: id } },
          },
        ] as never,
      });
      const lineItemIds = cart.lineItems.map(({ _id }) => _id);
      const { summary } = await cartV2.calculateCart(cart._id);
      expect(summary).toMatchObject({
        priceSummary: { total: { amount: '0.00' } },
        paymentSummary: { memberships: [{ _id: id, lineItemIds }] },
      });
      const placed = await staff().cartV2.placeOrder(cart._id);
      expect(placed).toMatchObject({ completed: true });
      expect(club.left(id)).toBe(8);
    });

    it('docs: an empty word takes it back, and out of the checkout, too', async () => {
      const at = await begun();
      const id = club.membership(at.memberId);
      await at.choose(id);
      const { checkoutUrl } = await at.cartV2.getCheckoutUrl(at.id);
      const checkoutId = String(new URL(checkoutUrl).searchParams.get('checkoutId'));
      expect(await at.checkout.getCheckout(checkoutId)).toMatchObject({
        payNow: { total: { amount: '30.00' } },
        membershipOptions: { selectedMemberships: { memberships: [{ _id: id, lineItemIds: [at.first] }] } },
      });
      const { cart } = await at.pay({});
      expect(cart).toMatchObject({ subtotal: { amount: '50.00' } });
      expect(cart.lineItems[0]?.paymentConfig.paymentOption).toBe('FULL_PAYMENT_ONLINE');
      await at.cartV2.getCheckoutUrl(at.id);
      const after = await at.checkout.getCheckout(checkoutId);
      expect(after.payNow?.total?.amount).toBe('50.00');
      expect(after.membershipOptions?.selectedMemberships?.memberships ?? []).toEqual([]);
    });

    it('docs: what does not hold is rejected, and nothing changed', async () => {
      const at = await begun([item(CLASS), item(POSTER, 2)]);
      const [, second = ''] = at.lines;
      const good = club.membership(at.memberId, 10, [CLASS, POSTER]);
      const others = club.membership(crypto.randomUUID());
      expect(await errorOf(at.choose(others))).toBe(NOBODYS);
      expect(await errorOf(at.choose('nobody’s'))).toBe(NOBODYS);
      // One of two pieces cannot be paid for.
      expect(await errorOf(at.choose(good, second))).toBe(NOBODYS);
      // Nothing here sells a plan.
      expect(await errorOf(at.pay({ futureMembership: { lineItemId: second, benefitId: 'b' } }))).toBe(
        NOBODYS,
      );
      const guest = await begun(undefined, newVisitor() as never);
      expect(await errorOf(guest.choose(good))).toBe(NOBODYS);
      expect((await at.cartV2.getCart(at.id)).subtotal.amount).toBe('80.00');
      club.shop.clock.advance(MINUTE);
      club.far.state.behave = club.at(LIST, plainly('not JSON'));
      expect(await errorOf(at.choose(good))).toBe('MEMBERSHIP_PROVIDER_UNAVAILABLE');
    });

    it('docs: what stops holding is told in the bill and keeps the order back until it is taken out', async () => {
      const at = await begun([item(CLASS)]);
      const id = club.membership(at.memberId, 1);
      await at.choose(id);
      club.book().memberships.delete(id);
      club.shop.clock.advance(MINUTE);
      const { summary } = await at.cartV2.calculateCart(at.id);
      expect(summary).toMatchObject({
        priceSummary: { total: { amount: '20.00' } },
        paymentSummary: { memberships: [] },
        calculationErrors: { membershipError: { applicationError: { code: 'INVALID_SELECTION' } } },
        violations: [
          {
            scope: 'MEMBERSHIP',
            code: 'INVALID_MEMBERSHIP_STATUS',
            severity: 'ERROR',
            invalidMembershipStatusData: { membershipId: id, reason: 'MEMBERSHIP_NOT_FOUND' },
          },
        ],
      });
      expect(await errorOf(staff().cartV2.placeOrder(at.id))).toBe('INVALID_MEMBERSHIP');
      await at.pay({});
      expect(await staff().cartV2.placeOrder(at.id)).toMatchObject({ completed: false });
    });

    it('docs: totals of a member tell what can pay, and what is left where it does', async () => {
      const { memberId } = newMember();
      const id = club.membership(memberId);
      const { totalsCalculator: totals } = club.shop.sdk({ totalsCalculator }, { kind: 'api-key' });
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      const lineItems = () => [
        { _id: first, catalogReference: reference(CLASS), price: '20.00', quantity: 1 },
        { _id: second, catalogReference: reference(POSTER), price: '30.00', quantity: 1 },
      ];
      const offered = await totals.calculateTotals({ memberId, lineItems: lineItems() });
      expect(offered).toMatchObject({
        priceSummary: { total: { amount: '50.00' } },
        membershipOptions: {
          eligibleMemberships: [{ _id: id, appId: club.plugin.appId, lineItemIds: [first] }],
          selectedMemberships: [],
        },
      });
      const choose = (of: string, lineItemIds: string[]) =>
        totals.calculateTotals({
          memberId,
          lineItems: lineItems(),
          selectedMemberships: { memberships: [{ _id: of, appId: club.plugin.appId, lineItemIds }] },
        });
      expect(await choose(id, [first])).toMatchObject({
        priceSummary: { total: { amount: '30.00' } },
        payNow: { total: { amount: '30.00' } },
        calculatedLineItems: [{ paymentOption: 'MEMBERSHIP' }, { paymentOption: 'FULL_PAYMENT_ONLINE' }],
        membershipOptions: { selectedMemberships: [{ _id: id, lineItemIds: [first] }] },
      });
      expect(await choose(id, [second])).toMatchObject({
        priceSummary: { total: { amount: '50.00' } },
        calculationErrors: { membershipError: { applicationError: { code: 'INVALID_SELECTION' } } },
      });
      // Counting takes nothing.
      expect(club.left(id)).toBe(10);
    });
  },
  shopMigrations,
);
