import { isObject } from '#shared/is-object.ts';
import type { Caller } from '#platform/identity/caller.ts';
import type { CustomField } from '../field.ts';
import { systemField } from '../system-fields.ts';
import { isEmpty } from './value.ts';

/** Who looks at a profile. */
export type Viewer = 'merchant' | 'owner' | 'member' | 'visitor';

export function viewerOf(caller: Caller, memberId: string): Viewer {
  if (caller.kind === 'api-key') return 'merchant';
  if (caller.kind !== 'member') return 'visitor';
  return caller.memberId === memberId ? 'owner' : 'member';
}

type Seen = Pick<CustomField, 'defaultPrivacy' | 'hidden'>;

/**
 * The one rule of who sees the value of a field: it is on the profile and for this member, and it is public, or one's
 * own, or the shop's to see.
 */
export const maySee = (viewer: Viewer, { defaultPrivacy, hidden }: Seen, isForThem: boolean): boolean =>
  !hidden && isForThem && (viewer === 'merchant' || viewer === 'owner' || defaultPrivacy === 'PUBLIC');

/** Of what somebody else is shown a change: the fields of the profile that others read. */
export function changesShown(all: readonly CustomField[], before: AnyContact, written: AnyContact): boolean {
  return all
    .filter((field) => maySee('member', field, true))
    .some((field) => {
      const valueIn = (contact: AnyContact): unknown =>
        field.fieldOrigin === 'CUSTOM'
          ? contact.customFields?.[field.key]?.value
          : contact[systemField(field)?.path ?? ''];
      const value = valueIn(written);
      return !isNothing(value) && asText(value) !== asText(valueIn(before));
    });
}

/** Alike for what is alike, in whatever order its parts are kept. */
const asText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** Leaves a field as it is, or clears it. */
const isNothing = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.length === 0);

interface Valued {
  name?: string | null;
  value?: unknown;
}

export type AnyContact = Record<string, unknown> & {
  customFields?: Record<string, Valued | null | undefined> | null;
};

/** A field, and whether it is for the member whose profile it is. */
export interface FieldForMember {
  field: Pick<CustomField, 'key' | 'name' | 'fieldOrigin' | 'defaultPrivacy' | 'hidden'>;
  isForThem: boolean;
}

/**
 * A member's contact as this viewer is told of it. The owner and the shop see all the platform's own fields; others
 * those that are public. Empty fields are left out.
 * @returns undefined where there is nothing to see
 */
export function shownContact<Contact extends AnyContact>(
  contact: Contact,
  all: readonly FieldForMember[],
  viewer: Viewer,
): Partial<Contact> | undefined {
  const seen = all
    .filter(({ field, isForThem }) => maySee(viewer, field, isForThem))
    .map(({ field }) => field);
  const { customFields, ...own } = contact;
  const custom = seen.flatMap(({ key, name, fieldOrigin }) => {
    const value = fieldOrigin === 'CUSTOM' ? customFields?.[key]?.value : undefined;
    return value === undefined || value === null ? [] : [[key, { name, value }] as const];
  });
  const shown: AnyContact = {
    ...(viewer === 'owner' || viewer === 'merchant' ? own : publicPart(own, seen)),
    ...(custom.length > 0 && { customFields: Object.fromEntries(custom) }),
  };
  return viewer === 'owner' || viewer === 'merchant' || Object.keys(shown).length > 0
    ? (shown as Partial<Contact>)
    : undefined;
}

function publicPart(own: Record<string, unknown>, seen: readonly FieldForMember['field'][]): AnyContact {
  const paths = seen.flatMap((field) => systemField(field)?.path ?? []);
  return Object.fromEntries(paths.filter((path) => own[path] !== undefined).map((path) => [path, own[path]]));
}
