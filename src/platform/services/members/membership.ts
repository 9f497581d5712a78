import type { Context } from '../../context.ts';
import { alreadyExists, invalidField, PlatformError } from '../../contract/errors.ts';
import type { Handler, MembersApi } from '../../contract/index.ts';
import { approvedMail, endFlowsOf, passApproval, readAccount, removeAccount } from '../accounts/public.ts';
import { closeSessions } from '../oauth/public.ts';
import { createMemberFor } from './create.ts';
import { findMemberByEmail, lockMember, saveMember } from './find.ts';
import { memberEvents } from './member.ts';
import { notePhoto, signedInMember } from './own-profile.ts';
import { emailViolation, textViolation } from './rules/bounds.ts';
import { listViolation } from './rules/update.ts';
import { members } from './tables.ts';

/** Made by the shop: approved, and without a password until the member sets one. */
export const createMember: Handler<MembersApi, 'createMember', Context> = async (
  { member = {} },
  context,
) => {
  const { loginEmail, contact, profile, privacyStatus } = member;
  if (!loginEmail) throw invalidField('member.loginEmail', 'REQUIRED_FIELD', 'must not be empty');
  const violation =
    emailViolation(loginEmail, 'member.loginEmail') ??
    listViolation(contact) ??
    textViolation(contact, 'member.contact') ??
    textViolation(profile, 'member.profile');
  if (violation) throw violation;
  if (await findMemberByEmail(context, loginEmail))
    throw alreadyExists('A member with this e-mail address exists already.');
  const { slug: _made, ...shown } = profile ?? {};
  const addresses = contact?.addresses?.map((address) => ({ ...address, id: context.ids.guid() }));
  const created = await createMemberFor(context, {
    email: loginEmail,
    profile: shown,
    ...(contact && { contact: { ...contact, ...(addresses && { addresses }) } }),
    ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacyStatus }),
  });
  return { member: created };
};

/** Lets a member in, or in again; an address that is still to be verified is asked for at the next sign-in. */
export const approveMember: Handler<MembersApi, 'approveMember', Context> = async ({ id }, context) => {
  const member = await lockMember(context, id);
  if (member.status === 'OFFLINE')
    throw new PlatformError(409, 'A disconnected member stays so.', { code: 'MEMBER_OFFLINE' });
  if (member.status === 'APPROVED') return { member };
  await passApproval(context, id);
  if (member.status === 'PENDING')
    await context.mail(approvedMail(context.site, member, await readAccount(context, id)));
  return { member: await saveMember(context, { ...member, status: 'APPROVED' }) };
};

/** Signs the member out everywhere; who is blocked already stays so. */
export const blockMember: Handler<MembersApi, 'blockMember', Context> = async ({ id }, context) => {
  const member = await lockMember(context, id);
  if (member.status === 'BLOCKED') return { member };
  await closeSessions(context, id);
  await endFlowsOf(context, id);
  return { member: await saveMember(context, { ...member, status: 'BLOCKED' }) };
};

/** Nobody can sign in as this member any more; what was bought stays with the shop, and so does the contact. */
export const deleteMember: Handler<MembersApi, 'deleteMember', Context> = async ({ id }, context) => {
  const member = await lockMember(context, id);
  await closeSessions(context, id);
  await removeAccount(context, id);
  await members.remove(context.db, context.siteId, id);
  await notePhoto(context, member, true);
  await context.emit(memberEvents.deleted(member));
  return {};
};

export const deleteMyMember: Handler<MembersApi, 'deleteMyMember', Context> = async (_request, context) =>
  deleteMember({ id: signedInMember(context) }, context);
