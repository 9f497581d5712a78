import type { Context } from '../../context.ts';
import type { Handlers, MembersApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { contactOfOrder } from './contacts.ts';
import { migrations } from './migrations.ts';
import { approveMember, blockMember, createMember, deleteMember, deleteMyMember } from './membership.ts';
import {
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  updateCurrentMemberSlug,
  updateMember,
  updateMemberSlug,
} from './own-profile.ts';
import { getCurrentMember, getMember } from './read-members.ts';
import { entities } from './tables.ts';

export const members = defineService({
  name: 'members',
  package: 'members_members',
  handlers: {
    approveMember,
    blockMember,
    createMember,
    deleteMember,
    deleteMemberAddresses,
    deleteMemberEmails,
    deleteMemberPhones,
    deleteMyMember,
    getCurrentMember,
    getMember,
    updateCurrentMemberSlug,
    updateMember,
    updateMemberSlug,
  } satisfies Handlers<MembersApi, Context>,
  listeners: { 'wix.ecom.v1.order_created': contactOfOrder },
  entities,
  migrations,
});
