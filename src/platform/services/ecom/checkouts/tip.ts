import type { Context } from '#platform/context.ts';
import { type Checkout, type CheckoutTip } from './checkout.ts';
import { lockOpenCheckout, saveCheckout, withLines } from './checkout-change.ts';
import { isAllowed } from './ownership.ts';
import { findByFlow } from './tables.ts';

/** Undefined also for somebody else's. */
async function findPurchase(context: Context, purchaseFlowId: string): Promise<Checkout | undefined> {
  const found = await findByFlow(context, purchaseFlowId);
  return found && isAllowed(found, context.caller) ? found : undefined;
}

/** Undefined where there is no such purchase of the caller's; one without a tip has none. */
export async function tipOfPurchase(
  context: Context,
  purchaseFlowId: string,
): Promise<{ tip?: CheckoutTip } | undefined> {
  const found = await findPurchase(context, purchaseFlowId);
  return found && (found.tip ? { tip: found.tip } : {});
}

/**
 * The purchase with this tip, or with none.
 * @returns false where there is no such purchase of the caller's
 * @throws 400 CHECKOUT_IS_COMPLETE
 */
export async function chooseTip(
  context: Context,
  purchaseFlowId: string,
  choice: Omit<CheckoutTip, 'id'> | undefined,
): Promise<boolean> {
  const found = await findPurchase(context, purchaseFlowId);
  if (!found) return false;
  const { tip, ...checkout } = await lockOpenCheckout(context, found.id);
  const chosen = choice && { tip: { id: tip?.id ?? context.ids.guid(), ...choice } };
  await saveCheckout(context, await withLines(context, { ...checkout, ...chosen }));
  return true;
}
