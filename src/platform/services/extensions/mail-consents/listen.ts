import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { findCheckout, type Checkout } from '../../ecom/checkouts/public.ts';
import { recordConsent } from './newsletter.ts';

/** What was ticked at a checkout becomes what its address said. */
export async function confirmNewsletter(context: Context, { buyer, newsletter }: Checkout): Promise<void> {
  if (newsletter && buyer.email)
    await recordConsent(context, buyer.email, { ...newsletter, place: 'checkout' });
}

/** The checkout was written by this very call, so that looking at it asks nothing. */
const checkoutCompleted: Listener = async ({ entityId }, context) => {
  const checkout = await findCheckout(context, entityId);
  if (checkout) await confirmNewsletter(context, checkout);
};

export const listeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.checkout_completed': checkoutCompleted,
};
