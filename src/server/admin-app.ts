import { Hono } from 'hono';
import type { MigrationSet } from '../database/database.ts';
import { notFound } from '../platform/contract/errors.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { auditMigrations } from './audit/tables.ts';
import { forwardRoutes } from './forward/forward-routes.ts';
import type { Gateway } from './gateway.ts';
import { answerError } from './http/answer-error.ts';
import type { GatewayEnv } from './http/gateway-env.ts';
import { giveRequestId } from './http/give-request-id.ts';
import { limitBody } from './http/limit-body.ts';
import { refuseCrossSite } from './http/refuse-cross-site.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { mailboxMigrations } from './mail/mailbox.ts';
import { preparedRefundRoutes } from './prepared-refunds/prepared-refund-routes.ts';
import { preparedRefundMigrations } from './prepared-refunds/tables.ts';
import { authRoutes } from './staff/auth-routes.ts';
import { createStaffAuth } from './staff/auth.ts';
import { invitationRoutes } from './staff/invitation-routes.ts';
import { offerStaff } from './staff/session.ts';
import { sessionRoutes } from './staff/session-routes.ts';
import { setupRoutes } from './staff/setup-routes.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { staffMigrations } from './staff/tables.ts';

export const adminMigrations: readonly MigrationSet[] = [
  staffMigrations,
  auditMigrations,
  preparedRefundMigrations,
  mailboxMigrations,
];

/** A part of the gateway with its own routes, such as `{ path: '/admin/api/jobs', routes }`. */
export interface AdminPart {
  path: string;
  routes: Hono<GatewayEnv>;
}

/** Everything under `/admin/api` and `/admin/wixapis`. Each request passes the links in this order. */
export function adminApp(gateway: Gateway, others: readonly AdminPart[] = []): Hono<GatewayEnv> {
  const auth = createStaffAuth(gateway);
  const app = new Hono<GatewayEnv>();
  app.onError(answerError(gateway.logger));
  for (const path of ['/admin/api/*', '/admin/wixapis/*']) {
    app.use(
      path,
      securityHeaders(),
      giveRequestId(gateway.ids),
      refuseCrossSite(),
      limitBody(),
      offerStaff(gateway, auth),
    );
  }
  const parts: AdminPart[] = [
    { path: '/admin/api/auth', routes: authRoutes(gateway, auth) },
    { path: '/admin/api/setup', routes: setupRoutes(gateway) },
    { path: '/admin/api/invitations', routes: invitationRoutes(gateway) },
    { path: '/admin/api/staff', routes: staffRoutes(gateway) },
    { path: '/admin/api/audit-log', routes: auditRoutes(gateway) },
    { path: '/admin/api/prepared-refunds', routes: preparedRefundRoutes(gateway) },
    { path: '/admin/api/mailbox', routes: mailboxRoutes(gateway) },
    { path: '/admin/wixapis', routes: forwardRoutes(gateway) },
    ...others,
    { path: '/admin/api', routes: sessionRoutes(gateway) },
  ];
  for (const { path, routes } of parts) app.route(path, routes);
  app.all('/admin/api/*', (c) => {
    throw notFound(`There is no ${c.req.method} ${c.req.path}.`, 'ROUTE_NOT_FOUND');
  });
  return app;
}
