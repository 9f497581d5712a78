import * as assignments from '../contract/generated/members_badge-assignments.rights.ts';
import * as members from '../contract/generated/members_members.rights.ts';
import type { DeskFacts } from './desk.ts';

/** Members and guests, one list. Ours: the contract knows nobody of whom only the contact is known. */
export const customersDesk = {
  name: 'customers',
  place: 'main',
  goTo: 'c',
  own: true,
  entities: ['wix.members.v1.member'],
  rights: {
    list: members.getMember,
    create: members.createMember,
    note: members.updateMember,
    approve: members.approveMember,
    block: members.blockMember,
    mute: members.muteMember,
    disconnect: members.disconnectMember,
    delete: members.deleteMember,
    signOut: members.blockMember,
    password: ['MEMBERS.SEND_SET_PASSWORD_EMAIL'],
  },
  jobs: {
    approve: members.approveMember,
    block: members.blockMember,
    mute: members.muteMember,
    badge: assignments.bulkCreateBadgeAssignments,
    delete: members.deleteMember,
    export: members.getMember,
  },
} as const satisfies DeskFacts;
