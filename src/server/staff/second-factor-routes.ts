import { Hono } from 'hono';
import { z } from 'zod';
import { failedPrecondition } from '../../platform/contract/errors.ts';
import { roleNames } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { recordAction } from './record-action.ts';
import { readRequiredRoles, writeRequiredRoles } from './required-second-factor.ts';
import { requirePermission, requireStaff } from './session.ts';

const change = z.strictObject({ roles: z.array(z.enum(roleNames)).max(roleNames.length) });

/** Mounted at `/admin/api/second-factor-roles`: which roles require a second factor. */
export function secondFactorRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const site = { db: gateway.database.kysely, siteId: gateway.siteId };
  return new Hono<GatewayEnv>()
    .get('/', async (c) => {
      await requireStaff(c);
      return c.json({ roles: await readRequiredRoles(site) });
    })
    .put('/', async (c) => {
      const staff = await requirePermission(c, 'COUNTERPART.STAFF_MANAGE');
      const wanted = new Set((await readJson(c, change)).roles);
      const roles = roleNames.filter((role) => wanted.has(role));
      if (wanted.has(staff.role) && !staff.twoFactorEnabled) {
        throw failedPrecondition(
          'Turn on two-factor authentication for yourself before you require it of your own role.',
          'OWN_SECOND_FACTOR_OFF',
        );
      }
      const before = await readRequiredRoles(site);
      await writeRequiredRoles(site, roles);
      await recordAction(c, gateway, staff, {
        name: 'requireSecondFactor',
        entityType: 'secondFactorRoles',
        entityId: 'settings',
        before: { roles: before },
        after: { roles },
      });
      return c.json({ roles });
    });
}
