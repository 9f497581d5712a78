import type { Member } from '../member.ts';

export type FieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL';

interface FieldSetParams {
  fieldSet?: FieldSet | null;
  fieldsets?: readonly FieldSet[] | null;
}

/** One or several, as they were asked for. */
export const setsOf = ({ fieldSet, fieldsets }: FieldSetParams): readonly FieldSet[] => [
  ...(fieldsets ?? []),
  ...(fieldSet ? [fieldSet] : []),
];

type VisibleMember = Partial<Member> & Pick<Member, 'id' | 'profile'>;

/** What of a member is told; the widest of the sets asked for counts. */
export function inFieldSet(member: Member, sets: readonly FieldSet[] | null | undefined): VisibleMember {
  const requested = new Set(sets ?? []);
  if (requested.has('FULL')) return member;
  const { id, contactId, createdDate, updatedDate, profile } = member;
  const visible = { id, contactId, createdDate, updatedDate, profile };
  if (!requested.has('EXTENDED'))
    return { ...visible, status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };
  const { loginEmail, status, privacyStatus, activityStatus } = member;
  return { ...visible, loginEmail, status, privacyStatus, activityStatus };
}
