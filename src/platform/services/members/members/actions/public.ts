/** What is done to members by the contract's operations, for services that do it to many. */
export { rejectUnwritable } from '../fit.ts';
export { createMember } from '../membership.ts';
export { updateMember } from '../own-profile.ts';
export { deleteMember } from '../removal.ts';
