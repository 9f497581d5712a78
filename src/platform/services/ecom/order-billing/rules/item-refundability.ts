import { price, subtractMoney, type Decimal } from '#shared/money.ts';
import type { OrderBillingApi, Reply } from '#platform/contract/index.ts';
import { breakDown, sumRefunds, type OrderState } from '../../orders/public.ts';

type Refundability = Reply<OrderBillingApi, 'getOrderRefundability'>;

/** What of an order can still be refunded, by what was bought. */
export function itemRefundability({
  order,
  transactions,
}: OrderState): Pick<Refundability, 'lineItems' | 'shipping' | 'additionalFees'> {
  const parts = breakDown(order);
  const refunded = sumRefunds(transactions.refunds);
  const amounts = (amount: Decimal, back: Decimal) => ({
    amount: price(amount, order.currency),
    refundedAmount: price(back, order.currency),
    availableRefundAmount: price(subtractMoney(amount, back), order.currency),
  });
  return {
    lineItems: order.lineItems.map(({ id = '', quantity = 0 }) => {
      const refundedQuantity = refunded.lines.get(id) ?? 0;
      return {
        lineItemId: id,
        originalQuantity: quantity,
        refundedQuantity,
        availableRefundQuantity: quantity - refundedQuantity,
      };
    }),
    shipping: amounts(parts.shipping.total, refunded.shipping),
    additionalFees: (order.additionalFees ?? []).map(({ id = '', source }, index) => ({
      additionalFeeId: id,
      ...amounts(parts.fees[index]?.total ?? '0', refunded.fees.get(id) ?? '0'),
      ...(source && { source }),
    })),
  };
}
