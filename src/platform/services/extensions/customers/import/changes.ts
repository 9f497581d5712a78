import { addressParts, customImportField, type CustomerImportField } from '#shared/customer-import.ts';
import type { EntryChange } from '#shared/imports.ts';
import { isSameJson } from '#shared/is-same-json.ts';
import type { Contact, Member } from '#platform/services/members/members/public.ts';

type Address = NonNullable<Contact['addresses']>[number];

/** The columns of a file that describe a member. */
export interface ImportedMember {
  /** The texts by their path in the member. */
  texts: Partial<Record<TextPlace, string>>;
  phones?: readonly string[];
  address?: Partial<Address>;
  otherAddresses?: readonly Partial<Address>[];
  /** The values of the custom fields by their key. */
  customFields?: Record<string, { value: unknown }>;
}

const textPlaces = [
  'contact.firstName',
  'contact.lastName',
  'contact.company',
  'contact.jobTitle',
  'contact.birthdate',
  'profile.nickname',
] as const;
export type TextPlace = (typeof textPlaces)[number];

const CUSTOM = 'contact.customFields.';
/** Of a member, what an import may write; of a list all of it. */
export type ChangedField = TextPlace | 'contact.phones' | 'contact.addresses' | `${typeof CUSTOM}${string}`;

type Patch = { contact?: Record<string, unknown>; profile?: Record<string, unknown> };

const stepsOf = (place: ChangedField): string[] =>
  place.startsWith(CUSTOM) ? ['contact', 'customFields', place.slice(CUSTOM.length)] : place.split('.');

