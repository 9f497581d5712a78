import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { RequestPaid } from '../../extensions/payments/public.ts';
import { setStatus } from './requests.ts';
import { paymentRequests } from './tables.ts';

/** The money came: also after the request had been voided or was over, it is paid. */
export async function markPaid({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { paymentRequestId, paymentId } = body.actionEvent.body as RequestPaid;
  const request = await paymentRequests.getForUpdate(context.db, context.siteId, paymentRequestId);
  if (!request || request.status === 'PAID') return;
  await setStatus(context, request, 'PAID', { paymentGatewayOrderId: paymentId });
}
