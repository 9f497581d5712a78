import { defineService } from '#platform/service.ts';
import { activationRoutes } from './endpoints/activation-routes.ts';
import { factorRoutes } from './endpoints/factor-routes.ts';
import { securityRoutes } from './endpoints/security-routes.ts';
import { signInRoutes } from './endpoints/sign-in-routes.ts';
import { retentionRules } from './retention.ts';
import { migrations } from './migrations.ts';

/** Passwords, second factors, attempts and sign-ins under way: what the contract's operations stand on. */
export const accounts = defineService({
  name: 'accounts',
  routes: [...signInRoutes, ...factorRoutes, ...securityRoutes, ...activationRoutes],
  retentionRules,
  migrations,
});
