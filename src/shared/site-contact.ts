import { closedDaysLine, type ClosedDays } from './closed-days.ts';
import { addressLines } from './address/address-lines.ts';
import { hoursLines, type HoursLine, type OpenPeriod } from './opening-hours.ts';

/** At most so long, where the contract sets no bound: what stands in mails, on papers and in tabs. */
export const BUSINESS_BOUNDS = {
  siteDisplayName: 100,
  businessName: 100,
  logo: 500,
  description: 1000,
  companyId: 50,
  email: 320,
  phone: 50,
  fax: 50,
} as const;

/** Of each part of the address. */
export const ADDRESS_BOUNDS = {
  street: 200,
  streetNumber: 50,
  apartmentNumber: 50,
  zip: 20,
  city: 100,
  state: 100,
  country: 100,
} as const;

export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export type SiteAddress = Partial<Record<keyof typeof ADDRESS_BOUNDS, string | null | undefined>>;

/** How the shop is reached and when it is open, as the platform tells it. */
export interface SiteContact {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  address?: SiteAddress | undefined;
  periods?: readonly OpenPeriod[] | undefined;
  /** Days that buyers should know of. */
  closed?: readonly ClosedDays[] | undefined;
}

/** The same as it is read. */
export interface ShownContact {
  email: string;
  phone: string;
  address: string[];
  hours: HoursLine[];
  closed: { days: string; note: string }[];
}

/** @param tag BCP 47, for the name of the country */
export function siteAddressLines(address: SiteAddress, tag: string): string[] {
  const { street, streetNumber, apartmentNumber, zip, city, state, country } = address;
  const postal = {
    addressLine: [street, streetNumber].filter(Boolean).join(' '),
    addressLine2: apartmentNumber,
    postalCode: zip,
    city,
    subdivision: state,
    country,
  };
  return addressLines(postal, undefined, tag);
}

function contactIn(contact: SiteContact, tag: string): ShownContact | undefined {
  const shown = {
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    address: siteAddressLines(contact.address ?? {}, tag),
    hours: hoursLines(contact.periods ?? [], tag),
    closed: (contact.closed ?? []).map((days) => ({ days: closedDaysLine(days, tag), note: days.note })),
  };
  const { email, phone, ...lists } = shown;
  const isSaid = email || phone || Object.values(lists).some(({ length }) => length > 0);
  return isSaid ? shown : undefined;
}

const shownBefore = new WeakMap<SiteContact, Map<string, ShownContact | undefined>>();

/** Undefined where no contact is set; the same object for as long as the contact is the same object. @param tag BCP 47 */
export function showContact(contact: SiteContact, tag: string): ShownContact | undefined {
  const byTag = shownBefore.get(contact) ?? new Map<string, ShownContact | undefined>();
  shownBefore.set(contact, byTag);
  if (!byTag.has(tag)) byTag.set(tag, contactIn(contact, tag));
  return byTag.get(tag);
}
