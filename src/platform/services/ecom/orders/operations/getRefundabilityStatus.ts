import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { readState } from '../order-change.ts';
import { refundability } from '../rules/refund-payments.ts';

type Refundability = NonNullable<Reply<OrdersApi, 'getRefundabilityStatus'>['refundabilities']>[number];

export async function getRefundabilityStatus(
  request: Request<OrdersApi, 'getRefundabilityStatus'>,
  context: Context,
): Promise<Reply<OrdersApi, 'getRefundabilityStatus'>> {
  const state = await readState(context, request.ecomOrderId);
  const refundabilities = state.transactions.payments.map((payment): Refundability => {
    const can = refundability(payment, state);
    if (can.kind === 'no') {
      return {
        paymentId: payment.id,
        refundabilityStatus: 'NOT_REFUNDABLE',
        nonRefundableReason: can.reason,
      };
    }
    if (can.kind === 'manual') {
      return { paymentId: payment.id, refundabilityStatus: 'MANUAL', manuallyRefundableReason: can.reason };
    }
    return { paymentId: payment.id, refundabilityStatus: 'REFUNDABLE' };
  });
  return { refundabilities, refundablePerItem: true };
}
