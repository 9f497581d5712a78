import type { Context } from '../../context.ts';
import { endPayment, lockOrder, saveOrder, stampOf, type OrderState } from '../orders/public.ts';
import { CHARGE_FQDN, type ChargeDeclined, type StoredCharge } from './charge.ts';
import { findCharge, updateCharge } from './charges.ts';
import { afterOutcome, consequenceOf, type Consequence, type Outcome } from './rules/outcome.ts';
import { nextAsk } from './rules/schedule.ts';

/** Tells everybody who holds something for the order to give it back. */
export const tellDeclined = (context: Context, body: ChargeDeclined): Promise<void> =>
  context.emit({
    entityFqdn: CHARGE_FQDN,
    slug: 'declined',
    entityId: body.orderId,
    body: { actionEvent: { body } },
  });

const resultOf: Partial<Record<Consequence, 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELED'>> = {
  waits: 'PENDING',
  approved: 'APPROVED',
  'approved-late': 'APPROVED',
  declined: 'DECLINED',
  canceled: 'CANCELED',
};

async function record(
  context: Context,
  before: OrderState,
  charge: StoredCharge,
  status: 'PENDING' | 'APPROVED' | 'DECLINED' | 'CANCELED',
): Promise<void> {
  const card =
    charge.cardBrand !== null && charge.cardLastFour !== null
      ? { brand: charge.cardBrand, lastFourDigits: charge.cardLastFour }
      : undefined;
  const { providerTransactionId } = charge;
  const after = endPayment(before, charge.id, { status, providerTransactionId, card }, stampOf(context));
  await saveOrder(context, before, after);
}

/**
 * Writes down what became of an attempt, with all that follows from it: the order's payment, its approval, what is
 * given back. However often and in whatever order outcomes are heard, each has its effect once.
 * @returns the attempt as it is afterwards
 */
export async function settleCharge(context: Context, id: string, outcome: Outcome): Promise<StoredCharge> {
  const known = await findCharge(context, id);
  if (!known) throw new Error(`There is no charge ${id}.`);
  const before = await lockOrder(context, known.orderId);
  const charge = (await findCharge(context, id)) ?? known;
  const consequence = consequenceOf(charge.status, outcome.status);
  const status = resultOf[consequence];
  if (status === undefined) return charge;
  const after = afterOutcome(charge, outcome, nextAsk(context.clock.now(), charge.asks));
  await updateCharge(context, id, after);
  if (consequence !== 'waits' || charge.status === 'ASKED') await record(context, before, after, status);
  if (consequence === 'declined') {
    const { orderId } = charge;
    await tellDeclined(context, { orderId, paymentId: id, cause: 'DECLINED', reason: after.reason ?? '' });
  }
  return after;
}
