import type { Contact, Member } from '../../members/public.ts';

type Address = NonNullable<Contact['addresses']>[number];

/** What a file says of a member, in the member's own words. */
export interface Said {
  /** By the place in the member. */
  texts: Partial<Record<TextPlace, string>>;
  phones?: readonly string[];
  address?: Partial<Address>;
  /** By key. */
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
export type Place = TextPlace | 'contact.phones' | 'contact.addresses' | `${typeof CUSTOM}${string}`;

type Patch = { contact?: Record<string, unknown>; profile?: Record<string, unknown> };

const stepsOf = (place: Place): string[] =>
  place.startsWith(CUSTOM) ? ['contact', 'customFields', place.slice(CUSTOM.length)] : place.split('.');

/** Undefined for what is not there, in whichever way it is not. */
export function valueAt(member: Member, place: Place): unknown {
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
export const withValue = (member: Member, place: Place, value: unknown): Member =>
  put(member, stepsOf(place), value);

/** Whether both are the same when they are told as JSON, in whichever order. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSameJson(left[key], right[key]));
}

const isPlaced = ({ addressLine, city, postalCode }: Partial<Address>): boolean =>
  Boolean(addressLine || city || postalCode);

/** An address is one thing: it fills an empty place or takes the whole of the first's. A country alone replaces none. */
function addressesWith(
  now: readonly Address[],
  said: Partial<Address>,
  overwrite: boolean,
): readonly Partial<Address>[] | undefined {
  const [first, ...others] = now;
  if (!first) return [said];
  if (!overwrite || !isPlaced(said)) return undefined;
  const { id, ...before } = first;
  return isSameJson(before, said) ? undefined : [{ ...said, ...(id != null && { id }) }, ...others];
}

function phonesWith(
  now: readonly string[],
  said: readonly string[],
  overwrite: boolean,
): readonly string[] | undefined {
  if (now.length > 0 && !overwrite) return undefined;
  const after = [...said, ...now.filter((phone) => !said.includes(phone))];
  return isSameJson(after, now) ? undefined : after;
}

/** What would be written into a member, by place: what is empty is filled, what is not is overwritten where that is wanted. */
export function changesOf(member: Member, said: Said, overwrite: boolean): Map<Place, unknown> {
  const changes = new Map<Place, unknown>();
  const replaces = (place: Place, value: unknown): boolean => {
    const now = valueAt(member, place);
    return now === undefined || (overwrite && !isSameJson(now, value));
  };
  for (const place of textPlaces) {
    const text = said.texts[place];
    if (text !== undefined && replaces(place, text)) changes.set(place, text);
  }
  const phones = said.phones && phonesWith(member.contact.phones ?? [], said.phones, overwrite);
  if (phones) changes.set('contact.phones', phones);
  const addresses = said.address && addressesWith(member.contact.addresses ?? [], said.address, overwrite);
  if (addresses) changes.set('contact.addresses', addresses);
  for (const [key, { value }] of Object.entries(said.customFields ?? {})) {
    const place: Place = `${CUSTOM}${key}`;
    const now = valueAt(member, place) as { value?: unknown } | undefined;
    if (now === undefined || (overwrite && !isSameJson(now.value, value))) changes.set(place, { value });
  }
  return changes;
}

/** The same as the contract's operations take it. */
export const patchOf = (changes: ReadonlyMap<Place, unknown>): Patch =>
  [...changes].reduce<Patch>((patch, [place, value]) => put(patch, stepsOf(place), value), {});

/** What a new member is made of. */
export function memberOf(email: string, said: Said): { loginEmail: string } & Patch {
  const nobody = { contact: {}, profile: {} } as unknown as Member;
  return { loginEmail: email, ...patchOf(changesOf(nobody, said, false)) };
}
