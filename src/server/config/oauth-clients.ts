import type { OAuthClient } from '../../platform/ports.ts';
import type { Environment } from './environment.ts';

/** The shop's own client, and with it whatever the operator allows to come back from a login or a checkout. */
export const oauthClients = (env: Environment, publicUrl: string): OAuthClient[] => [
  {
    id: env.PLATFORM_CLIENT_ID,
    name: env.STORE_NAME,
    redirectUris: [`${publicUrl}/sign-in/callback`, ...env.REDIRECT_URIS],
    redirectDomains: [new URL(publicUrl).host, 'localhost', ...env.REDIRECT_DOMAINS],
    ...(env.PLATFORM_CLIENT_SECRET !== undefined && { secret: env.PLATFORM_CLIENT_SECRET }),
  },
];
