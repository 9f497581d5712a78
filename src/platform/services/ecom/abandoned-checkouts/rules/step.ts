import type { Step } from '#shared/abandoned-checkouts.ts';
import type { Checkout } from '../../checkouts/public.ts';

/** How far the buyer came, by what stands in the checkout. */
export function stepOf({ orderId, selectedOption, shippingDestination, billingInfo, buyer }: Checkout): Step {
  if (orderId) return 'PAYMENT';
  if (selectedOption) return 'DELIVERY';
  if (shippingDestination?.address ?? billingInfo?.address) return 'ADDRESS';
  return buyer.email ? 'CONTACT' : 'BAG';
}
