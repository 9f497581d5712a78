import { omitNullish } from '#shared/omit-nullish.ts';
import type { OAuthClient } from '#platform/ports.ts';
import { invalidField, notFound, type PlatformError } from '#platform/contract/errors.ts';
import { isAllowedRedirectUri } from '#platform/identity/callbacks.ts';
import {
  CHALLENGE_METHODS,
  isChallenge,
  isChallengeMethod,
} from '#platform/services/identity/oauth/public.ts';
import { RESPONSE_MODES, type Authorization, type CreateRequest } from '../redirect-session.ts';

type Params = NonNullable<CreateRequest['auth']>;
type AuthRequest = NonNullable<Params['authRequest']>;

/** What the SDK sends where an app names no redirect URI: the app wants the endpoint, and requests it with parameters of its own. */
const NO_REDIRECT_URI = 'unused://';

/** A redirect carries it twice, and addresses have an end. */
const MAX_STATE = 1024;

const wrong = (name: string, description: string): PlatformError =>
  invalidField(`auth.authRequest.${name}`, 'VALIDATION', description);

function readChallenge({ codeChallenge, codeChallengeMethod }: AuthRequest) {
  const method = codeChallengeMethod ?? 'S256';
  if (!isChallengeMethod(method))
    throw wrong('codeChallengeMethod', `must be one of ${CHALLENGE_METHODS.join(', ')}`);
  if (!codeChallenge || !isChallenge(codeChallenge, method))
    throw wrong('codeChallenge', `must be the ${method} digest of the verifier in base64url`);
  return { challenge: codeChallenge, challengeMethod: method };
}

function readResponseMode({ responseMode }: AuthRequest) {
  const mode = RESPONSE_MODES.find((known) => known === (responseMode ?? 'query'));
  if (!mode) throw wrong('responseMode', `must be one of ${RESPONSE_MODES.join(', ')}`);
  return mode;
}

/**
 * What an app asked for, and may ask for.
 * @param client the one it named
 * @throws 400 with the field that is wrong; nothing is told to a redirect URI that is not listed
 */
export function readAuthorization(
  { authRequest = {}, prompt }: Params,
  client: OAuthClient | undefined,
): Authorization {
  const { redirectUri, scope, state, responseType, idp, signInUrl } = authRequest as AuthRequest & {
    idp?: string;
    signInUrl?: string;
  };
  if (!client) throw wrong('clientId', 'is not a client of this site');
  const responseMode = readResponseMode(authRequest);
  const isEndpointOnly = redirectUri === NO_REDIRECT_URI;
  const needsUri = !isEndpointOnly && responseMode !== 'web_message';
  if (redirectUri && !isEndpointOnly ? !isAllowedRedirectUri(redirectUri, client) : needsUri)
    throw wrong('redirectUri', 'is not one of the redirect URIs allowed for this client');
  if ((responseType ?? 'code') !== 'code') throw wrong('responseType', 'must be code');
  if (state && state.length > MAX_STATE) throw wrong('state', `must have at most ${MAX_STATE} characters`);
  if (signInUrl)
    throw wrong('signInUrl', 'is not there: the sign-in is a page of the shop, or the app signs in itself');
  if (idp)
    throw notFound('No identity provider is connected to this site.', 'IDP_CONNECTION_NOT_FOUND', {
      idpConnectionId: idp,
    });
  const requestedPrompt = prompt ?? authRequest.prompt;
  return {
    clientId: client.id,
    responseMode,
    scope: scope ?? '',
    ...readChallenge(authRequest),
    ...(isEndpointOnly ? { isEndpointOnly } : redirectUri && { redirectUri }),
    ...(state && { state }),
    ...(requestedPrompt && { prompt: requestedPrompt }),
  };
}

/**
 * The request of an app that takes the endpoint of its session for the authorization endpoint of OAuth, as libraries do that know
 * no redirect sessions; undefined where the address has no such parameters.
 */
export function requestIn(search: URLSearchParams): Params | undefined {
  if (!search.has('code_challenge')) return undefined;
  const value = (name: string): string | undefined => search.get(name) ?? undefined;
  return {
    authRequest: omitNullish({
      clientId: value('client_id'),
      redirectUri: value('redirect_uri'),
      responseType: value('response_type'),
      responseMode: value('response_mode'),
      codeChallenge: value('code_challenge'),
      codeChallengeMethod: value('code_challenge_method'),
      scope: value('scope'),
      state: value('state'),
      sessionToken: value('sessionToken') ?? value('session_token'),
      prompt: value('prompt'),
    }),
  };
}
