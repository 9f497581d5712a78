import type { Context } from '../../../context.ts';
import { refreshToken } from '../grants/refresh-token.ts';
import type { TokenReply } from '../issue-tokens.ts';
import { OAuthError } from '../oauth-error.ts';
import { demand, findConfidentialClient, readTokenRequest } from '../token-request.ts';

/**
 * The older token endpoint of apps on a server. Their refresh tokens come from `client_credentials` with the scope
 * `offline_access`; codes come from installing an app, which there is no page for here.
 */
export async function access(request: Record<string, unknown>, context: Context): Promise<TokenReply> {
  const read = readTokenRequest(request);
  const type = demand(read, 'grantType');
  await findConfidentialClient(context, read);
  if (type === 'refresh_token') return refreshToken(read, context);
  if (type === 'authorization_code')
    throw new OAuthError('invalid_grant', 'No installation gave out this code.');
  throw new OAuthError('unsupported_grant_type', `The grant ${type} is not supported.`);
}
