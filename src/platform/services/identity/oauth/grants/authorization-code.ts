import type { Context } from '#platform/context.ts';
import { findSession } from '#platform/identity/sessions.ts';
import { findMember } from '#platform/services/members/members/public.ts';
import { spendCode } from '../authorization-code.ts';
import { issueAccessToken, issueTokens, OFFLINE_ACCESS, type TokenReply } from '../issue-tokens.ts';
import { OAuthError } from '../oauth-error.ts';
import { challengeOf, isVerifier } from '../rules/pkce.ts';
import { announceSignIn } from '../sign-in-event.ts';
import { demand, findClient, type TokenRequest } from '../token-request.ts';

const refused = (): OAuthError =>
  new OAuthError('invalid_grant', 'The code is unknown, spent, expired or was given to somebody else.');

/** The tokens of a member who signed in on the platform's page. Any attempt spends the code. */
export async function authorizationCode(request: TokenRequest, context: Context): Promise<TokenReply> {
  const client = await findClient(context, request);
  const verifier = demand(request, 'codeVerifier');
  if (!isVerifier(verifier))
    throw new OAuthError(
      'invalid_request',
      'codeVerifier must be 43 to 128 characters of A-Z a-z 0-9 - . _ ~.',
    );

  const code = await spendCode(context, demand(request, 'code'));
  if (!code || code.expiresAt <= context.clock.now() || code.clientId !== client.id) throw refused();
  // Where the code came by a message between windows there was no URI to come back to.
  if (request.redirectUri !== code.redirectUri && (request.redirectUri ?? code.redirectUri) !== undefined)
    throw refused();
  if ((await challengeOf(verifier, code.challengeMethod)) !== code.challenge) throw refused();

  const { memberId, sessionId } = code;
  const session = await findSession(context.db, context.siteId, sessionId);
  const member = await findMember(context, memberId);
  if (!session || member?.status !== 'APPROVED') throw refused();

  await announceSignIn(context, memberId, code.visitorId ?? session.visitorId);
  const { siteId } = context;
  const subject = { kind: 'member' as const, siteId, memberId, sessionId, codeId: code.id };
  return code.scope.split(' ').includes(OFFLINE_ACCESS)
    ? issueTokens(context, subject, client.id)
    : issueAccessToken(context, subject, client.id, '');
}
