import { operations, type OperationRecord } from '../../platform/contract/index.ts';
import { keyAreas, type KeyArea, type KeyAreaPermissions, type KeyScope } from '../../shared/developers.ts';

/** The first that fits a permission id says its area. */
const byPermission: readonly (readonly [RegExp, KeyArea])[] = [
  [
    /TRANSACTIONS|COLLECT_PAYMENTS|_AUTHORIZED_PAYMENT|^ECOM\.ORDER_BILLING|^ecom:v1:order_billing/,
    'payments',
  ],
  [/^ECOM\.ORDER_PAYMENT_REQUEST|^ecom:v1:order_payment_request|GIFT_CARD/, 'payments'],
  [/^WIX_STORES\.(?:INVENTORY|READ_INVENTORY|MODIFY_INVENTORY)|BACK_IN_STOCK/, 'stock'],
  [/WISHLIST|^ecom:v1:wishlist/, 'members'],
  [/ABANDONED_CART|^ECOM\.(?:ADMIN_)?MODIFY_C|^ecom:v2:cart/, 'carts'],
];

/** The first that fits the package of its operation does for the rest. */
const byPackage: readonly (readonly [RegExp, KeyArea])[] = [
  [/^ecom_(?:orders|draft-orders|order-fulfillments|order-invoices)$/, 'orders'],
  [/^ecom_(?:cart|current-cart|checkout$|checkout-templates|abandoned|totals)|^redirects_/, 'carts'],
  [/^ecom_(?:tips|tippable-staff)$/, 'payments'],
  [/subscription/, 'subscriptions'],
  [/^(?:stores|categories)_|^ecom_recommendations$/, 'products'],
  [/^reviews_/, 'reviews'],
  [/^(?:members|identity)_/, 'members'],
  [/^media_/, 'media'],
];

const first = (rules: readonly (readonly [RegExp, KeyArea])[], text: string): KeyArea | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

const areaOf = (id: string, { package: from }: OperationRecord): KeyArea =>
  first(byPermission, id) ?? first(byPackage, from) ?? 'settings';

function readIds(): ReadonlySet<string> {
  const ids = new Set(
    operations.filter(({ readOnly }) => readOnly).flatMap(({ permissions }) => permissions),
  );
  // Some let their holder look and change alike.
  for (const { readOnly, permissions } of operations)
    if (!readOnly && permissions.length > 0 && permissions.every((id) => ids.has(id)))
      for (const id of permissions) ids.delete(id);
  return ids;
}

function sortIntoAreas(): ReadonlyMap<KeyArea, ReadonlySet<string>> {
  const areas = new Map<KeyArea, Set<string>>(keyAreas.map((area) => [area, new Set()]));
  const seen = new Set<string>();
  for (const operation of operations)
    for (const id of operation.permissions) {
      if (seen.has(id)) continue;
      seen.add(id);
      areas.get(areaOf(id, operation))?.add(id);
    }
  return areas;
}

function rightsOf(): KeyAreaPermissions[] {
  const reading = readIds();
  return [...sortIntoAreas()].map(([id, ids]) => ({
    id,
    read: [...ids].filter((one) => reading.has(one)).toSorted(),
    change: [...ids].toSorted(),
  }));
}

export const areaPermissions: readonly KeyAreaPermissions[] = rightsOf();

/** The permission ids of a scope; what the contract gains later is in it as soon as it is served. */
export function permissionsOf(scope: KeyScope): '*' | readonly string[] {
  if (scope === 'all') return '*';
  return areaPermissions.flatMap(({ id, read, change }) => {
    const level = scope === 'read' ? 'read' : scope[id];
    if (level === undefined) return [];
    return level === 'read' ? read : change;
  });
}
