import { compareMoney, isPositiveMoney, roundMoney, type Decimal } from '../../../../shared/money.ts';
import { failedPrecondition, type FieldViolation, type PlatformError } from '../../../contract/errors.ts';
import { amountUncovered, type OrderState } from '../../orders/public.ts';

/** What is left of the order that nobody paid, promised or holds. */
export const leftOf = (state: OrderState): Decimal =>
  roundMoney(amountUncovered(state), state.order.currency);

/** Why nothing can be collected for the order. */
export function orderRefusal(state: OrderState): PlatformError | undefined {
  const { status } = state.order;
  if (status === 'CANCELED') return failedPrecondition('The order is canceled.', 'ORDER_CANCELED');
  if (status === 'REJECTED') return failedPrecondition('The order was rejected.', 'ORDER_CANCELED');
  return isPositiveMoney(leftOf(state))
    ? undefined
    : failedPrecondition('Nothing is left to pay.', 'ORDER_PAID');
}

/** An amount is more than nothing and at most what is left. */
export function amountRefusal(value: Decimal, state: OrderState, field: string): FieldViolation[] {
  if (!isPositiveMoney(value)) {
    return [
      { field, violatedRule: 'DECIMAL_GT', description: 'must be more than 0', data: { threshold: 0 } },
    ];
  }
  const left = leftOf(state);
  if (compareMoney(value, left) <= 0) return [];
  return [
    { field, violatedRule: 'DECIMAL_LTE', description: `must be at most ${left}`, data: { threshold: left } },
  ];
}
