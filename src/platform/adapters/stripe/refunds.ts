import type Stripe from 'stripe';
import type { RefundOutcome, RefundRequest } from '../../ports.ts';
import { minorUnits } from './amounts.ts';
import { isIntent } from './authorizations.ts';
import { ownMetadata, type Desk } from './options.ts';
import { declineOf } from './declines.ts';

/** @throws for what Stripe never says */
export function refundOutcome({ id, status, failure_reason: reason }: Stripe.Refund): RefundOutcome {
  switch (status) {
    case 'succeeded':
      return { status: 'SUCCEEDED', providerRefundId: id };
    case 'pending':
    case 'requires_action':
      return { status: 'PENDING', providerRefundId: id };
    case 'failed':
    case 'canceled':
      return { status: 'FAILED', reason: reason ?? status };
    default:
      throw new Error('Stripe answered with a refund of no known status.');
  }
}

/** Stripe forgets idempotency keys after a day, and a refund may take many: what was paid is looked for first. */
async function find({ stripe }: Desk, intent: string, key: string): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
    if (refund.metadata?.['counterpart_key'] === key) return refund;
  }
  return undefined;
}

/** Pays back once per key, and tells how that stands when asked again. */
export async function refund(desk: Desk, request: RefundRequest): Promise<RefundOutcome> {
  const { providerTransactionId: id, amount, currency, idempotencyKey, refundId } = request;
  if (!isIntent(id)) return { status: 'FAILED', reason: 'This payment was not made through Stripe.' };
  const paid = await find(desk, id, idempotencyKey);
  if (paid) return refundOutcome(paid);
  try {
    return refundOutcome(
      await desk.stripe.refunds.create(
        {
          payment_intent: id,
          amount: minorUnits(amount, currency),
          metadata: {
            ...ownMetadata(desk, request),
            counterpart_refund: refundId,
            counterpart_key: idempotencyKey,
          },
        },
        { idempotencyKey },
      ),
    );
  } catch (error) {
    const rejection = declineOf(error);
    if (!rejection) throw error;
    return { status: 'FAILED', reason: rejection.message };
  }
}
