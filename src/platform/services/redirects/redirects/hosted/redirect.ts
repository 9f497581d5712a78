import type { HostedRoute } from '#platform/service.ts';
import { frameAncestors, pagesOf } from '../rules/destinations.ts';
import { localizedPath } from '../rules/pages.ts';
import { useRedirectSession } from '../tables.ts';
import { htmlPage, redirectTo, spentPage } from '#platform/pipeline/html-page.ts';

/** The page asks for the identity at once. */
const HANDOVER_SECONDS = 300;

/** Takes a shopper from an app to a page of the shop, with whom the app knows them as. */
export const redirectRoute: HostedRoute = {
  method: 'GET',
  path: '/hosted/redirect/:id',
  async handle(request, context, { id = '' }) {
    const { db, siteId, clock, site, tokens } = context;
    const session = await useRedirectSession(db, siteId, id, clock.now());
    if (!session?.page) return spentPage(context);
    // The SDK opens sign-in in a frame nobody sees, to have been there once.
    if (session.intent === 'login' && request.headers.get('sec-fetch-dest') === 'iframe') {
      const pages = (await context.clients()).map((client) =>
        frameAncestors(pagesOf(client, site.publicUrl)),
      );
      return htmlPage(context, { title: 'Sign in', body: '', frameAncestors: pages.join(' ') });
    }
    const { path, query } = session.page;
    const search = new URLSearchParams({ ...session.query, ...query }).toString();
    const code = await tokens.signId('handover', id, HANDOVER_SECONDS);
    const page = `${site.publicUrl}${localizedPath(path, session.query['lang'])}`;
    return redirectTo(`${page}${search === '' ? '' : `?${search}`}#handover=${code}`);
  },
};
