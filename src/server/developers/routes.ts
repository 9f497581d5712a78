import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import type { OAuthClient } from '../../platform/ports.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { requirePermission } from '../staff/session.ts';
import { apiKeyRoutes, DEVELOPERS } from './api-key-routes.ts';
import type { KeyUses } from './key-uses.ts';
import { oauthClientRoutes } from './oauth-client-routes.ts';

export interface DeveloperParts {
  uses: KeyUses;
  /** Those of the configuration. */
  clients: readonly OAuthClient[];
}

/** Mounted at `/admin/api`: what lets other programs in. A hosted platform keeps its own keys and clients. */
export function developerRoutes(gateway: Gateway, parts: DeveloperParts | undefined): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  if (parts) {
    app.route('/api-keys', apiKeyRoutes(gateway, parts.uses));
    app.route('/oauth-clients', oauthClientRoutes(gateway, parts.clients));
    return app;
  }
  for (const path of ['/api-keys', '/api-keys/*', '/oauth-clients', '/oauth-clients/*'])
    app.all(path, async (c) => {
      await requirePermission(c, DEVELOPERS);
      throw notFound('The hosted platform keeps its own keys and clients.', 'DEVELOPERS_NOT_HERE');
    });
  return app;
}
