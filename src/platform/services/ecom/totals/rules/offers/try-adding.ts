import Big from 'big.js';
import type { OfferCondition } from '#shared/cart-offers.ts';
import { addMoney, isPositiveMoney, type Decimal } from '#shared/money.ts';
import type { Bill, Facts, Item } from '../model.ts';
import { discountGoods } from '../pipeline.ts';

/** How many more of an item are what was asked; undefined for what is given away. */
function piecesOf(ask: OfferCondition, { price }: Item): number | undefined {
  if ('pieces' in ask) return ask.pieces;
  if (!isPositiveMoney(price)) return undefined;
  return Number(new Big(ask.spend).div(price).round(0, Big.roundUp).toFixed());
}

/** The cart with as many more of one that is in it. */
export function withMore(facts: Facts, id: string, ask: OfferCondition): Facts | undefined {
  const item = facts.items.find((one) => one.id === id);
  const pieces = item && piecesOf(ask, item);
  if (pieces === undefined) return undefined;
  const items = facts.items.map((one) => (one.id === id ? { ...one, quantity: one.quantity + pieces } : one));
  return { ...facts, items };
}

/** What a rule takes off. */
export const takenBy = (ruleId: string, { discounts }: Pick<Bill, 'discounts'>): Decimal =>
  addMoney(
    '0',
    ...discounts.flatMap(({ source, amount }) =>
      source.kind === 'rule' && source.rule.id === ruleId ? [amount] : [],
    ),
  );

/** Whether more of each of these makes the rule take more off, for nothing that any other rule does. */
export function isEarnedBy(
  facts: Facts,
  ids: readonly string[],
  { ruleId, ask }: { ruleId: string; ask: OfferCondition },
  now: Decimal,
): boolean {
  return ids.every((id) => {
    const more = withMore(facts, id, ask);
    return more !== undefined && new Big(takenBy(ruleId, discountGoods(more))).gt(now);
  });
}
