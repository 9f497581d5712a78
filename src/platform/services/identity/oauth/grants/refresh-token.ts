import type { Context } from '#platform/context.ts';
import { isOpenSignIn, touchSession } from '#platform/identity/sessions.ts';
import type { TokenSubject } from '#platform/identity/tokens.ts';
import { issueAccessToken, OFFLINE_ACCESS, signInOf, type TokenReply } from '../issue-tokens.ts';
import { OAuthError } from '../oauth-error.ts';
import type { RefreshToken } from '../tables.ts';
import { demand, findClient, findConfidentialClient, type TokenRequest } from '../token-request.ts';
import { readRefreshToken, useRefreshToken } from '../visits.ts';

/** Their last use is noted this precisely; once a day is little to write and enough to tell which are given up. */
const DAY_MS = 86_400_000;

const refused = (): OAuthError =>
  new OAuthError('invalid_grant', 'The refresh token is unknown or holds no longer.');

function subjectOf(token: RefreshToken, siteId: string): TokenSubject {
  const { kind, subjectId } = token;
  if (kind === 'visitor') return { kind, siteId, visitorId: subjectId };
  if (kind === 'app') return { kind, siteId, clientId: subjectId };
  return { kind, siteId, memberId: subjectId, ...signInOf(token) };
}

/**
 * A new access token for the same identity. The refresh token itself stays as it is: the SDK goes on using the one it
 * got first.
 */
export async function refreshToken(request: TokenRequest, context: Context): Promise<TokenReply> {
  const { db, siteId, clock } = context;
  // SiteSessionAuth of the SDK names no client here.
  if (request.clientId !== undefined) await findClient(context, request);
  const input = demand(request, 'refreshToken');
  const token = await readRefreshToken(context, input);
  if (!token) throw refused();
  const { clientId = request.clientId, sessionId } = token;
  if (request.clientId !== undefined && request.clientId !== clientId) throw refused();
  if (!(await isOpenSignIn(db, siteId, token))) throw refused();
  // A client that was deleted takes its tokens with it, also where it is not named.
  if (clientId !== undefined && request.clientId === undefined) await findClient(context, { clientId });
  // RFC 6749, section 6: who has a secret shows it again. Once it is changed, the tokens had for it end.
  if (token.kind === 'app')
    await findConfidentialClient(context, { ...request, ...(clientId && { clientId }) });

  const now = clock.now();
  if (now.getTime() - token.usedAt.getTime() > DAY_MS) {
    await useRefreshToken(context, token);
    if (sessionId !== undefined) await touchSession(db, siteId, sessionId, now);
  }
  const reply = await issueAccessToken(context, subjectOf(token, siteId), clientId, OFFLINE_ACCESS);
  return { ...reply, refresh_token: input };
}
