import * as roles from '../contract/generated/members_authorization.rights.ts';
import * as assignments from '../contract/generated/members_badge-assignments.rights.ts';
import * as fields from '../contract/generated/members_custom-fields.rights.ts';
import * as badges from '../contract/generated/members_badges.rights.ts';
import * as follows from '../contract/generated/members_member-followers.rights.ts';
import * as members from '../contract/generated/members_members.rights.ts';
import * as orders from '../contract/generated/ecom_orders.rights.ts';
import { CUSTOMER_FQDN } from '../customers.ts';
import type { DeskFacts } from './desk.ts';

/** Members and guests in one list. An extension: the contract has no record of a customer without an account. */
export const customersDesk = {
  name: 'customers',
  place: 'main',
  goTo: 'c',
  own: true,
  entities: ['wix.members.v1.member', 'wix.members.v3.follow', CUSTOMER_FQDN],
  hears: ['orders', 'badges', 'member-roles', 'member-reports'],
  rights: {
    list: members.getMember,
    create: members.createMember,
    note: members.updateMember,
    merge: members.updateMember,
    approve: members.approveMember,
    block: members.blockMember,
    mute: members.muteMember,
    disconnect: members.disconnectMember,
    delete: members.deleteMember,
    signOut: members.blockMember,
    fields: [...members.getMember, ...fields.getCustomField],
    follows: [...members.getMember, ...follows.listMemberFollowers],
    password: ['MEMBERS.SEND_SET_PASSWORD_EMAIL'],
    giveBadge: assignments.bulkCreateBadgeAssignments,
    import: [...members.createMember, ...members.updateMember],
  },
  jobs: {
    approve: members.approveMember,
    block: members.blockMember,
    mute: members.muteMember,
    badge: assignments.bulkCreateBadgeAssignments,
    'take-badge': badges.unassignBadge,
    role: roles.assignRole,
    'take-role': roles.unassignRole,
    delete: members.deleteMember,
    export: members.getMember,
    'check-import': [...members.createMember, ...members.updateMember],
    import: [...members.createMember, ...members.updateMember],
    'take-back-import': [...members.deleteMember, ...members.updateMember],
    /** The file has their orders too. */
    data: [...members.getMember, ...orders.searchOrders],
    erase: members.deleteMember,
  },
} as const satisfies DeskFacts;
