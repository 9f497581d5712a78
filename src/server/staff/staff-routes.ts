import { Hono } from 'hono';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { authRoutes } from './auth-routes.ts';
import type { StaffAuth } from './auth.ts';
import { confirmationRoutes } from './confirmation-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { setupRoutes } from './setup-routes.ts';

/** Everything about people: signing in, the first owner, invitations, who works here. Mounted at `/admin/api`. */
export function staffRoutes(gateway: Gateway, auth: StaffAuth): Hono<GatewayEnv> {
  return new Hono<GatewayEnv>()
    .route('/auth', authRoutes(gateway, auth))
    .route('/confirmation', confirmationRoutes(gateway, auth))
    .route('/setup', setupRoutes(gateway))
    .route('/invitations', invitationRoutes(gateway))
    .route('/staff', memberRoutes(gateway))
    .route('/second-factor-roles', secondFactorRoutes(gateway))
    .route('/', sessionRoutes(gateway, auth));
}
