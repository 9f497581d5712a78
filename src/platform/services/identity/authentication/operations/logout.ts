import type { Context } from '#platform/context.ts';
import type { AuthenticationApi, Reply, Request } from '#platform/contract/index.ts';
import { requireCallback } from '#platform/identity/callbacks.ts';
import { rawReply } from '#platform/pipeline/raw-reply.ts';
import { closeSession } from '../../oauth/public.ts';
import { dropSession } from '#platform/services/redirects/redirects/public.ts';

/** Ends the caller's session, if there is one, and forgets it in the browser. */
export async function logout(
  { postLogoutRedirectUri, clientId }: Request<AuthenticationApi, 'logout'>,
  context: Context,
): Promise<Reply<AuthenticationApi, 'logout'>> {
  const { caller } = context;
  await requireCallback(context, 'postLogoutRedirectUri', postLogoutRedirectUri, clientId);
  if (caller.kind === 'member' && caller.sessionId !== undefined)
    await closeSession(context, caller.sessionId);
  const headers = { ...dropSession(context), 'content-type': 'text/html; charset=utf-8' };
  return postLogoutRedirectUri
    ? rawReply(302, '', { ...headers, location: postLogoutRedirectUri })
    : rawReply(200, '<!doctype html><title>Signed out</title><p>Signed out.</p>', headers);
}
