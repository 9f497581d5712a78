import type { Coupon, CouponBenefit } from '../../platform/services/coupons/public.ts';
import type { DiscountRule } from '../../platform/services/discount-rules/public.ts';
import type { GiftCard } from '../../platform/services/gift-vouchers/public.ts';
import { STORES_APP_ID } from '../../platform/services/catalog/public.ts';
import { collectionId } from '../catalog/collections.ts';
import { guidFor } from '../catalog/ids.ts';

const DAY = 86_400_000;
const shifted = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString();

function rule(key: string, name: string, percentage: number, more: Partial<DiscountRule>): DiscountRule {
  const specificItemsInfo = {
    scopes: [
      {
        id: 'all_stores',
        type: 'CATALOG_ITEM' as const,
        catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: [] },
      },
    ],
  };
  return {
    id: guidFor(`rule:${key}`),
    name,
    active: true,
    discounts: {
      values: [{ targetType: 'SPECIFIC_ITEMS', discountType: 'PERCENTAGE', percentage, specificItemsInfo }],
    },
    settings: { appliesTo: 'ALL_ITEMS' },
    createdDate: '',
    ...more,
  };
}

/** Those the demo's orders tell of: one that goes on, one that was last November's. */
export function demoDiscountRules(now: Date): DiscountRule[] {
  const lastYear = now.getUTCFullYear() - 1;
  return [
    rule('set-of-three', 'Set of three', 15, {
      trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 3 } },
      createdDate: shifted(now, -800),
      updatedDate: shifted(now, -800),
    }),
    rule('quiet-friday', 'Quiet Friday', 12.5, {
      activeTimeInfo: {
        start: `${lastYear}-11-01T00:00:00.000Z`,
        end: `${lastYear}-12-01T00:00:00.000Z`,
      },
      createdDate: shifted(now, -700),
      updatedDate: shifted(now, -700),
    }),
  ];
}

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

/** The first is the one to try the checkout with. */
export function demoGiftCards(now: Date): GiftCard[] {
  const card = (code: string, balance: string, more: Partial<GiftCard> = {}): GiftCard => ({
    id: guidFor(`gift-card:${code}`),
    code,
    balance,
    currency: 'EUR',
    expirationDate: shifted(now, 500),
    isDisabled: false,
    externalId: undefined,
    ...more,
  });
  return [
    card('HALFDROP20267K2Q', '25.00'),
    card('HALFDROP2026REEF', '25.00'),
    card('HALFDROP2026MOON', '250.00'),
    card('HALFDROP2024DUNE', '40.00', { expirationDate: shifted(now, -90) }),
    card('HALFDROP2025VOID', '15.00', { isDisabled: true }),
  ];
}
