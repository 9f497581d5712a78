import { compareMoney, isPositiveMoney, roundMoney, type Decimal } from '#shared/money.ts';
import {
  badRequest,
  failedPrecondition,
  type FieldViolation,
  type PlatformError,
} from '#platform/contract/errors.ts';
import { amountUncovered, type OrderState } from '../../orders/public.ts';

/** What is left of the order that nobody paid, promised or holds. */
export const remainingAmount = (state: OrderState): Decimal =>
  roundMoney(amountUncovered(state), state.order.currency);

/** Why nothing can be collected for the order. */
export function chargeRejection(state: OrderState): PlatformError | undefined {
  const { status } = state.order;
  if (status === 'CANCELED') return failedPrecondition('The order is canceled.', 'ORDER_CANCELED');
  if (status === 'REJECTED') return failedPrecondition('The order was rejected.', 'ORDER_CANCELED');
  return isPositiveMoney(remainingAmount(state))
    ? undefined
    : failedPrecondition('Nothing is left to pay.', 'ORDER_PAID');
}

/** An amount is more than nothing and at most what is left. */
export function amountRejection(value: Decimal, state: OrderState, field: string): FieldViolation[] {
  if (!isPositiveMoney(value)) {
    return [
      { field, violatedRule: 'DECIMAL_GT', description: 'must be more than 0', data: { threshold: 0 } },
    ];
  }
  const remaining = remainingAmount(state);
  if (compareMoney(value, remaining) <= 0) return [];
  return [
    {
      field,
      violatedRule: 'DECIMAL_LTE',
      description: `must be at most ${remaining}`,
      data: { threshold: remaining },
    },
  ];
}

/** What a bank took back is talked about with the buyer before anything else is taken. */
export const chargebackRejection = ({ transactions }: OrderState): PlatformError | undefined =>
  transactions.payments.some(
    ({ regularPaymentDetails }) => (regularPaymentDetails?.chargebacks ?? []).length > 0,
  )
    ? failedPrecondition('A payment of the order was charged back.', 'ORDER_HAS_CHARGEBACKS')
    : undefined;

/** The same as `amountRejection` in the words of what charges. */
export function isTooMuch(value: Decimal, state: OrderState): PlatformError | undefined {
  const remaining = remainingAmount(state);
  if (isPositiveMoney(value) && compareMoney(value, remaining) <= 0) return undefined;
  return badRequest(`The amount must be more than zero and at most ${remaining}.`, 'INVALID_AMOUNT', {
    amount: { amount: value },
    left: remaining,
  });
}
