import type { RoleRow } from '#admin/access/session.ts';

export interface Area {
  id: string;
  permissions: string[];
}

/** The first that fits; the ids are the contract's own. */
const patterns: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['counterpart', /^COUNTERPART\./],
  ['drafts', /DRAFT/],
  ['money', /BILLING|REFUND|PAYMENT|TRANSACTION|INVOICE|COLLECT/],
  ['discounts', /DISCOUNT|COUPON|GIFT|TIP/],
  ['orders', /ORDER|FULFILL|SHIPMENT/],
  ['checkout', /CART|CHECKOUT|SHIPPING|DELIVERY|PICKUP|TAX|CURRENC/],
  ['reviews', /REVIEW/],
  ['members', /MEMBER|BADGE|CONTACT|FOLLOW/],
  ['media', /MEDIA|FILE|FOLDER/],
  ['catalog', /STORES|PRODUCT|CATALOG|INVENTORY|COLLECTION|CATEGOR|BRAND|RIBBON|BACK_IN_STOCK|BACK-IN-STOCK/],
];

const order = [
  'orders',
  'money',
  'drafts',
  'checkout',
  'discounts',
  'catalog',
  'reviews',
  'members',
  'media',
  'other',
  'counterpart',
];

export function areasOf(roles: readonly RoleRow[]): Area[] {
  const all = [...new Set(roles.flatMap(({ permissions }) => permissions))].toSorted();
  const byArea = Map.groupBy(
    all,
    (permission) => patterns.find(([, pattern]) => pattern.test(permission))?.[0] ?? 'other',
  );
  return order.flatMap((id) => {
    const permissions = byArea.get(id);
    return permissions ? [{ id, permissions }] : [];
  });
}
