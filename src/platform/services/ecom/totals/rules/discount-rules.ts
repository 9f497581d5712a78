import type { Discount, DiscountRule } from '../../discount-rules/public.ts';
import { bundleOff } from './bundle.ts';
import { cheapest, discountedUnits } from './buy-x-get-y.ts';
import type { Bill, BillLine } from './model.ts';
import { carriedBy, mayReach } from './reach.ts';
import { isInScope } from './scope.ts';
import { cutEach, takeOffItems, type PriceCut, type Units } from './take-off.ts';
import { isMet } from './trigger.ts';

function cutOf({ percentage, fixedAmount, fixedPrice }: Discount): PriceCut | undefined {
  if (percentage !== undefined) return { percentage };
  if (fixedAmount !== undefined) return { amount: fixedAmount };
  return fixedPrice === undefined ? undefined : { fixedPrice };
}

const whole = (line: BillLine): Units => ({ line, count: line.item.quantity });

/** Of which lines, and how many units of each, a rule lowers the price once its trigger is met. */
export function unitsOf(rule: DiscountRule, lines: readonly BillLine[]): Units[] {
  const discount: Discount | undefined = rule.discounts?.values?.[0];
  if (!discount) return [];
  const { customerBuys, customerGets, limit } = discount.buyXGetYInfo ?? {};
  if (discount.targetType === 'BUY_X_GET_Y') {
    return discountedUnits(lines, {
      buys: ({ item }) => isInScope(item, customerBuys?.scopes),
      atLeast:
        customerBuys?.minimumSpend == null
          ? { quantity: customerBuys?.minimumQuantity ?? 1 }
          : { spend: customerBuys.minimumSpend },
      gets: ({ item }) => isInScope(item, customerGets?.scopes, customerGets?.excludedScopes),
      gives: customerGets?.quantity ?? 1,
      limit: limit ?? undefined,
    });
  }
  const { scopes, excludedScopes } = discount.specificItemsInfo ?? {};
  const scoped = lines.filter(({ item }) => isInScope(item, scopes, excludedScopes));
  return rule.settings?.appliesTo === 'LOWEST_PRICED_ITEM' ? cheapest(scoped, 1) : scoped.map(whole);
}

/** One rule, where it is met. */
export function applyRule(bill: Bill, rule: DiscountRule): Bill {
  const discount = rule.discounts?.values?.[0];
  if (!discount || !isMet(rule.trigger, bill)) return bill;
  const { currency } = bill.facts;
  const units = unitsOf(rule, bill.lines);
  const bundle = discount.quantityBased?.configurations?.[0];
  const cut = cutOf(discount);
  const offs = bundle
    ? bundleOff(
        units.map(({ line }) => line),
        { quantity: bundle.quantity ?? 2, price: bundle.price ?? '0' },
        currency,
      )
    : cut
      ? cutEach(units, cut, currency)
      : new Map<string, string>();
  return takeOffItems(bill, { kind: 'rule', rule }, offs);
}

/** Step 2: automatic discounts, one after the other, each on what the one before left. */
export function applyDiscountRules(bill: Bill): Bill {
  const carried = carriedBy(bill.facts.items);
  return bill.facts.discountRules.filter((rule) => mayReach(rule, carried)).reduce(applyRule, bill);
}
