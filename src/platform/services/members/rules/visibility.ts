import type { Caller } from '../../../identity/caller.ts';
import type { Member } from '../member.ts';
import { inFieldSet, type FieldSet } from './field-sets.ts';

const isOwn = (member: Member, caller: Caller): boolean =>
  caller.kind === 'member' && caller.memberId === member.id;

/** Shoppers see who chose to be seen, and themselves. */
export const isVisible = (member: Member, caller: Caller): boolean =>
  caller.kind === 'api-key' ||
  isOwn(member, caller) ||
  (member.privacyStatus === 'PUBLIC' && member.status === 'APPROVED');

/** Of others, shoppers learn no more than the public part, whatever they ask for. */
export const shownTo = (
  member: Member,
  caller: Caller,
  sets: readonly FieldSet[] | null | undefined,
): Partial<Member> =>
  inFieldSet(member, caller.kind === 'api-key' || isOwn(member, caller) ? sets : ['PUBLIC']);
