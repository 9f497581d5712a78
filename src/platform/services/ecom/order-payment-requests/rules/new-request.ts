import { fitsCurrency, isPositiveMoney, compareMoney, roundMoney, type Decimal } from '#shared/money.ts';
import { failedPrecondition, invalidField, type PlatformError } from '#platform/contract/errors.ts';
import { collectable, type OrderState } from '../../orders/public.ts';

const AMOUNT = 'orderPaymentRequest.amount.amount';

/**
 * Why nothing can be collected for an order just now.
 * An order that its checkout still holds things for is paid there.
 */
export function closedFor(state: OrderState): PlatformError | undefined {
  const { status, checkoutId } = state.order;
  if (status === 'CANCELED') return failedPrecondition('The order is canceled.', 'ORDER_CANCELED');
  if (status === 'REJECTED') return failedPrecondition('The order was rejected.', 'ORDER_IS_REJECTED');
  if (status === 'INITIALIZED' && checkoutId) {
    return failedPrecondition('The order waits for its checkout to be paid.', 'ORDER_IS_PENDING');
  }
  return isPositiveMoney(collectable(state))
    ? undefined
    : failedPrecondition('Nothing is left to pay.', 'ORDER_ALREADY_PAID');
}

/**
 * The amount asked for, in the currency's digits.
 * @throws 400 where it is none, or more than what is left; 428 where the order takes no money
 */
export function requestedAmount(state: OrderState, decimal: Decimal | null | undefined): Decimal {
  const closed = closedFor(state);
  if (closed) throw closed;
  const { currency } = state.order;
  if (!isPositiveMoney(decimal))
    throw invalidField(AMOUNT, 'DECIMAL_GT', 'must be more than nothing', { threshold: 0 });
  const amount = decimal ?? '0';
  if (!fitsCurrency(amount, currency)) {
    throw invalidField(AMOUNT, 'DECIMAL_MAX_SCALE', `has more decimals than ${currency}`);
  }
  const remaining = collectable(state);
  if (compareMoney(amount, remaining) > 0) {
    throw invalidField(AMOUNT, 'DECIMAL_LTE', `must not be more than the ${remaining} that are left to pay`, {
      threshold: remaining,
    });
  }
  return roundMoney(amount, currency);
}
