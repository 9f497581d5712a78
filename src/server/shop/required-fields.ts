import { invalid } from '../../platform/contract/errors.ts';
import { OPTIONAL_FIELDS, type FieldRequirements } from '../../shared/checkout-page.ts';
import type { checkoutPageExtensions } from '../../shared/extensions/checkout.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const call = extensionCaller<typeof checkoutPageExtensions>();

interface AddressDetails {
  address?: { addressLine2?: string | null } | null;
  contactDetails?: { phone?: string | null; company?: string | null } | null;
}

export interface CheckoutAddresses {
  completed?: boolean | null;
  shippingInfo?: { shippingDestination?: AddressDetails | null } | null;
  billingInfo?: AddressDetails | null;
}

const PLACES = {
  phone: 'contactDetails.phone',
  company: 'contactDetails.company',
  addressLine2: 'address.addressLine2',
} as const;

const valuesOf = ({
  address,
  contactDetails,
}: AddressDetails): Record<(typeof OPTIONAL_FIELDS)[number], string> => ({
  phone: contactDetails?.phone ?? '',
  company: contactDetails?.company ?? '',
  addressLine2: address?.addressLine2 ?? '',
});

/**
 * Lists the required fields that are empty in the addresses of a checkout. A checkout without addresses lacks those of its
 * billing address.
 */
export function missingFields(
  { shippingInfo, billingInfo }: CheckoutAddresses,
  required: FieldRequirements,
): string[] {
  const destination = shippingInfo?.shippingDestination;
  const addresses: [path: string, details: AddressDetails][] = [
    ...(destination
      ? ([['checkout.shippingInfo.shippingDestination', destination]] as [string, AddressDetails][])
      : []),
    ...(billingInfo || !destination
      ? ([['checkout.billingInfo', billingInfo ?? {}]] as [string, AddressDetails][])
      : []),
  ];
  return addresses.flatMap(([path, details]) =>
    OPTIONAL_FIELDS.filter(
      (field) => required[field] === 'REQUIRED' && valuesOf(details)[field].trim() === '',
    ).map((field) => `${path}.${PLACES[field]}`),
  );
}

/**
 * Checks the fields that the merchant requires of a customer, whatever the page of the checkout displayed. It holds for our own
 * storefront only, because the contract has no such rule.
 * @throws 400 with a violation for each that is missing
 */
export async function assertRequiredFields(
  platformFetch: PlatformFetch,
  checkout: CheckoutAddresses,
): Promise<void> {
  // It is paid for again, which changes nothing.
  if (checkout.completed) return;
  const { page } = await call(platformFetch, 'getCheckoutPage', {});
  const missing = missingFields(checkout, page.fields);
  if (missing.length === 0) return;
  throw invalid(
    missing.map((field) => ({
      field,
      violatedRule: 'REQUIRED_FIELD',
      description: 'must be filled in',
      data: {},
    })),
  );
}
