import type { Member } from '../member.ts';

export type FieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL';

interface Asked {
  fieldSet?: FieldSet | null;
  fieldsets?: readonly FieldSet[] | null;
}

/** One or several, as they were asked for. */
export const setsOf = ({ fieldSet, fieldsets }: Asked): readonly FieldSet[] => [
  ...(fieldsets ?? []),
  ...(fieldSet ? [fieldSet] : []),
];

type Shown = Partial<Member> & Pick<Member, 'id' | 'profile'>;

/** What of a member is told; the widest of the sets asked for counts. */
export function inFieldSet(member: Member, sets: readonly FieldSet[] | null | undefined): Shown {
  const asked = new Set(sets ?? []);
  if (asked.has('FULL')) return member;
  const { id, contactId, createdDate, updatedDate, profile } = member;
  const shown = { id, contactId, createdDate, updatedDate, profile };
  if (!asked.has('EXTENDED'))
    return { ...shown, status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };
  const { loginEmail, status, privacyStatus, activityStatus } = member;
  return { ...shown, loginEmail, status, privacyStatus, activityStatus };
}
