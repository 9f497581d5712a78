import type { Caller } from '../../../identity/caller.ts';
import type { CustomField } from '../field.ts';
import { systemField } from '../system-fields.ts';

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

interface Valued {
  name?: string | null;
  value?: unknown;
}

export type AnyContact = Record<string, unknown> & {
  customFields?: Record<string, Valued> | null;
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
