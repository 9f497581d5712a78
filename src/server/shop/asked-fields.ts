import { invalid } from '../../platform/contract/errors.ts';
import { ASKED_FIELDS, type AskedFields } from '../../shared/checkout-page.ts';
import type { checkoutPageExtensions } from '../../shared/extensions/checkout.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const call = extensionCaller<typeof checkoutPageExtensions>();

interface Told {
  address?: { addressLine2?: string | null } | null;
  contactDetails?: { phone?: string | null; company?: string | null } | null;
}

export interface AskedCheckout {
  completed?: boolean | null;
  shippingInfo?: { shippingDestination?: Told | null } | null;
  billingInfo?: Told | null;
}

const PLACES = {
  phone: 'contactDetails.phone',
  company: 'contactDetails.company',
  addressLine2: 'address.addressLine2',
} as const;

const saidOf = ({ address, contactDetails }: Told): Record<(typeof ASKED_FIELDS)[number], string> => ({
  phone: contactDetails?.phone ?? '',
  company: contactDetails?.company ?? '',
  addressLine2: address?.addressLine2 ?? '',
});

/** Where the checkout's addresses leave out what must be filled in: of each that it has, of the billed one at least. */
export function unansweredIn({ shippingInfo, billingInfo }: AskedCheckout, asked: AskedFields): string[] {
  const destination = shippingInfo?.shippingDestination;
  const addresses: [path: string, told: Told][] = [
    ...(destination
      ? ([['checkout.shippingInfo.shippingDestination', destination]] as [string, Told][])
      : []),
    ...(billingInfo || !destination
      ? ([['checkout.billingInfo', billingInfo ?? {}]] as [string, Told][])
      : []),
  ];
  return addresses.flatMap(([path, told]) =>
    ASKED_FIELDS.filter((field) => asked[field] === 'REQUIRED' && saidOf(told)[field].trim() === '').map(
      (field) => `${path}.${PLACES[field]}`,
    ),
  );
}

/**
 * What the merchant wants to know of a buyer of this shop, whatever its page says by now. Other storefronts are not asked:
 * the contract does not know the rule.
 * @throws 400 with a violation for each that is missing
 */
export async function refuseUnanswered(platformFetch: PlatformFetch, checkout: AskedCheckout): Promise<void> {
  // It is paid for again, which changes nothing.
  if (checkout.completed) return;
  const { page } = await call(platformFetch, 'getCheckoutPage', {});
  const unanswered = unansweredIn(checkout, page.fields);
  if (unanswered.length === 0) return;
  throw invalid(
    unanswered.map((field) => ({
      field,
      violatedRule: 'REQUIRED_FIELD',
      description: 'must be filled in',
      data: {},
    })),
  );
}
