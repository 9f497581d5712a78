import { compareMoney } from '#shared/money.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { ShippingCondition, ShippingRate } from '../shipping-option.ts';

type Bound = { value: string; excluded: boolean };

/** The tighter of two lower bounds, or of two upper ones where `sign` is -1. */
const tighter = (a: Bound | undefined, b: Bound, sign: 1 | -1): Bound => {
  if (!a) return b;
  const order = compareMoney(b.value, a.value) * sign;
  return order > 0 || (order === 0 && b.excluded) ? b : a;
};

/** Whether no parcel could meet all conditions on one measure, such as more than ten and less than five. */
function isImpossible(conditions: readonly ShippingCondition[]): boolean {
  let from: Bound | undefined;
  let to: Bound | undefined;
  for (const { operator, value = '0' } of conditions) {
    const excluded = operator === 'GT' || operator === 'LT';
    if (operator !== 'LT' && operator !== 'LTE') from = tighter(from, { value, excluded }, 1);
    if (operator !== 'GT' && operator !== 'GTE') to = tighter(to, { value, excluded }, -1);
  }
  if (!from || !to) return false;
  const order = compareMoney(from.value, to.value);
  return order > 0 || (order === 0 && (from.excluded || to.excluded));
}

/**
 * @param at where the rates stand in the request
 * @throws 400 INVALID_QUANTITY_VALUE for a condition on half a piece; for conditions that can never be met together
 */
export function checkRates(rates: readonly ShippingRate[] = [], at = 'shippingOption.rates'): void {
  for (const [index, { conditions = [] }] of rates.entries()) {
    for (const { type, value } of conditions) {
      if (type === 'BY_TOTAL_QUANTITY' && !Number.isInteger(Number(value))) {
        throw badRequest('Pieces come whole.', 'INVALID_QUANTITY_VALUE', { value });
      }
    }
    for (const type of new Set(conditions.map((condition) => condition.type))) {
      if (isImpossible(conditions.filter((condition) => condition.type === type)))
        throw invalidField(`${at}[${index}].conditions`, 'OTHER', 'can never be met together', {
          ruleName: 'RATE_NEVER_APPLIES',
        });
    }
  }
}
