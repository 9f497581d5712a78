import { addressLines } from '#shared/address/address-lines.ts';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import type { Order } from '#wix/order-operations.ts';
import { addressText, tidyAddressText, type AddressText } from '#admin/ui/address/address-text.ts';

export type AddressWithContact = NonNullable<Order['billingInfo']>;
export type AddressPlace = 'shipping' | 'billing';

export const addressOf = (order: Order, place: AddressPlace): AddressWithContact | undefined =>
  place === 'billing' ? order.billingInfo : deliveryAddressOf(order);

/** Lines of an address with its person, as the country writes them. */
export const linesOf = (of: AddressWithContact | undefined, locale: string): string[] =>
  addressLines(of?.address, of?.contactDetails, locale);

/** Who says nothing else is billed where it ships to. Both as lines: what is nowhere shipped has none. */
export const isBilledAsShipped = (billing: readonly string[], shipping: readonly string[]): boolean =>
  shipping.length > 0 && (billing.length === 0 || billing.join() === shipping.join());

type Address = NonNullable<AddressWithContact['address']>;
type Contact = NonNullable<AddressWithContact['contactDetails']>;

/** What is empty is left out; what was there before is taken away by `null`, as the contract's updates have it. */
function written<Part extends object>(before: Part | null | undefined, now: Record<string, string>): Part {
  const entries = Object.entries(now).flatMap(([name, value]): [string, string | null][] => {
    if (value !== '') return [[name, value]];
    return before?.[name as keyof Part] ? [[name, null]] : [];
  });
  return Object.fromEntries(entries) as Part;
}

/** What the form does not show (VAT id, coordinates) stays, unless the street moved. */
export function addressFrom(typed: AddressText, before: AddressWithContact | undefined): AddressWithContact {
  const was = addressText(before);
  const text = tidyAddressText(typed);
  const moved = text.addressLine !== was.addressLine;
  const abroad = text.country !== was.country;
  const address = before?.address;
  const outdated: Partial<Record<keyof Address, boolean>> = {
    streetAddress: moved,
    location: moved,
    countryFullname: abroad,
    subdivisionFullname: abroad || text.subdivision !== was.subdivision,
  };
  const removed = Object.entries(outdated).filter(
    ([name, isOutdated]) => isOutdated && address?.[name as keyof Address],
  );
  return {
    address: {
      ...address,
      ...(Object.fromEntries(removed.map(([name]) => [name, null])) as Address),
      ...written<Address>(address, {
        ...(moved || address?.addressLine1 ? { addressLine1: text.addressLine } : {}),
        addressLine2: text.addressLine2,
        postalCode: text.postalCode,
        city: text.city,
        subdivision: text.subdivision,
        country: text.country,
      }),
    },
    contactDetails: {
      ...before?.contactDetails,
      ...written<Contact>(before?.contactDetails, {
        firstName: text.firstName,
        lastName: text.lastName,
        company: text.company,
        phone: text.phone,
      }),
    },
  };
}
