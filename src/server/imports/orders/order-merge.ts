import { unguardDigits } from '../cells.ts';
import { streetOf } from '#shared/address/format-address.ts';
import type { EntryChange } from '#shared/imports.ts';
import type { OrderImportField } from '#shared/order-import.ts';

type Texts = Record<string, string | undefined>;

export interface Party {
  contactDetails?: Texts;
  /** Of its fields only `streetAddress` is no text. */
  address?: Record<string, string | object | undefined>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const billingTexts = {
  phone: ['contactDetails', 'phone'],
  company: ['contactDetails', 'company'],
  street: ['address', 'addressLine'],
  street2: ['address', 'addressLine2'],
  city: ['address', 'city'],
  region: ['address', 'subdivision'],
  zip: ['address', 'postalCode'],
  country: ['address', 'country'],
} as const;

export const shippingTexts = {
  shipPhone: ['contactDetails', 'phone'],
  shipCompany: ['contactDetails', 'company'],
  shipStreet: ['address', 'addressLine'],
  shipStreet2: ['address', 'addressLine2'],
  shipCity: ['address', 'city'],
  shipRegion: ['address', 'subdivision'],
  shipZip: ['address', 'postalCode'],
  shipCountry: ['address', 'country'],
} as const;

export const billingNames = { whole: 'name', first: 'firstName', last: 'lastName' } as const;
export const shippingNames = { whole: 'shipName', first: 'shipFirstName', last: 'shipLastName' } as const;

export const nameOf = ({ firstName, lastName }: Texts = {}): string =>
  [firstName, lastName].filter(Boolean).join(' ');
const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const isSameText = (one: string, other: string): boolean => spaced(one) === spaced(other);
/** The code of a state is written without its country: `11` for `PT-11`. */
const isSameCode = (stored: string, written: string): boolean =>
  isSameText(stored, written) || stored.endsWith(`-${written.trim()}`);
/** The guard before digits is removed from what a file says. */
const isSamePostalCode = (stored: string, written: string): boolean =>
  isSameText(unguardDigits(stored), unguardDigits(written));

/** How a field of a party is compared; a state's code is only short for one of the same country. */
function samenessOf(key: string, written: Party['address']): typeof isSameText {
  if (key === 'postalCode') return isSamePostalCode;
  return key === 'subdivision' && !written?.['country'] ? isSameCode : isSameText;
}

/** Puts what a file says into an order, field by field, and notes what that changes. */
export class OrderMerge {
  readonly changes: EntryChange[] = [];
  readonly #stated: ReadonlySet<OrderImportField>;

  constructor(stated: readonly OrderImportField[]) {
    this.#stated = new Set(stated);
  }

  has(field: OrderImportField): boolean {
    return this.#stated.has(field);
  }

  /** @returns whether the file says something else than what is there */
  differs(
    field: OrderImportField,
    before = '',
    after = '',
    isSame: (one: string, other: string) => boolean = isSameText,
    of?: string,
  ): boolean {
    if (!this.has(field) || after === '' || isSame(before, after)) return false;
    this.changes.push({ field, before, after, ...(of !== undefined && { of }) });
    return true;
  }

  party(
    before: Party | undefined,
    file: Party | undefined,
    texts: Readonly<Record<string, readonly ['contactDetails' | 'address', string]>>,
    names: typeof billingNames | typeof shippingNames,
    nameBefore = nameOf(before?.contactDetails),
  ): Party | undefined {
    const after = { contactDetails: { ...before?.contactDetails }, address: { ...before?.address } };
    const fileContact = file?.contactDetails ?? {};
    const count = this.changes.length;
    for (const [field, [part, key]] of Object.entries(texts)) {
      const value = file?.[part]?.[key];
      const current = key === 'addressLine' ? streetOf(before?.address) : textOf(before?.[part]?.[key]);
      const isSame = samenessOf(key, file?.address);
      if (!this.differs(field as OrderImportField, current, textOf(value), isSame)) continue;
      after[part][key] = textOf(value);
      // The other form of the street would contradict it.
      if (key === 'addressLine') delete after.address['streetAddress'];
    }
    for (const [field, key] of [
      [names.first, 'firstName'],
      [names.last, 'lastName'],
    ] as const)
      if (this.differs(field, before?.contactDetails?.[key], fileContact[key]))
        after.contactDetails[key] = fileContact[key];
    const hasParts = this.has(names.first) || this.has(names.last);
    // A whole name in one cell says nothing of where its parts end.
    if (!hasParts && this.differs(names.whole, nameBefore, nameOf(fileContact)))
      after.contactDetails = {
        ...after.contactDetails,
        firstName: fileContact['firstName'],
        lastName: fileContact['lastName'],
      };
    return this.changes.length === count ? before : after;
  }
}
