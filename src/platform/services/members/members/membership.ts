import type { Context } from '#platform/context.ts';
import { alreadyExists, failedPrecondition, invalidField } from '#platform/contract/errors.ts';
import type { Handler, MembersApi } from '#platform/contract/index.ts';
import { createMemberFor } from './create.ts';
import { readFields, withoutCleared } from './field-values.ts';
import { rejectInvalidMember } from './fit.ts';
import { findMemberByEmail, lockMember, saveMember } from './find.ts';
import { rejectUnlessPublicAllowed, signedInMember } from './own-profile.ts';
import { replyOf } from './reply.ts';

/** Made by the shop: approved, and without a password until the member sets one. */
export const createMember: Handler<MembersApi, 'createMember', Context> = async (
  { member = {} },
  context,
) => {
  const { loginEmail, contact, profile, privacyStatus } = member;
  if (!loginEmail) throw invalidField('member.loginEmail', 'REQUIRED_FIELD', 'must not be empty');
  rejectInvalidMember({ loginEmail, contact, profile });
  if (await findMemberByEmail(context, loginEmail))
    throw alreadyExists('A member with this e-mail address exists already.');
  const { slug: _made, ...shown } = profile ?? {};
  const customFields = await readFields(context, undefined, contact);
  const addresses = contact?.addresses?.map((address) => ({ ...address, id: context.ids.guid() }));
  const created = await createMemberFor(context, {
    email: loginEmail,
    profile: shown,
    ...(contact && {
      contact: withoutCleared({
        ...contact,
        ...(addresses && { addresses }),
        ...(customFields && { customFields }),
      }),
    }),
    ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacyStatus }),
  });
  return replyOf(context, created);
};

/** Makes one's own profile public. @throws 428 COMMUNITY_JOIN_IMPOSSIBLE */
export const joinCommunity: Handler<MembersApi, 'joinCommunity', Context> = async (_request, context) => {
  const member = await lockMember(context, signedInMember(context));
  await rejectUnlessPublicAllowed(context);
  if (member.status !== 'APPROVED')
    throw failedPrecondition('The shop has not let this member in.', 'COMMUNITY_JOIN_IMPOSSIBLE');
  if (member.privacyStatus === 'PUBLIC') return replyOf(context, member);
  return replyOf(context, await saveMember(context, { ...member, privacyStatus: 'PUBLIC' }, member));
};

/** Makes it private again; what one has written stays where it is. */
export const leaveCommunity: Handler<MembersApi, 'leaveCommunity', Context> = async (_request, context) => {
  const member = await lockMember(context, signedInMember(context));
  if (member.privacyStatus === 'PRIVATE') return replyOf(context, member);
  return replyOf(context, await saveMember(context, { ...member, privacyStatus: 'PRIVATE' }, member));
};
