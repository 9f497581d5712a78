import { beforeAll, expect, it } from 'vitest';
import { segmentIds, type SegmentKind } from '#shared/customer-segments.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import type { RuleCheck, Trial } from '#shared/try-discount.ts';
import { onDatabase } from '#testing/engines.ts';
import { pricingModules } from '#testing/pricing.ts';
import {
  newMember,
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';
import type { StackCaller } from '#testing/stack.ts';
import { statementsOf } from '#testing/statements.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

const GOOD = '4242424242424242';
const DAY = 86_400_000;

onDatabase(
  'discounts by customer',
  (database) => {
    let shop: Shop;
    let last = 300;
    const ruleIds: string[] = [];

    beforeAll(() => {
      shop = startShop(database());
    });

    async function newItem(price = '40.00'): Promise<string> {
      const id = productId(++last);
      await seedListing(shop, [{ id, name: `Sheet ${last}`, price, digital: true }]);
      return id;
    }

    /** Ten percent off the item for those whom the trigger takes. */
    const ruleOf = (item: string, customerEligibility: object, settings: object = {}) => ({
      name: 'Ten',
      trigger: { triggerType: 'CUSTOMER_ELIGIBILITY', customerEligibility },
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            discountType: 'PERCENTAGE',
            percentage: 10,
            specificItemsInfo: {
              scopes: [
                {
                  id: 'one',
                  type: 'CATALOG_ITEM',
                  catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: [item] },
                },
              ],
            },
          },
        ],
      },
      settings,
    });
    const forSegments = (...kinds: SegmentKind[]) => ({
      eligibilityType: 'CONTACT_SEGMENTS',
      contactSegmentsInfo: { segmentIds: kinds.map((kind) => segmentIds[kind]) },
    });
    async function newRule(item: string, customerEligibility: object, settings: object = {}) {
      const { discountRules } = pricingModules(shop);
      const made = await discountRules.createDiscountRule(
        ruleOf(item, customerEligibility, settings) as never,
      );
      ruleIds.push(String(made._id));
      return made;
    }

    async function ready(
      item: string,
      email?: string,
      caller: StackCaller = newVisitor(),
    ): Promise<{ id: string; checkout: ReturnType<typeof shopModules>['checkout'] }> {
      const { checkout } = shopModules(shop, caller);
      const { _id } = await checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [{ catalogReference: reference(item), quantity: 1 }],
        checkoutInfo: {
          ...(email && { buyerInfo: { email } }),
          billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
        },
      });
      return { id: String(_id), checkout };
    }
    const totalOf = async ({ id, checkout }: Awaited<ReturnType<typeof ready>>) =>
      (await checkout.getCheckout(id)).priceSummary?.total?.amount;
    const total = async (item: string, email?: string, caller?: StackCaller) =>
      totalOf(await ready(item, email, caller));
    async function pay({ id }: { id: string }) {
      const { orderId } = await shop.staff.checkout.createOrderAndCharge(id, {
        paymentToken: await shop.token(GOOD),
      });
      return shop.staff.orders.getOrder(String(orderId));
    }
    const buy = async (email?: string, caller?: StackCaller, price = '40.00') =>
      pay(await ready(await newItem(price), email, caller));
    const newEmail = () => `buyer-${++last}@example.com`;

    it('assumed: a segment is met by whom the kept orders say, a guest by address and a member by both', async () => {
      const item = await newItem();
      const made = await newRule(item, forSegments('RETURNING'));
      expect(made.trigger).toMatchObject({ customerEligibility: forSegments('RETURNING') });
      const email = newEmail();
      expect(await total(item, email)).toBe('40.00');
      await buy(email);
      expect(await total(item, email.toUpperCase())).toBe('36.00');
      expect(await total(item, newEmail())).toBe('40.00');
      expect(await total(item)).toBe('40.00');
      const member = newMember();
      expect(await total(item, undefined, member)).toBe('40.00');
      await buy(newEmail(), member);
      expect(await total(item, undefined, member)).toBe('36.00');
      expect(await total(item, newEmail(), member)).toBe('36.00');
      const { currentCart } = shopModules(shop, member);
      await currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference(item), quantity: 1 }] });
      const { priceSummary } = await currentCart.estimateCurrentCartTotals({});
      expect(priceSummary?.total?.amount).toBe('36.00');
    });

    it('assumed: a new customer is somebody known who has no order that stands; nobody known is none', async () => {
      const item = await newItem();
      await newRule(item, forSegments('NEW'));
      const email = newEmail();
      expect(await total(item)).toBe('40.00');
      expect(await total(item, email)).toBe('36.00');
      const member = newMember();
      expect(await total(item, undefined, member)).toBe('36.00');
      const order = await pay(await ready(item, email));
      expect(order.priceSummary?.total?.amount).toBe('36.00');
      expect(await total(item, email)).toBe('40.00');
      // A member who has bought as a guest of that address is told by it.
      expect(await total(item, email, member)).toBe('40.00');
      await shop.staff.orders.cancelOrder(String(order._id));
      expect(await total(item, email)).toBe('36.00');
    });

    it('assumed: who buys in the end decides, whatever was typed before', async () => {
      const item = await newItem();
      await newRule(item, forSegments('RETURNING'));
      const email = newEmail();
      await buy(email);
      const { currentCart, checkout } = shopModules(shop, newVisitor());
      await currentCart.addToCurrentCart({ lineItems: [{ catalogReference: reference(item), quantity: 1 }] });
      await currentCart.updateCurrentCart({ cartInfo: { buyerInfo: { email } } });
      const { priceSummary } = await currentCart.estimateCurrentCartTotals({});
      expect(priceSummary?.total?.amount).toBe('36.00');
      const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      const borrowed = { id: String(checkoutId), checkout };
      expect(await totalOf(borrowed)).toBe('36.00');
      const billingInfo = { address: { country: 'PT', city: 'Lisboa' } };
      await checkout.updateCheckout(borrowed.id, { buyerInfo: { email: newEmail() }, billingInfo });
      expect(await totalOf(borrowed)).toBe('40.00');
      const order = await pay(borrowed);
      expect(order.priceSummary?.total?.amount).toBe('40.00');
      expect(order.appliedDiscounts ?? []).toEqual([]);
    });

    it('assumed: regulars, big spenders, who was long away and members are told apart', async () => {
      const kinds = ['REGULAR', 'BIG_SPENDER', 'LAPSED', 'MEMBER'] as const;
      const items = new Map<string, string>();
      for (const kind of kinds) {
        const item = await newItem();
        items.set(kind, item);
        await newRule(item, forSegments(kind));
      }
      const met = async (email?: string, caller?: StackCaller): Promise<string[]> => {
        const found: string[] = [];
        for (const [kind, item] of items)
          if ((await total(item, email, caller)) === '36.00') found.push(kind);
        return found;
      };
      const email = newEmail();
      const began = shop.clock.now();
      await buy(email, undefined, '100.00');
      await buy(email, undefined, '100.00');
      expect(await met(email)).toEqual([]);
      const dear = await buy(email, undefined, '300.00');
      expect(await met(email)).toEqual(['REGULAR', 'BIG_SPENDER']);
      expect(await met(email, newMember())).toEqual(['REGULAR', 'BIG_SPENDER', 'MEMBER']);
      shop.clock.set(new Date(began.getTime() + 180 * DAY));
      expect(await met(email)).toEqual(['REGULAR', 'BIG_SPENDER']);
      shop.clock.set(new Date(began.getTime() + 181 * DAY));
      expect(await met(email)).toEqual(['REGULAR', 'BIG_SPENDER', 'LAPSED']);
      await shop.staff.orders.cancelOrder(String(dear._id));
      expect(await met(email)).toEqual(['LAPSED']);
      shop.clock.set(began);
    });

    it('assumed: tags of contacts and segments made elsewhere are met by nobody', async () => {
      const item = await newItem();
      const tagged = { contactTagsInfo: { tagReferences: [{ labelKey: 'custom.vip' }] } };
      await newRule(item, { eligibilityType: 'CONTACT_TAGS', ...tagged });
      const elsewhere = { contactSegmentsInfo: { segmentIds: [productId(1)] } };
      await newRule(item, { eligibilityType: 'CONTACT_SEGMENTS', ...elsewhere });
      const email = newEmail();
      await buy(email);
      expect(await total(item, email, newMember())).toBe('40.00');
    });

    it('assumed: where no rule that works asks who buys, no statement more is made', async () => {
      const { discountRules } = pricingModules(shop);
      for (const id of ruleIds.splice(0)) await discountRules.deleteDiscountRule(id);
      const one = await ready(await newItem(), newEmail());
      const asked = async () =>
        (await statementsOf(() => totalOf(one))).filter((statement) => /customer/.test(statement)).length;
      await totalOf(one);
      expect(await asked()).toBe(0);
      await newRule(await newItem(), forSegments('NEW'));
      await totalOf(one);
      expect(await asked()).toBe(1);
    });

    it('assumed: once per customer holds for a guest and for a member who try several at once', async () => {
      const item = await newItem();
      await newRule(item, forSegments('NEW'), { usageLimitPerUser: 1 });
      const email = newEmail();
      const member = newMember();
      const tries = async (give: () => ReturnType<typeof ready>) => {
        const made = await Promise.all(Array.from({ length: 4 }, give));
        const paid = await Promise.all(
          made.map(async (one) => {
            try {
              return (await pay(one)).priceSummary?.total?.amount;
            } catch {
              return 'refused';
            }
          }),
        );
        return paid.filter((amount) => amount === '36.00').length;
      };
      expect(await tries(() => ready(item, email))).toBe(1);
      expect(await tries(() => ready(item, newEmail(), member))).toBe(1);
      expect(await total(item, email)).toBe('40.00');
      expect(shop.errors).toEqual([]);
    });

    it('assumed: a rule is tried for one who just belongs to a segment, or for a customer by address', async () => {
      const item = await newItem();
      const email = newEmail();
      await buy(email);
      const attempt = async (rule: object, who: object): Promise<RuleCheck | undefined> => {
        const lines = [{ catalogItemId: item, quantity: 1 }];
        const reply = await shop.call('POST', extensionPath('previewDiscountRule'), { rule, lines, ...who });
        const { applies, checks } = (await reply.json()) as Trial;
        const check = checks.find(({ kind }) => kind === 'CUSTOMER');
        expect(applies).toBe(check?.met);
        return check;
      };
      const returning = ruleOf(item, forSegments('RETURNING'));
      expect(await attempt(returning, {})).toEqual({
        kind: 'CUSTOMER',
        met: false,
        segments: ['RETURNING'],
        unknown: 0,
        members: 0,
      });
      expect(await attempt(returning, { email })).toMatchObject({ met: true, buyer: ['RETURNING'] });
      expect(await attempt(returning, { email: newEmail() })).toMatchObject({ met: false, buyer: ['NEW'] });
      for (const kind of ['NEW', 'RETURNING', 'REGULAR', 'BIG_SPENDER', 'LAPSED', 'MEMBER'] as const) {
        const own = await attempt(ruleOf(item, forSegments(kind)), { segmentId: segmentIds[kind] });
        expect(own).toMatchObject({ met: true, segments: [kind] });
      }
      expect(await attempt(returning, { segmentId: segmentIds.NEW })).toMatchObject({ buyer: ['NEW'] });
      const bad = { rule: returning, lines: [], segmentId: productId(1) };
      expect((await shop.call('POST', extensionPath('previewDiscountRule'), bad)).status).toBe(400);
    });

    it('assumed: the segments are told with what each takes', async () => {
      const reply = await shop.call('POST', extensionPath('listCustomerSegments'), {});
      const { segments } = (await reply.json()) as { segments: object[] };
      expect(segments).toContainEqual({ id: segmentIds.BIG_SPENDER, kind: 'BIG_SPENDER', spent: '500' });
      expect(segments).toContainEqual({ id: segmentIds.LAPSED, kind: 'LAPSED', orders: 1, days: 180 });
      const token = await shop.platform.tokens.sign({
        siteId: shop.site.id,
        kind: 'visitor',
        visitorId: productId(5),
      });
      const path = extensionPath('listCustomerSegments');
      expect((await shop.call('POST', path, {}, { authorization: token })).status).toBe(403);
    });
  },
  shopMigrations,
);
