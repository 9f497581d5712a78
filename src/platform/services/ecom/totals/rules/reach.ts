import type { DiscountRule, DiscountScope } from '../../discount-rules/public.ts';
import type { Item } from './model.ts';
import { collectionsOf } from './scope.ts';

/** What the scopes of a rule name; a cart with none of it gets nothing of the rule. */
interface Named {
  items: readonly string[];
  collections: readonly string[];
}

/** What lies in a cart. */
export interface Carried {
  items: ReadonlySet<string>;
  collections: ReadonlySet<string>;
}

/** Rules stand until somebody changes them, and are others then. */
const known = new WeakMap<DiscountRule, Named | undefined>();

const namesSome = ({ catalogItemFilter, customFilter }: DiscountScope): boolean =>
  catalogItemFilter ? Boolean(catalogItemFilter.catalogItemIds?.length) : customFilter !== undefined;

function read(rule: DiscountRule): Named | undefined {
  const { specificItemsInfo, buyXGetYInfo, targetType } = rule.discounts?.values?.[0] ?? {};
  const { scopes } = (targetType === 'BUY_X_GET_Y' ? buyXGetYInfo?.customerGets : specificItemsInfo) ?? {};
  if (!scopes?.length || !scopes.every(namesSome)) return undefined;
  return {
    items: scopes.flatMap(({ catalogItemFilter }) => catalogItemFilter?.catalogItemIds ?? []),
    collections: scopes.flatMap(({ catalogItemFilter, customFilter }) =>
      catalogItemFilter ? [] : collectionsOf(customFilter?.params),
    ),
  };
}

export const carriedBy = (items: readonly Item[]): Carried => ({
  items: new Set(items.flatMap(({ catalog }) => catalog?.itemId ?? [])),
  collections: new Set(items.flatMap(({ collectionIds }) => collectionIds)),
});

/** Whether a rule may lower anything there; most of many rules are told from what they name, without any money counted. */
export function mayReach(rule: DiscountRule, { items, collections }: Carried): boolean {
  if (!known.has(rule)) known.set(rule, read(rule));
  const named = known.get(rule);
  return (
    named === undefined ||
    named.items.some((id) => items.has(id)) ||
    named.collections.some((id) => collections.has(id))
  );
}
