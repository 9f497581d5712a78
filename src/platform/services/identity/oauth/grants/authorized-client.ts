import type { Context } from '#platform/context.ts';
import { may, type Caller } from '#platform/identity/caller.ts';
import { findMemberToChange } from '#platform/services/members/members/public.ts';
import { issueTokens, type TokenReply } from '../issue-tokens.ts';
import { OAuthError } from '../oauth-error.ts';
import { openSession, readSessionToken } from '../public.ts';
import { announceSignIn } from '../sign-in-event.ts';
import { demand, type TokenRequest } from '../token-request.ts';

/** Signing somebody in without a password is the same right as `signOn`; the contract spells it so. */
const SIGN_ON = 'IAM.AUTHENTICAITON_SIGN_ON';

const maySignOn = (caller: Caller): caller is Extract<Caller, { kind: 'api-key' }> => may(caller, SIGN_ON);

async function sessionIdFor(context: Context, memberId: string, token: string): Promise<string> {
  const session = await readSessionToken(context, token);
  if (session?.memberId !== memberId)
    throw new OAuthError('invalid_grant', 'The session token is not one of this member.');
  return session.id;
}

/** An app that checked by itself who somebody is gets that member's tokens for its API key. */
export async function authorizedClient(request: TokenRequest, context: Context): Promise<TokenReply> {
  const { caller, siteId } = context;
  if (!maySignOn(caller))
    throw new OAuthError('unauthorized_client', 'An API key that may sign members on is asked for.', 401);
  const memberId = demand(request, 'memberId');
  // Held, so that nobody blocks the member between this look and the session.
  const member = await findMemberToChange(context, memberId);
  if (member?.status !== 'APPROVED')
    throw new OAuthError('invalid_grant', 'There is no such member, or the member may not sign in.');

  const visitorId = caller.onBehalfOf?.visitorId;
  const token = request.sessionToken ?? (await openSession(context, { memberId, visitorId }));
  const sessionId = await sessionIdFor(context, memberId, token);
  await announceSignIn(context, memberId, visitorId);
  return issueTokens(context, { kind: 'member', siteId, memberId, sessionId }, undefined);
}
