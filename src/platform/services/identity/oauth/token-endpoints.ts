import type { Context } from '#platform/context.ts';
import { anonymous } from './grants/anonymous.ts';
import { authorizationCode } from './grants/authorization-code.ts';
import { authorizedClient } from './grants/authorized-client.ts';
import { clientCredentials } from './grants/client-credentials.ts';
import { refreshToken } from './grants/refresh-token.ts';
import type { TokenReply } from './issue-tokens.ts';
import { OAuthError } from './oauth-error.ts';
import { demand, findConfidentialClient, readTokenRequest, type TokenRequest } from './token-request.ts';

type Grant = (request: TokenRequest, context: Context) => Promise<TokenReply>;

const DEVICE_CODE = 'urn:ietf:params:oauth:grant-type:device_code';

const grants = new Map<string, Grant>([
  ['anonymous', anonymous],
  ['refresh_token', refreshToken],
  ['authorization_code', authorizationCode],
  ['authorized_client', authorizedClient],
  ['client_credentials', clientCredentials],
]);

export async function token(request: Record<string, unknown>, context: Context): Promise<TokenReply> {
  const read = readTokenRequest(request);
  const type = demand(read, 'grantType');
  const grant = grants.get(type);
  if (!grant)
    throw new OAuthError(
      'unsupported_grant_type',
      `The grant ${type} is not supported.`,
      type === DEVICE_CODE ? 501 : 400,
    );
  return grant(read, context);
}

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
