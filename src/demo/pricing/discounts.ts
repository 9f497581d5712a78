import type { Coupon, CouponBenefit } from '../../platform/services/marketing/coupons/public.ts';
import {
  withTypes,
  type Discount,
  type DiscountRule,
  type DiscountScope,
  type DiscountTrigger,
} from '../../platform/services/ecom/discount-rules/public.ts';
import { segmentIds, type SegmentKind } from '../../shared/customer-segments.ts';
import { STORES_APP_ID } from '../../platform/services/stores/catalog/public.ts';
import { collectionId } from '../catalog/collections.ts';
import { guidFor } from '../catalog/ids.ts';

const DAY = 86_400_000;
const shifted = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString();

const midnight = (now: Date, days: number): string => `${shifted(now, days).slice(0, 10)}T00:00:00.000Z`;

type DiscountValue = Pick<Discount, 'percentage' | 'fixedAmount' | 'fixedPrice'>;

const everything: DiscountScope = {
  id: 'all_stores',
  type: 'CATALOG_ITEM',
  catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: [] },
};

const shelf = (slug: string): DiscountScope => ({
  id: 'collections_stores',
  type: 'CUSTOM_FILTER',
  customFilter: { appId: STORES_APP_ID, params: { collectionIds: [collectionId(slug)] } },
});

const offItems = (discountValue: DiscountValue, scope = everything): Discount =>
  withTypes({ ...discountValue, specificItemsInfo: { scopes: [scope] } });

const fromPieces = (from: number, scope?: DiscountScope): DiscountTrigger => ({
  triggerType: 'ITEM_QUANTITY_RANGE',
  itemQuantityRange: { from, ...(scope && { scopes: [scope] }) },
});

const boughtBy = (kind: SegmentKind): DiscountTrigger => ({
  triggerType: 'CUSTOMER_ELIGIBILITY',
  customerEligibility: {
    eligibilityType: 'CONTACT_SEGMENTS',
    contactSegmentsInfo: { segmentIds: [segmentIds[kind]] },
  },
});

/** @param made days from now */
function rule(
  now: Date,
  [name, made]: readonly [name: string, made: number],
  discount: Discount,
  more: Partial<DiscountRule> = {},
): DiscountRule {
  const date = shifted(now, made);
  return {
    id: guidFor(`rule:${name.toLowerCase().replaceAll(' ', '-')}`),
    name,
    active: true,
    discounts: { values: [discount] },
    settings: { appliesTo: 'ALL_ITEMS' },
    createdDate: date,
    updatedDate: date,
    ...more,
  };
}

/** The demo's orders tell of the first two. Carts of a few sheets meet none of the others. */
export function demoDiscountRules(now: Date): DiscountRule[] {
  const lastYear = now.getUTCFullYear() - 1;
  const between = (start: number, end: number) => ({
    activeTimeInfo: { start: midnight(now, start), end: midnight(now, end) },
  });
  return [
    rule(now, ['Set of three', -800], offItems({ percentage: 15 }), { trigger: fromPieces(3) }),
    rule(now, ['Quiet Friday', -700], offItems({ percentage: 12.5 }), {
      activeTimeInfo: {
        start: `${lastYear}-11-01T00:00:00.000Z`,
        end: `${lastYear}-12-01T00:00:00.000Z`,
      },
    }),
    rule(now, ['Studio order', -420], offItems({ percentage: 20 }), { trigger: fromPieces(40) }),
    rule(now, ['Dune week', -40], offItems({ percentage: 12 }, shelf('dune')), between(-15, -8)),
    rule(now, ['Unframed fives', -33], offItems({ fixedAmount: '5.00' }), { active: false }),
    rule(now, ['Weave and one more', -21], buyTwoGetOne('weave'), {
      active: false,
      settings: { appliesTo: 'ALL_ITEMS', usageLimit: 200 },
    }),
    rule(now, ['Winter three', -5], offItems({ percentage: 15 }, shelf('quiet')), {
      trigger: fromPieces(3, shelf('quiet')),
      settings: { appliesTo: 'ALL_ITEMS', usageLimitPerUser: 1 },
      ...between(6, 9),
    }),
    rule(now, ['Advent print', -2], offItems({ fixedPrice: '24.00' }, shelf('lunation')), {
      settings: { appliesTo: 'LOWEST_PRICED_ITEM', usageLimit: 500 },
      ...between(10, 34),
    }),
    rule(now, ['Welcome back', -1], offItems({ percentage: 10 }), {
      trigger: boughtBy('LAPSED'),
      settings: { appliesTo: 'ALL_ITEMS', usageLimitPerUser: 1 },
      ...between(12, 40),
    }),
  ];
}

const buyTwoGetOne = (slug: string): Discount =>
  withTypes({
    percentage: 100,
    buyXGetYInfo: {
      customerBuys: { minimumQuantity: 2, scopes: [shelf(slug)] },
      customerGets: { quantity: 1, scopes: [shelf(slug)] },
    },
  });

/** @param used how many orders of the demo had it, by code */
export function demoCoupons(now: Date, used: ReadonlyMap<string, number>): Coupon[] {
  const coupon = (
    code: string,
    name: string,
    benefit: CouponBenefit,
    more: Partial<Coupon> = {},
  ): Coupon => ({
    id: guidFor(`coupon:${code}`),
    code,
    name,
    benefit,
    active: true,
    startTime: shifted(now, -800),
    limitedToOneItem: false,
    scope: { namespace: 'stores' },
    createdDate: shifted(now, -800),
    ...more,
  });
  const ten: CouponBenefit = { kind: 'PERCENT_OFF', percentage: 10 };
  return [
    coupon('WELCOME10', 'Ten per cent off the first order', ten, { limitPerCustomer: 1 }),
    coupon('MOON10', 'Ten per cent off by the moon', ten),
    coupon('FREESHIP', 'Free delivery', { kind: 'FREE_SHIPPING' }),
    coupon('FREEPOST', 'Free delivery', { kind: 'FREE_SHIPPING' }, { expirationTime: shifted(now, -30) }),
    coupon(
      'FIVEOFF',
      'Five euro off',
      { kind: 'MONEY_OFF', amount: '5.00' },
      { usageLimit: Math.max(1, used.get('FIVEOFF') ?? 0) },
    ),
    coupon(
      'DUNES3FOR2',
      'Three dunes, one of them free',
      { kind: 'BUY_X_GET_Y', x: 2, y: 1 },
      {
        scope: { namespace: 'stores', group: { name: 'collection', entityId: collectionId('dune') } },
      },
    ),
    coupon(
      'BIG20',
      'Twenty euro off from 120',
      { kind: 'MONEY_OFF', amount: '20.00' },
      { minimumSubtotal: '120.00' },
    ),
  ];
}
