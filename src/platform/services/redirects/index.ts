import type { Context } from '../../context.ts';
import type { Handlers, RedirectsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { authorizeRoutes } from './hosted/authorize.ts';
import { handoverRoute } from './hosted/handover.ts';
import { logoutRoute } from './hosted/logout.ts';
import { redirectRoute } from './hosted/redirect.ts';
import { migrations } from './migrations.ts';
import { createRedirectSession } from './operations/createRedirectSession.ts';
import { removeRedirectSessionsExpiredBefore } from './tables.ts';

/** Kept for a day after they expired, so that who comes late is told so. */
const KEPT_MS = 86_400_000;

export const redirects = defineService({
  name: 'redirects',
  package: 'redirects_redirects',
  handlers: { createRedirectSession } satisfies Handlers<RedirectsApi, Context>,
  routes: [redirectRoute, ...authorizeRoutes, handoverRoute, logoutRoute],
  upkeep: ({ db, siteId, clock }) =>
    removeRedirectSessionsExpiredBefore(db, siteId, new Date(clock.now().getTime() - KEPT_MS)),
  migrations,
});
