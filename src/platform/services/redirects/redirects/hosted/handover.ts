import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { parseJsonBody } from '#platform/contract/sound.ts';
import { isOpenSignIn } from '#platform/identity/sessions.ts';
import type { TokenSubject } from '#platform/identity/tokens.ts';
import type { HostedRoute } from '#platform/service.ts';
import { issueTokens, signInOf } from '#platform/services/identity/oauth/public.ts';
import type { Identity } from '../redirect-session.ts';
import { handOverRedirectSession } from '../tables.ts';

/** A member who signed out since, and whom the app kept to itself, comes as a new visitor. */
async function subjectFor(
  { memberId, sessionId, codeId, visitorId }: Identity,
  context: Context,
): Promise<TokenSubject> {
  const { db, siteId, ids } = context;
  const signIn = signInOf({ sessionId, codeId });
  if (memberId !== undefined && sessionId !== undefined && (await isOpenSignIn(db, siteId, signIn)))
    return { kind: 'member', siteId, memberId, ...signIn };
  return { kind: 'visitor', siteId, visitorId: visitorId ?? ids.guid() };
}

async function readCode(request: Request): Promise<string> {
  const body = parseJsonBody(await request.text());
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** The page a redirect led to fetches here, once, whose visit it is and where it leads back to. */
export const handoverRoute: HostedRoute = {
  method: 'POST',
  path: '/hosted/handover',
  async handle(request, context) {
    const { db, siteId, clock, tokens } = context;
    const id = await tokens.readId('handover', await readCode(request));
    const session = id === undefined ? undefined : await handOverRedirectSession(db, siteId, id, clock.now());
    if (!session) throw badRequest('The code is unknown, used or expired.', 'HANDOVER_CODE_INVALID');
    const subject = await subjectFor(session.identity, context);
    const reply = {
      ...(await issueTokens(context, subject, undefined)),
      role: subject.kind,
      intent: session.intent,
      callbacks: session.callbacks,
    };
    return Response.json(reply);
  },
};
