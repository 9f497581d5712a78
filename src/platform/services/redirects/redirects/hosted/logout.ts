import type { HostedRoute } from '#platform/service.ts';
import { closeSession } from '#platform/services/identity/oauth/public.ts';
import { useRedirectSession } from '../tables.ts';
import { redirectTo, spentPage } from '#platform/pipeline/html-page.ts';
import { dropSession, sessionOfBrowser } from './session-cookie.ts';

/** Every callback is told whether somebody is signed in. */
function leavingTo(address: string, state: string | undefined): string {
  const url = new URL(address);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('wixMemberLoggedIn', 'false');
  return url.href;
}

/** Ends the session of the app that asked and the one of this browser. */
export const logoutRoute: HostedRoute = {
  method: 'GET',
  path: '/hosted/logout/:id',
  async handle(request, context, { id = '' }) {
    const { db, siteId, clock, site } = context;
    const session = await useRedirectSession(db, siteId, id, clock.now());
    if (session?.intent !== 'logout') return spentPage(context);
    const open = [(await sessionOfBrowser(request, context))?.id, session.identity.sessionId];
    for (const sessionId of open) if (sessionId !== undefined) await closeSession(context, sessionId);
    const { postFlowUrl, state } = session.callbacks;
    return redirectTo(leavingTo(postFlowUrl ?? site.publicUrl, state), dropSession(context));
  },
};
