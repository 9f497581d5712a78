import type { Context } from '#platform/context.ts';
import { invalidField, notFound } from '#platform/contract/errors.ts';
import type { Handler, MembersAuthenticationApi } from '#platform/contract/index.ts';
import {
  changeLoginEmail as moveLogin,
  sendRecovery,
  signInStateOf,
} from '../../identity/accounts/public.ts';
import { approveMember, blockMember } from '../members/admission/public.ts';
import { emailViolation, findMemberByEmail, findMemberToChange, recordLogin } from '../members/public.ts';
import { openSession } from '../../identity/oauth/public.ts';
import { readApprovalToken } from './approval-token.ts';
import { legacyMember } from './legacy-member.ts';

type Api = MembersAuthenticationApi;

const unknownMember = () => notFound('The member was not found.');

interface Named {
  id?: string | undefined;
  email?: string | undefined;
  token?: string | undefined;
}

/** @throws 400 where nobody is named, 404 NOT_FOUND */
async function idOf(context: Context, { id, email, token }: Named): Promise<string> {
  if (id) return id;
  const found = email
    ? (await findMemberByEmail(context, email))?.id
    : token && (await readApprovalToken(context, token));
  if (found) return found;
  if (email || token) throw unknownMember();
  throw invalidField('id', 'REQUIRED_ONE_OF_FIELD', 'must name the member');
}

/** Whoever shows the token of the registration is the one who registered, and signed in with it. */
export const approve: Handler<Api, 'approve', Context> = async (request, context) => {
  const id = await idOf(context, request);
  if (!request.token) {
    await approveMember({ id }, context);
    return {};
  }
  const waiting = await findMemberToChange(context, id);
  // Blocked since: that is the shop's to take back, by id.
  if (!waiting || waiting.status === 'BLOCKED') throw unknownMember();
  await approveMember({ id }, context);
  const member = await findMemberToChange(context, id);
  if (!member) throw unknownMember();
  const { step } = await signInStateOf(context, member);
  if (step !== 'SUCCESS') return {};
  await recordLogin(context, member);
  return { session: { token: await openSession(context, { memberId: id, visitorId: undefined }) } };
};

export const block: Handler<Api, 'block', Context> = async (request, context) => {
  await blockMember({ id: await idOf(context, request) }, context);
  return {};
};

/** For the shop; members change their own with the password. @throws 403 for a site collaborator's */
export const changeLoginEmail: Handler<Api, 'changeLoginEmail', Context> = async (
  { id, newEmail = '', revokeCurrentSessions },
  context,
) => {
  const violation = emailViolation(newEmail, 'newEmail');
  if (violation) throw violation;
  return context.transaction(async (own) => {
    const member = await findMemberToChange(own, id);
    if (!member) throw unknownMember();
    const revokeSessions = revokeCurrentSessions ?? false;
    return { member: await legacyMember(own, await moveLogin(own, member, { newEmail, revokeSessions })) };
  });
};

/** The same answer for every address, with an account or without. */
export const sendSetPasswordEmail: Handler<Api, 'sendSetPasswordEmail', Context> = async (
  { email, hideIgnoreMessage },
  context,
) => {
  await sendRecovery(context, {
    email,
    language: context.language,
    redirectUrl: undefined,
    withoutIgnore: hideIgnoreMessage ?? false,
  });
  return { accepted: true };
};
