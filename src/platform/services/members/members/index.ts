import type { Context } from '#platform/context.ts';
import type { Handlers, MembersApi, UserMemberApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { FIELD_DELETED } from '../custom-fields/public.ts';
import { contactOfImportedOrder, contactOfOrder } from './contacts.ts';
import { forgetField } from './field-values.ts';
import { retainedImports } from './imported-contacts.ts';
import { listMembers, queryMembers } from './list-members.ts';
import {
  bulkApproveMembers,
  bulkBlockMembers,
  bulkDeleteMembers,
  bulkDeleteMembersByFilter,
} from './many.ts';
import { createMember, joinCommunity, leaveCommunity } from './membership.ts';
import { migrations } from './migrations.ts';
import {
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  updateCurrentMemberSlug,
  updateMember,
  updateMemberSlug,
} from './own-profile.ts';
import { getCurrentMember, getMember } from './read-members.ts';
import { deleteMember, deleteMyMember } from './removal.ts';
import { approveMember, blockMember, disconnectMember, muteMember, unmuteMember } from './status.ts';
import { entities } from './tables.ts';
import { queryUserMembers } from './user-members.ts';

export const members = defineService({
  name: 'members',
  package: 'members_members',
  handlers: {
    approveMember,
    blockMember,
    bulkApproveMembers,
    bulkBlockMembers,
    bulkDeleteMembers,
    bulkDeleteMembersByFilter,
    createMember,
    deleteMember,
    deleteMemberAddresses,
    deleteMemberEmails,
    deleteMemberPhones,
    deleteMyMember,
    disconnectMember,
    getCurrentMember,
    getMember,
    joinCommunity,
    leaveCommunity,
    listMembers,
    muteMember,
    queryMembers,
    unmuteMember,
    updateCurrentMemberSlug,
    updateMember,
    updateMemberSlug,
  } satisfies Handlers<MembersApi, Context>,
  listeners: {
    'wix.ecom.v1.order_created': contactOfOrder,
    'wix.ecom.v1.order_imported': contactOfImportedOrder,
    [FIELD_DELETED]: forgetField,
  },
  retentionRules: [retainedImports],
  entities,
  migrations,
});

/** Members who work for the shop as well. */
export const userMembers = defineService({
  name: 'user-members',
  package: 'members_user-member',
  handlers: { queryUserMembers } satisfies Handlers<UserMemberApi, Context>,
});
