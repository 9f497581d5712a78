import { addMoney, isPositiveMoney, roundMoney } from '#shared/money.ts';
import type { RuleCheck, Trial, TriedDiscount } from '#shared/try-discount.ts';
import { isLiveFor, type DiscountRule, type Uses } from '../../discount-rules/public.ts';
import { unitsOf } from '../rules/discount-rules.ts';
import type { AppliedDiscount, Bill, Facts } from '../rules/model.ts';
import { computeBill } from '../rules/pipeline.ts';
import { isMet } from '../rules/trigger.ts';
import { checkMoment, checkTrigger } from './checks.ts';

/** Without the rule, with it, and as it finds the cart when its turn comes. */
export type Bills = Record<'before' | 'after' | 'reached', Bill>;

interface Trying {
  rule: DiscountRule;
  uses: Uses;
  now: Date;
  timeZone: string;
  /** Which of two rules comes first. */
  order: (a: DiscountRule, b: DiscountRule) => number;
}

const isOf = ({ source }: AppliedDiscount, rule: DiscountRule): boolean =>
  source.kind === 'rule' && source.rule.id === rule.id;

export const nameOf = ({ source }: AppliedDiscount): string => {
  if (source.kind === 'rule') return source.rule.name ?? '';
  return source.kind === 'coupon' ? source.coupon.code : '';
};

/** What the rule finds when its turn comes: the cart as those before it left it. */
function checksOf(trying: Trying, reached: Bill, off: string): RuleCheck[] {
  const { rule } = trying;
  const moment = checkMoment(rule, trying);
  const requested = rule.trigger ? checkTrigger(rule.trigger, reached) : undefined;
  const asks = requested?.kind === 'ALL_OF' ? requested.checks : requested ? [requested] : [];
  const pieces = unitsOf(rule, reached.lines).reduce((sum, { count }) => sum + count, 0);
  const isDeal = rule.discounts?.values?.[0]?.targetType === 'BUY_X_GET_Y';
  const items: RuleCheck = { kind: isDeal ? 'DEAL' : 'ITEMS', met: pieces > 0, value: pieces };
  const ready = [...moment, ...asks, items];
  if (ready.some(({ met }) => !met)) return ready;
  return [...ready, { kind: 'TAKES', met: isPositiveMoney(off), value: off }];
}

export const billTotalsOf = ({ subtotal, total }: Bill) => ({ subtotal, total });

/** Runs the totals with a rule and without it. `facts` hold the other rules that work for this buyer then. */
export function tryRule(facts: Facts, trying: Trying): Omit<Trial, 'lines'> & { bills: Bills } {
  const { rule, uses, now, timeZone, order } = trying;
  const others = facts.discountRules.filter(({ id }) => id !== rule.id);
  const isLive = isLiveFor(rule, uses, now, timeZone);
  const ordered = [...others, rule].toSorted(order);
  const before = computeBill({ ...facts, discountRules: others });
  const after = isLive ? computeBill({ ...facts, discountRules: ordered }) : before;
  const reached = computeBill({
    ...facts,
    discountRules: ordered.slice(0, ordered.indexOf(rule)),
    coupon: undefined,
    merchantDiscounts: [],
  });
  const own = after.discounts.filter((discount) => isOf(discount, rule));
  const off = roundMoney(addMoney('0', ...own.map(({ amount }) => amount)), facts.currency);
  const discounts: TriedDiscount[] = after.discounts.map((discount) => ({
    name: nameOf(discount),
    amount: discount.amount,
    own: isOf(discount, rule),
  }));
  return {
    currency: facts.currency,
    applies: isLive && isMet(rule.trigger, reached) && own.length > 0,
    off,
    before: billTotalsOf(before),
    after: billTotalsOf(after),
    discounts,
    checks: checksOf(trying, reached, off),
    bills: { before, after, reached },
  };
}