/** Undefined for what is not there, in whichever way it is not. */
export function valueAt(member: Member, place: ChangedField): unknown {
  const value = stepsOf(place).reduce<unknown>(
    (inside, step) => (inside as Record<string, unknown> | undefined)?.[step],
    member,
  );
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

function put<Whole extends object>(whole: Whole, [first = '', ...rest]: string[], value: unknown): Whole {
  const inside = (whole as Record<string, unknown>)[first];
  const { [first]: _before, ...others } = whole as Record<string, unknown>;
  if (rest.length > 0) return { ...whole, [first]: put(inside ?? {}, rest, value) };
  return (value === undefined ? others : { ...others, [first]: value }) as Whole;
}

/** The member with that there; undefined takes it away. */
export const withValue = (member: Member, place: ChangedField, value: unknown): Member =>
  put(member, stepsOf(place), value);

/** A state of a country belongs to no other. */
const withoutForeignState = ({ subdivision, ...rest }: Partial<Address>): Partial<Address> => {
  const of = /^([A-Z]{2})-/.exec(subdivision ?? '')?.[1];
  return { ...rest, ...(subdivision && (of === undefined || of === rest.country) && { subdivision }) };
};

/** Whether two addresses say the same, apart from what only the store knows of one, such as its id. */
const isSameAddress = (one: Partial<Address>, other: Partial<Address>): boolean =>
  addressParts.every((part) => (one[part] ?? '') === (other[part] ?? ''));

/**
 * The addresses with those of the file that are not among them.
 * @param placed what the first address of the file makes of them; undefined where that changes nothing
 */
function withOthers(
  now: readonly Address[],
  placed: readonly Partial<Address>[] | undefined,
  others: readonly Partial<Address>[],
): readonly Partial<Address>[] | undefined {
  const all: Partial<Address>[] = [...(placed ?? now)];
  const count = all.length;
  for (const other of others) if (!all.some((one) => isSameAddress(one, other))) all.push(other);
  return all.length > count ? all : placed;
}

/**
 * An address fills an empty place, or is written into the first one line by line: what the file does not say of it stays. A
 * country alone moves nobody.
 */
function addressesWith(
  now: readonly Address[],
  stated: Partial<Address>,
  overwrite: boolean,
): readonly Partial<Address>[] | undefined {
  const [first, ...others] = now;
  if (!first) return [stated];
  const isPlaced = Object.keys(stated).some((part) => part !== 'country');
  if (!overwrite || !isPlaced) return undefined;
  const merged = { ...first, ...stated };
  const after = stated.country && stated.country !== first.country ? withoutForeignState(merged) : merged;
  return isSameJson(first, after) ? undefined : [after, ...others];
}

function phonesWith(
  now: readonly string[],
  imported: readonly string[],
  overwrite: boolean,
): readonly string[] | undefined {
  if (now.length > 0 && !overwrite) return undefined;
  const after = [...imported, ...now.filter((phone) => !imported.includes(phone))];
  return isSameJson(after, now) ? undefined : after;
}

/** What would be written into a member, by place: what is empty is filled, what is not is overwritten where that is wanted. */
export function changesOf(
  member: Member,
  imported: ImportedMember,
  overwrite: boolean,
): Map<ChangedField, unknown> {
  const changes = new Map<ChangedField, unknown>();
  const replaces = (place: ChangedField, value: unknown): boolean => {
    const now = valueAt(member, place);
    return now === undefined || (overwrite && !isSameJson(now, value));
  };
  for (const place of textPlaces) {
    const text = imported.texts[place];
    if (text !== undefined && replaces(place, text)) changes.set(place, text);
  }
  const phones = imported.phones && phonesWith(member.contact.phones ?? [], imported.phones, overwrite);
  if (phones) changes.set('contact.phones', phones);
  const addressesNow = member.contact.addresses ?? [];
  const placed = imported.address && addressesWith(addressesNow, imported.address, overwrite);
  const addresses = withOthers(addressesNow, placed, imported.otherAddresses ?? []);
  if (addresses) changes.set('contact.addresses', addresses);
  for (const [key, { value }] of Object.entries(imported.customFields ?? {})) {
    const place: ChangedField = `${CUSTOM}${key}`;
    const now = valueAt(member, place) as { value?: unknown } | undefined;
    if (now === undefined || (overwrite && !isSameJson(now.value, value))) changes.set(place, { value });
  }
  return changes;
}

/** The same as the contract's operations take it. */
export const patchOf = (changes: ReadonlyMap<ChangedField, unknown>): Patch =>
  [...changes].reduce<Patch>((patch, [place, value]) => put(patch, stepsOf(place), value), {});

/** What a new member is made of. */
export function memberOf(email: string, imported: ImportedMember): { loginEmail: string } & Patch {
  const nobody = { contact: {}, profile: {} } as unknown as Member;
  return { loginEmail: email, ...patchOf(changesOf(nobody, imported, false)) };
}

const fieldOf: Readonly<Record<string, CustomerImportField>> = {
  'contact.firstName': 'firstName',
  'contact.lastName': 'lastName',
  'contact.company': 'company',
  'contact.jobTitle': 'jobTitle',
  'contact.birthdate': 'birthdate',
  'contact.phones': 'phone',
  'profile.nickname': 'nickname',
};

const addressFields = {
  addressLine: 'street',
  addressLine2: 'street2',
  city: 'city',
  postalCode: 'zip',
  subdivision: 'subdivision',
  country: 'country',
} as const satisfies Partial<Record<keyof Address, CustomerImportField>>;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object') return textOf((value as { value?: unknown }).value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function addressChanges(before: unknown, after: unknown): EntryChange[] {
  const [[old = {}], [now = {}]] = [before, after].map((value) => (value ?? []) as Partial<Address>[]) as [
    Partial<Address>[],
    Partial<Address>[],
  ];
  return Object.entries(addressFields).flatMap(([part, field]): EntryChange[] => {
    const [was, is] = [textOf(old[part as keyof Address]), textOf(now[part as keyof Address])];
    return was === is ? [] : [{ field, before: was, after: is, ...(is === '' && { isLost: true as const }) }];
  });
}

/** What would be written into a member, in the words of a file. */
export const entryChanges = (member: Member, changes: ReadonlyMap<ChangedField, unknown>): EntryChange[] =>
  [...changes].flatMap(([place, value]): EntryChange[] => {
    const before = valueAt(member, place);
    if (place === 'contact.addresses') return addressChanges(before, value);
    const field = fieldOf[place] ?? customImportField(place.slice(CUSTOM.length));
    return [{ field, before: textOf(before), after: textOf(value) }];
  });
