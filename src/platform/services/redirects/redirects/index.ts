import { rowsBefore, type RetentionRule } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';
import type { Handlers, RedirectsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { authorizeRoutes } from './hosted/authorize.ts';
import { handoverRoute } from './hosted/handover.ts';
import { logoutRoute } from './hosted/logout.ts';
import { redirectRoute } from './hosted/redirect.ts';
import { migrations } from './migrations.ts';
import { createRedirectSession } from './operations/createRedirectSession.ts';

/** For a day, so that who comes late is told so. */
const redirectSessions: RetentionRule = {
  what: 'Redirect sessions',
  since: 'they expired',
  days: 1,
  forget: rowsBefore('redirect_sessions', 'expires_at'),
};

export const redirects = defineService({
  name: 'redirects',
  package: 'redirects_redirects',
  handlers: { createRedirectSession } satisfies Handlers<RedirectsApi, Context>,
  routes: [redirectRoute, ...authorizeRoutes, handoverRoute, logoutRoute],
  retentionRules: [redirectSessions],
  migrations,
});
