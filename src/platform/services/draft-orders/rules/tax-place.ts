import type { PricingInput } from '../../totals/public.ts';
import type { Draft } from '../draft.ts';

type Address = NonNullable<PricingInput['shippingAddress']>;

interface Places {
  shippingInfo?: { logistics?: { shippingDestination?: { address?: Address } } } | undefined;
  recipientInfo?: { address?: Address } | undefined;
  billingInfo?: { address?: Address } | undefined;
}

/** Where it goes, and where it is billed to. */
export const taxAddresses = ({
  shippingInfo,
  recipientInfo,
  billingInfo,
}: Places): Pick<PricingInput, 'shippingAddress' | 'billingAddress'> => ({
  shippingAddress: shippingInfo?.logistics?.shippingDestination?.address ?? recipientInfo?.address,
  billingAddress: billingInfo?.address,
});

const placeOf = (address: Address | undefined): string =>
  JSON.stringify([address?.country, address?.subdivision, address?.postalCode].map((part) => part ?? ''));

/** Whether the draft sends the order to where another tax may be: what was agreed for it counts no more. */
export function isTaxedElsewhere(draft: Draft): boolean {
  if (!draft.source) return false;
  const before = taxAddresses(draft.source);
  const now = taxAddresses(draft);
  return (
    placeOf(before.shippingAddress) !== placeOf(now.shippingAddress) ||
    placeOf(before.billingAddress) !== placeOf(now.billingAddress)
  );
}
