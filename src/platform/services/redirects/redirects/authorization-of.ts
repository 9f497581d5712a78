import type { Context } from '#platform/context.ts';
import { readSessionToken } from '../../identity/oauth/public.ts';
import type { Authorization, CreateRequest } from './redirect-session.ts';
import { readAuthorization } from './rules/authorization.ts';

/**
 * The sign-in that an app requests, with the session of the member whose token it sends.
 * @throws 400 with the field that is wrong
 */
export async function authorizationOf(
  auth: NonNullable<CreateRequest['auth']>,
  context: Context,
): Promise<Authorization> {
  const authorization = readAuthorization(auth, await context.client(auth.authRequest?.clientId));
  const token = auth.authRequest?.sessionToken;
  const session = token ? await readSessionToken(context, token) : undefined;
  return { ...authorization, ...(session && { sessionId: session.id }) };
}
