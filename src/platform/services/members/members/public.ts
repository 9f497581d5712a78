/** What other services may use of members, in the current transaction of the database. */
export { createMemberFor } from './create.ts';
export { dropContact, emailOfContact, findContact, keepContacts, takeContact } from './contacts.ts';
export {
  callingMember,
  findMember,
  findMemberByEmail,
  findMembers,
  findMemberToChange,
  holdMembers,
  membersByEmail,
  recordLogin,
  saveMember,
} from './find.ts';
export {
  dropImported,
  findImported,
  keepImported,
  keptImported,
  markImported,
  type ImportedContact,
} from './imported-contacts.ts';
export { memberWithSlug, membersOfContacts, ownStandingOf, seenByOf } from './look-up.ts';
export { emailViolation, isUsableEmail, textViolation } from './rules/bounds.ts';
export { emailKey, type Contact, type Member, type Profile } from './member.ts';
export {
  isKnown,
  isSeen,
  isSeenByAll,
  memberScope,
  seenButForBlocks,
  seenIn,
  seenMember,
  seenMembers,
  type SeenMember,
} from './seen.ts';
export { isStaff } from './staff.ts';
export { seedMembers, seedStandings, type SeedStanding } from './seed-members.ts';
export { refuseMuted, refuseMutedContact } from './voice.ts';
