import { dequal } from 'dequal/lite';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import type { PricingInput } from '../../totals/public.ts';
import type { Draft } from '../draft.ts';

type Address = NonNullable<PricingInput['shippingAddress']>;

interface TaxAddresses {
  shippingInfo?:
    | { logistics?: { shippingDestination?: { address?: Address }; pickupDetails?: unknown } }
    | undefined;
  recipientInfo?: { address?: Address } | undefined;
  billingInfo?: { address?: Address } | undefined;
}

/** Where it goes, and where it is billed to. @param source what it was before, whose destination counts until it is changed */
export function taxAddresses(
  places: TaxAddresses,
  source?: TaxAddresses,
): Pick<PricingInput, 'shippingAddress' | 'billingAddress'> {
  const { recipientInfo, billingInfo } = places;
  const isCorrected = source !== undefined && !dequal(source.recipientInfo, recipientInfo);
  const destination = isCorrected ? recipientInfo : (deliveryAddressOf(places) ?? recipientInfo);
  return { shippingAddress: destination?.address, billingAddress: billingInfo?.address };
}

const placeOf = (address: Address | undefined): string =>
  JSON.stringify([address?.country, address?.subdivision, address?.postalCode].map((part) => part ?? ''));

/** Whether the draft sends the order to where another tax may be: what was agreed for it counts no more. */
export function isTaxedElsewhere(draft: Draft): boolean {
  if (!draft.source) return false;
  const before = taxAddresses(draft.source);
  const now = taxAddresses(draft, draft.source);
  return (
    placeOf(before.shippingAddress) !== placeOf(now.shippingAddress) ||
    placeOf(before.billingAddress) !== placeOf(now.billingAddress)
  );
}
