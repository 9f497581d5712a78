import type { Database } from '../database/database.ts';
import { couponExtensions, discountUseExtensions } from '../shared/extensions/coupons.ts';
import { STORES_APP_ID } from '../platform/services/stores/catalog/public.ts';
import { insertCoupon, type Coupon } from '../platform/services/marketing/coupons/public.ts';
import { extensionCalls } from './extension-calls.ts';
import { errorOf } from './orders.ts';
import { pricingModules } from './pricing.ts';
import { newVisitor, productId, reference, shopModules, startShop, seedListing } from './shop.ts';

/** A shop whose discounts are limited, with buyers who use them. */
export function startDiscountShop(database: Database) {
  const shop = startShop(database);
  let last = 700;

  async function newItem(): Promise<string> {
    const id = productId(++last);
    await seedListing(shop, [{ id, name: `Sheet ${last}`, price: '40.00', digital: true }]);
    return id;
  }

  /** Ten percent off the item, for so many orders. */
  async function limitedRule(item: string, settings: object): Promise<string> {
    const { discountRules } = pricingModules(shop);
    const scope = {
      _id: 'all',
      catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: [item] },
    };
    const { _id } = await discountRules.createDiscountRule({
      name: 'Ten',
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            discountType: 'PERCENTAGE',
            percentage: 10,
            specificItemsInfo: { scopes: [{ ...scope, type: 'CATALOG_ITEM' }] },
          },
        ],
      },
      settings,
    } as never);
    return String(_id);
  }

  async function limitedCoupon(usageLimit: number, more: Partial<Coupon> = {}): Promise<string> {
    const code = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
    const day = '2020-01-01T00:00:00.000Z';
    await insertCoupon(database.kysely, shop.site.id, {
      id: `coupon-${code}`,
      code,
      name: 'Five',
      benefit: { kind: 'MONEY_OFF', amount: '5.00' },
      active: true,
      startTime: day,
      usageLimit,
      limitedToOneItem: false,
      createdDate: day,
      ...more,
    });
    return code;
  }

  const call = extensionCalls({ ...couponExtensions, ...discountUseExtensions }, (path, body, headers) =>
    shop.call('POST', path, body, headers),
  );

  /** A coupon without a code of its own. */
  async function manyCodes(count: number): Promise<string> {
    const { coupon } = (
      await call('createCoupon', {
        name: 'Many',
        benefit: { kind: 'MONEY_OFF', amount: '5.00' },
        startTime: '2020-01-01T00:00:00.000Z',
      })
    ).body;
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    const made = { couponId: coupon.id, batch: 'b', numbers, pattern: 'MANY-########' };
    await call('makeCouponCodes', made);
    return coupon.id;
  }

  const codesOf = async (couponId: string): Promise<string[]> => {
    const { codes } = (await call('listCouponCodes', { couponId, from: 0, limit: 100 })).body;
    return codes.map(({ code }) => code);
  };

  const soFar = async (kind: 'rule' | 'coupon', id: string) => {
    const { uses } = (await call('sumDiscountUses', { kind, ids: [id] })).body;
    return [uses[id], (await call('listDiscountUses', { kind, id })).body] as const;
  };

  async function ready(item: string, more: object = {}, email = 'anna@example.com'): Promise<string> {
    const { checkout } = shopModules(shop, newVisitor());
    const made = await checkout.createCheckout({
      channelType: 'WEB',
      lineItems: [{ catalogReference: reference(item), quantity: 1 }],
      checkoutInfo: {
        buyerInfo: { email },
        billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
      },
      ...more,
    });
    return String(made._id);
  }

  /** How it was bought, or why it was not. */
  async function pay(id: string, card: string): Promise<unknown> {
    try {
      const { orderId } = await shop.staff.checkout.createOrderAndCharge(id, {
        paymentToken: await shop.token(card),
      });
      const { appliedDiscounts = [] } = await shop.staff.orders.getOrder(String(orderId));
      return appliedDiscounts.length > 0 ? 'with discount' : 'at full price';
    } catch (error) {
      return errorOf(Promise.reject(error));
    }
  }

  return { shop, newItem, limitedRule, limitedCoupon, manyCodes, codesOf, soFar, ready, pay };
}

export type DiscountShop = ReturnType<typeof startDiscountShop>;
