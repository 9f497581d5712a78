import type { Member } from '../member.ts';

export type FieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL';

/** What of a member is told; the widest of the sets asked for counts. */
export function inFieldSet(member: Member, sets: readonly FieldSet[] | null | undefined): Partial<Member> {
  const asked = new Set(sets ?? []);
  if (asked.has('FULL')) return member;
  const { id, contactId, createdDate, updatedDate, profile } = member;
  const shown = { id, contactId, createdDate, updatedDate, profile };
  if (!asked.has('EXTENDED'))
    return { ...shown, status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };
  const { loginEmail, status, privacyStatus, activityStatus } = member;
  return { ...shown, loginEmail, status, privacyStatus, activityStatus };
}
