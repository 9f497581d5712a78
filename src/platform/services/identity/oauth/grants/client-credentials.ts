import type { Context } from '#platform/context.ts';
import { issueAccessToken, issueTokens, OFFLINE_ACCESS, type TokenReply } from '../issue-tokens.ts';
import { OAuthError } from '../oauth-error.ts';
import { findConfidentialClient, type TokenRequest } from '../token-request.ts';

/** An app on a server, acting as itself. The site is the only instance there is. */
export async function clientCredentials(request: TokenRequest, context: Context): Promise<TokenReply> {
  const client = await findConfidentialClient(context, request);
  if (request.instanceId !== undefined && request.instanceId !== context.siteId)
    throw new OAuthError('invalid_grant', 'The app is not installed there.');
  const subject = { kind: 'app' as const, siteId: context.siteId, clientId: client.id };
  return request.scope?.split(' ').includes(OFFLINE_ACCESS)
    ? issueTokens(context, subject, client.id)
    : issueAccessToken(context, subject, client.id, '');
}
