/** What other services may use of members, in the current transaction of the database. */
export { createMemberFor } from './create.ts';
export {
  dropContact,
  dropContacts,
  emailOfContact,
  findContact,
  findContacts,
  insertContacts,
  takeContact,
  takeContacts,
} from './contacts.ts';
export {
  callingMember,
  findMember,
  findMemberByEmail,
  findMembers,
  findMemberToChange,
  lockMembers,
  membersByEmail,
  recordLogin,
  saveMember,
} from './find.ts';
export {
  dropImported,
  findImported,
  recordRetained,
  retainedImported,
  markImported,
  type ImportedContact,
} from './imported-contacts.ts';
export { memberWithSlug, membersOfContacts, profileVisibilityOf, seenByOf } from './look-up.ts';
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
export { seedMembers, seedStatuses, type SeedStatus } from './seed-members.ts';
export { rejectMuted, rejectMutedContact } from './voice.ts';
