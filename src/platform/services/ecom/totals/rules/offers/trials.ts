import type { Facts } from '../model.ts';
import { carriedBy, mayReach } from '../reach.ts';

/** Rules by lines, which is what a bill costs: a question of any visitor takes no more than a few big bills do. */
const MAX_WORK = 100_000;

/**
 * How often a cart may be counted anew to see what more would earn: the fewer times, the more rules and lines each takes.
 * What cannot be tried is not promised.
 */
export function maxTrials({ discountRules, items }: Facts): number {
  const carried = carriedBy(items);
  const rules = discountRules.filter((rule) => mayReach(rule, carried)).length;
  return Math.floor(MAX_WORK / Math.max(1, rules * items.length));
}
