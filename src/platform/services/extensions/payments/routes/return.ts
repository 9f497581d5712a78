import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readState, shopOf } from '#platform/services/ecom/orders/public.ts';
import { isOpen, type StoredCharge } from '../charge.ts';
import { queryProvider } from '../query-provider.ts';
import { findCharge } from '../charges.ts';

function declined(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment', 'declined');
  return url.href;
}

async function nextPage(
  context: Context,
  { status, orderId, returnUrl, paymentRequestId }: StoredCharge,
): Promise<string> {
  if (status === 'DECLINED' || status === 'CANCELED') return declined(returnUrl);
  // Who pays a request may be anybody: its page tells how it went.
  if (status === 'ACTION_REQUIRED' || paymentRequestId !== null) return returnUrl;
  const { order } = await readState(context, orderId);
  return `${shopOf(order, context.site)}/thank-you/${orderId}`;
}

/**
 * Where the provider sends the shopper back to; the payment's id is known to the two of them alone. The notice of how it
 * went may be under way still, so the provider is asked.
 */
export const returnRoute: HostedRoute = {
  method: 'GET',
  path: '/hosted/payments/return/:paymentId',
  provesCaller: true,
  ownTransactions: true,
  async handle(_request, context, { paymentId = '' }) {
    const found = await findCharge(context, paymentId);
    if (!found) throw notFound('There is no such payment.', 'PAYMENT_NOT_FOUND');
    const charge = isOpen(found) ? await queryProvider(context, found) : found;
    return new Response(null, { status: 303, headers: { location: await nextPage(context, charge) } });
  },
};
