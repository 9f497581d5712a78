import type { Gain, OfferScope, RuleOffer } from '#shared/cart-offers.ts';
import type { Discount, DiscountRule, DiscountScope } from '#platform/services/ecom/discount-rules/public.ts';
import type { Bill, BillLine } from '../model.ts';
import { isInScope } from '../scope.ts';
import { isSameScope, scopeOf } from './scope-of.ts';
import { unmetOf } from './unmet.ts';

/** What a rule asks of a cart, before anybody tried whether it gives something then. */
export type Wish = Omit<RuleOffer, 'ruleId' | 'name'> & {
  /** What counts, as the rule says it. */
  counts: readonly DiscountScope[] | undefined;
  /** The part that is there already, 0 to 1. */
  share: number;
};

function cutOf({ percentage, fixedAmount, fixedPrice }: Discount): Gain | undefined {
  if (percentage !== undefined) return { kind: 'PERCENT', percentage };
  if (fixedAmount !== undefined) return { kind: 'AMOUNT', amount: fixedAmount };
  return fixedPrice === undefined ? undefined : { kind: 'PRICE', price: fixedPrice };
}

const within = (bill: Bill, scopes: readonly DiscountScope[] | undefined): BillLine[] =>
  bill.lines.filter(({ item }) => isInScope(item, scopes));

const countOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, { item }) => sum + item.quantity, 0);

/** The next full set of so many pieces. */
const nextSet = (count: number, size: number) => ({
  ask: { pieces: size - (count % size) },
  at: { pieces: size },
  share: (count % size) / size,
});

/** A discount of what is covered, once something is in the cart. */
function byTrigger(rule: DiscountRule, discount: Discount, bill: Bill): Wish | undefined {
  const { scopes, excludedScopes } = discount.specificItemsInfo ?? {};
  const covered = scopeOf(scopes, excludedScopes);
  const gain = cutOf(discount);
  const unmet = unmetOf(rule.trigger, bill);
  if (!covered || !gain || unmet === 'never') return undefined;
  const cheapest = rule.settings?.appliesTo === 'LOWEST_PRICED_ITEM' ? { cheapest: 1 } : {};
  const result = { ...gain, ...cheapest } as Gain;
  if (unmet === 'met') {
    const one = { pieces: 1 };
    return { ask: { pieces: 0 }, at: one, share: 1, counts: scopes, scope: covered, gain: result };
  }
  const scope = scopeOf(unmet.scopes);
  // What counts and what is lowered must be the same, or all: else one sentence would not tell it.
  if (!scope || !(covered.kind === 'ALL' || isSameScope(scope, covered))) return undefined;
  const { ask, at, share } = unmet;
  return { ask, at, share, counts: unmet.scopes, scope, gain: result };
}

/** "Three for 50." */
function bySet(rule: DiscountRule, discount: Discount, bill: Bill): Wish | undefined {
  const { scopes, excludedScopes } = discount.specificItemsInfo ?? {};
  const { quantity = 2, price = '0' } = discount.quantityBased?.configurations?.[0] ?? {};
  const scope = scopeOf(scopes, excludedScopes);
  if (!scope || rule.settings?.appliesTo === 'LOWEST_PRICED_ITEM') return undefined;
  const set = nextSet(countOf(within(bill, scopes)), quantity);
  return { ...set, scope, counts: scopes, gain: { kind: 'BUNDLE', pieces: quantity, price } };
}

const givenGain = (discount: Discount, buys: number, gets: number): Gain | undefined => {
  if (discount.percentage === 100) return { kind: 'FREE', pieces: buys + gets, paid: buys };
  const cut = cutOf(discount);
  return cut && ({ ...cut, cheapest: gets } as Gain);
};

/** "Three for two", of goods that count for both parts. */
function byDeal(discount: Discount, bill: Bill): Wish | undefined {
  const { customerBuys, customerGets, limit } = discount.buyXGetYInfo ?? {};
  if (customerBuys?.minimumSpend != null) return undefined;
  const buys = customerBuys?.minimumQuantity ?? 1;
  const gets = customerGets?.quantity ?? 1;
  const scope: OfferScope | undefined = scopeOf(customerBuys?.scopes);
  const input = scopeOf(customerGets?.scopes, customerGets?.excludedScopes);
  const gain = givenGain(discount, buys, gets);
  if (!scope || !input || !gain || !isSameScope(scope, input)) return undefined;
  const count = countOf(within(bill, customerBuys?.scopes));
  const size = buys + gets;
  if (limit != null && count >= limit * size) return undefined;
  return { ...nextSet(count, size), scope, counts: customerBuys?.scopes, gain };
}

/** What would earn a rule; undefined where it cannot be said, or only what was added would decide. */
export function wishOf(rule: DiscountRule, bill: Bill): Wish | undefined {
  const discount = rule.discounts?.values?.[0];
  if (!discount) return undefined;
  const isDeal = discount.targetType === 'BUY_X_GET_Y';
  if (!isDeal && !discount.quantityBased) return byTrigger(rule, discount, bill);
  if (unmetOf(rule.trigger, bill) !== 'met') return undefined;
  return isDeal ? byDeal(discount, bill) : bySet(rule, discount, bill);
}
