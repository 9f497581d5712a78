import type { Context } from '../../../context.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import { markAsPaid } from '../mark-as-paid.ts';
import type { PaymentMethodChoice } from '../rules/receive-payments.ts';

export async function paymentCollectionMarkOrderAsPaid(
  request: Request<OrdersApi, 'paymentCollectionMarkOrderAsPaid'> & PaymentMethodChoice,
  context: Context,
): Promise<Reply<OrdersApi, 'paymentCollectionMarkOrderAsPaid'>> {
  return { order: await markAsPaid(context, request.ecomOrderId, request.userDefinedPaymentMethodName) };
}
