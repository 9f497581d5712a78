import type { Context } from '../../context.ts';
import type { Handlers, MembersApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { contactOfOrder } from './contacts.ts';
import { migrations } from './migrations.ts';
import { approveMember } from './operations/approveMember.ts';
import { blockMember } from './operations/blockMember.ts';
import { createMember } from './operations/createMember.ts';
import { deleteMember } from './operations/deleteMember.ts';
import { deleteMemberAddresses } from './operations/deleteMemberAddresses.ts';
import { deleteMemberEmails } from './operations/deleteMemberEmails.ts';
import { deleteMemberPhones } from './operations/deleteMemberPhones.ts';
import { deleteMyMember } from './operations/deleteMyMember.ts';
import { getCurrentMember } from './operations/getCurrentMember.ts';
import { getMember } from './operations/getMember.ts';
import { updateCurrentMemberSlug } from './operations/updateCurrentMemberSlug.ts';
import { updateMember } from './operations/updateMember.ts';
import { updateMemberSlug } from './operations/updateMemberSlug.ts';
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
