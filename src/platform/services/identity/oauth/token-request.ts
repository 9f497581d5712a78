import { digestOf } from '#shared/digest.ts';
import type { Context } from '#platform/context.ts';
import type { OAuthClient } from '#platform/ports.ts';
import { OAuthError } from './oauth-error.ts';

/** The fields of a token request, in either spelling. */
export interface TokenRequest {
  grantType?: string;
  clientId?: string;
  clientSecret?: string;
  refreshToken?: string;
  code?: string;
  codeVerifier?: string;
  redirectUri?: string;
  instanceId?: string;
  memberId?: string;
  sessionToken?: string;
  scope?: string;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An empty field counts as none. */
export const readTokenRequest = (request: Readonly<Record<string, unknown>>): TokenRequest =>
  Object.fromEntries(
    Object.entries(request)
      .filter(([, value]) => typeof value === 'string' && value !== '')
      .map(([name, value]) => [camelCase(name), value]),
  );

/** @throws invalid_request */
export function demand(request: TokenRequest, name: keyof TokenRequest): string {
  const value = request[name];
  if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`);
  return value;
}

/** @throws invalid_client for an unknown one, or a wrong secret; apps in a browser send none */
export async function findClient(
  context: Context,
  { clientId, clientSecret }: TokenRequest,
): Promise<OAuthClient> {
  const client = await context.client(clientId);
  if (!client) throw new OAuthError('invalid_client', 'The client is unknown.');
  if (clientSecret !== undefined && !(await isSecretOf(client, clientSecret)))
    throw new OAuthError('invalid_client', 'The client secret is wrong.');
  return client;
}

/** @throws invalid_client unless the request carries the client's secret */
export async function findConfidentialClient(context: Context, request: TokenRequest): Promise<OAuthClient> {
  if (request.clientSecret === undefined) throw new OAuthError('invalid_client', 'clientSecret is missing.');
  return findClient(context, request);
}

/** Digests are compared, so that the time it takes tells nothing of the secret. */
async function isSecretOf({ secret, secretDigest }: OAuthClient, input: string): Promise<boolean> {
  const stored = secret === undefined ? secretDigest : await digestOf(secret);
  return stored !== undefined && (await digestOf(input)) === stored;
}
