import type { Context } from '#platform/context.ts';
import type { ChargedBuyer, ChargeOutcome } from '#platform/ports.ts';
import { readOrder, type Order } from '../../ecom/orders/public.ts';
import type { StoredCharge } from './charge.ts';
import { findCharge, updateCharge } from './charges.ts';
import { nextAttempt } from './rules/schedule.ts';
import { withSecondStep } from './second-step.ts';
import { findMethod } from './saved-methods/methods.ts';
import { recordCharge } from './record-charge.ts';

/** Where the provider sends the shopper after a second step; which page that is depends on how it went. */
const returnPage = ({ site }: Context, { id }: StoredCharge): string =>
  `${site.publicUrl}/hosted/payments/return/${id}`;

const buyerOf = ({ buyerInfo }: Order): ChargedBuyer => ({
  ...(buyerInfo?.memberId && { memberId: buyerInfo.memberId }),
  ...(buyerInfo?.email && { email: buyerInfo.email }),
});

/** What is kept is known to the provider by its own name, also once it was removed: what was asked is asked again alike. */
async function tokenOf(
  context: Context,
  { merchantInitiated, savedMethodId, paymentToken }: StoredCharge,
): Promise<string> {
  if (!merchantInitiated) return paymentToken;
  return (await findMethod(context, savedMethodId ?? ''))?.providerMethod ?? paymentToken;
}

/** Undefined when the provider did not answer: whether it collected anything is then unknown. */
async function ask(context: Context, known: StoredCharge): Promise<ChargeOutcome | undefined> {
  const order = await readOrder(context, known.orderId);
  const charge = await withSecondStep(context, known, order);
  const { id, orderId, amount, currency, delayedCapture, createdDate, providerTransactionId } = charge;
  const { savesMethod, merchantInitiated, secondStep } = charge;
  try {
    return await context.payments.charge({
      paymentId: id,
      orderId,
      paymentToken: await tokenOf(context, charge),
      amount,
      currency,
      idempotencyKey: `${orderId}:${id}:${amount}`,
      returnUrl: returnPage(context, charge),
      authorizeOnly: delayedCapture !== null,
      savePaymentMethod: savesMethod,
      offSession: merchantInitiated,
      ...(secondStep === true && { requires3dSecure: true }),
      ...(providerTransactionId !== null && { providerTransactionId }),
      createdDate,
      description: `${context.site.name} ${order.number}`,
      buyer: buyerOf(order),
    });
  } catch {
    return undefined;
  }
}

/** Asks the provider for the money, or what became of it, and records the answer. Outside of any transaction. */
export async function queryProvider(context: Context, charge: StoredCharge): Promise<StoredCharge> {
  const outcome = await ask(context, charge);
  return context.transaction(async (inner) => {
    const asks = charge.asks + 1;
    if (outcome) return recordCharge(inner, charge, outcome, asks);
    await updateCharge(inner, charge.id, { asks, nextAskDate: nextAttempt(inner.clock.now(), asks) });
    return (await findCharge(inner, charge.id)) ?? charge;
  });
}
