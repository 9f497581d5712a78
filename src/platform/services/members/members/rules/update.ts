import { isPhoneNumber } from '#shared/phone.ts';
import { invalidField, type PlatformError } from '#platform/contract/errors.ts';
import type { MembersApi, Request } from '#platform/contract/index.ts';

type Patch = Request<MembersApi, 'updateMember'>['member'];

const LISTS = ['addresses', 'emails', 'phones'] as const;
/** No bound is published; a person has fewer, and a row stays small. */
const MAX_LIST = 100;

/** An empty text clears a field. */
const clearing = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value === '' ? null : value]));

/** What an update may change, in the words of a patch: empty lists are left alone, empty texts clear. */
export function readPatch(member: Patch, newId: () => string): object {
  const { loginEmail, contact, profile, privacyStatus } = member;
  const lists = LISTS.filter((name) => Array.isArray(contact?.[name]) && contact[name].length === 0);
  const stored = Object.fromEntries(
    Object.entries(contact ?? {}).filter(([key]) => !(lists as readonly string[]).includes(key)),
  );
  const addresses = contact?.addresses?.map((address) => ({ ...address, id: address.id ?? newId() }));
  return {
    ...(typeof loginEmail === 'string' && { loginEmail: loginEmail.trim().toLowerCase() }),
    ...(contact && {
      contact: clearing({ ...stored, ...(addresses && addresses.length > 0 && { addresses }) }),
    }),
    ...(profile && { profile: clearing(profile) }),
    ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacyStatus }),
  };
}

export function listViolation(contact: Patch['contact']): PlatformError | undefined {
  const tooLong = LISTS.find((name) => (contact?.[name]?.length ?? 0) > MAX_LIST);
  return (
    tooLong &&
    invalidField(`member.contact.${tooLong}`, 'MAX_SIZE', `must have at most ${MAX_LIST} entries`, {
      threshold: MAX_LIST,
    })
  );
}

export function phoneViolation(contact: Patch['contact']): PlatformError | undefined {
  const wrong = (contact?.phones ?? []).findIndex((phone) => !isPhoneNumber(phone));
  return wrong < 0
    ? undefined
    : invalidField(`member.contact.phones[${wrong}]`, 'FORMAT', 'must be a phone number');
}
