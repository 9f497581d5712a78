/** Letting members in and keeping them out, apart from what accounts themselves stand on. */
export { remove as removeMember } from '../removal.ts';
export { approveMember, blockMember } from '../status.ts';
