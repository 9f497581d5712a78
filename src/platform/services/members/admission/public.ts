/** Letting members in and keeping them out, apart from what accounts themselves stand on. */
export { approveMember, blockMember } from '../standing.ts';
