import type { RuleOffer } from '#shared/cart-offers.ts';
import type { DiscountRule } from '#platform/services/ecom/discount-rules/public.ts';
import type { Bill, BillLine, Facts } from '../model.ts';
import { discountGoods } from '../pipeline.ts';
import { isInScope } from '../scope.ts';
import { unitPrice } from '../take-off.ts';
import { maxTrials } from './trials.ts';
import { isEarnedBy, takenBy } from './try-adding.ts';
import { type Wish, wishOf } from './wish.ts';

/** More would be a leaflet. */
const MAX_SHOWN = 2;
/** Each is tried out; the farther ones hardly matter. */
const MAX_TRIED = 6;
/** Of the goods in a cart, to try a rule with. */
const MAX_TRIED_WITH = 12;
/** A cart is near once this much of it is there: of three pieces one, of a sum the half. */
const NEAR = { pieces: 1 / 3, spend: 1 / 2 };

interface Candidate {
  rule: DiscountRule;
  wish: Wish;
}

const candidatesOf = (facts: Facts, bill: Bill): Candidate[] =>
  facts.discountRules.flatMap((rule) => {
    const wish = wishOf(rule, bill);
    return wish ? [{ rule, wish }] : [];
  });

const isNear = ({ ask, share }: Wish): boolean =>
  'pieces' in ask ? ask.pieces > 0 && share >= NEAR.pieces && ask.pieces <= 9 : share >= NEAR.spend;

/** The cheapest and the dearest of what counts, and what lies between. */
function triedWith(lines: readonly BillLine[], { counts }: Wish): string[] {
  const scoped = lines
    .filter(({ item }) => isInScope(item, counts))
    .toSorted((a, b) => unitPrice(a).cmp(unitPrice(b)))
    .map(({ item }) => item.id);
  const half = MAX_TRIED_WITH / 2;
  return scoped.length <= MAX_TRIED_WITH ? scoped : [...scoped.slice(0, half), ...scoped.slice(-half)];
}

const told = ({ rule, wish: { ask, at, scope, gain } }: Candidate): RuleOffer => ({
  ruleId: rule.id,
  name: rule.name ?? '',
  ask,
  at,
  scope,
  gain,
});

function firstThatHold(facts: Facts, bill: Bill, candidates: readonly Candidate[]): RuleOffer[] {
  const offers: RuleOffer[] = [];
  let left = maxTrials(facts);
  for (const { rule, wish } of candidates.slice(0, MAX_TRIED)) {
    const ids = triedWith(bill.lines, wish);
    const requested = { ruleId: rule.id, ask: wish.ask };
    left -= ids.length;
    if (left < 0) break;
    if (ids.length > 0 && isEarnedBy(facts, ids, requested, takenBy(rule.id, bill)))
      offers.push(told({ rule, wish }));
    if (offers.length === MAX_SHOWN) break;
  }
  return offers;
}

const nearestFirst = (a: Candidate, b: Candidate): number => b.wish.share - a.wish.share;

/**
 * Automatic discounts that a cart nearly earns, the nearest first. Each was tried: whoever adds what it asks, of goods
 * like those in the cart that count, has it taken off.
 */
export function nearRules(facts: Facts): RuleOffer[] {
  const bill = discountGoods(facts);
  const near = candidatesOf(facts, bill).filter(({ wish }) => isNear(wish));
  return firstThatHold(facts, bill, near.toSorted(nearestFirst));
}

/** What holds one product on its own, in the order of how little is asked. @param facts with one piece of it */
export function rulesAround(facts: Facts): RuleOffer[] {
  const bill = discountGoods(facts);
  const { lines } = bill;
  const ofIt = candidatesOf(facts, bill).filter(({ wish }) =>
    lines.some(({ item }) => isInScope(item, wish.counts)),
  );
  const [atOnce, later] = [true, false].map((now) =>
    ofIt.filter(({ wish }) => ('pieces' in wish.ask && wish.ask.pieces === 0) === now),
  );
  const input = (atOnce ?? []).filter(({ rule }) => Number(takenBy(rule.id, bill)) > 0).map(told);
  return [...input, ...firstThatHold(facts, bill, (later ?? []).toSorted(nearestFirst))].slice(0, MAX_SHOWN);
}
