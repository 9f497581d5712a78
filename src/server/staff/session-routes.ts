import { Hono } from 'hono';
import { z } from 'zod';
import { roles } from '../roles/roles.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { demoAccounts } from './demo-staff.ts';
import type { StaffAuth } from './auth.ts';
import { personName } from './new-account.ts';
import { recordAction } from './record-action.ts';
import { renewSession, requireSignedIn, requireStaff } from './session.ts';
import { staffTables } from './tables.ts';
import { setupIsNeeded } from './setup.ts';
import { isUsable } from './usable.ts';

/** `/session`, `/roles` and, for everybody, `/sign-in-info`. */
export function sessionRoutes(gateway: Gateway, auth: StaffAuth): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  app.get('/session', async (c) => {
    const staff = await requireSignedIn(c);
    await renewSession(c, gateway, auth);
    // Also those who left: what they did is still theirs.
    const colleagues = await staffTables(gateway.database.kysely)
      .selectFrom('staff_members')
      .select(['email', 'name', 'role', 'active', 'demo', 'order_emails'])
      .orderBy('email')
      .execute();
    const owners = colleagues.filter((each) => each.role === 'owner' && isUsable(each, gateway));
    const { staffId, email, name, role, permissions, twoFactorEnabled, lacksSecondFactor } = staff;
    return c.json({
      staff: {
        id: staffId,
        email,
        name,
        role,
        orderEmails: colleagues.some((each) => each.email === email && each.order_emails),
      },
      role,
      permissions,
      roles,
      twoFactorEnabled,
      lacksSecondFactor,
      store: gateway.store,
      demo: gateway.demo,
      hasMailbox: await gateway.hasMailbox(),
      ownFields: gateway.embedded,
      colleagues: colleagues.map((each) => ({ email: each.email, name: each.name })),
      owners: owners.map((each) => each.name),
    });
  });

  /** What people may change of themselves; their role and address are the owners'. */
  app.put('/profile', async (c) => {
    const staff = await requireSignedIn(c);
    const { name = staff.name, orderEmails } = await readJson(
      c,
      z
        .strictObject({ name: personName.optional(), orderEmails: z.boolean().optional() })
        .refine((change) => Object.keys(change).length > 0, 'Nothing to change.'),
    );
    await staffTables(gateway.database.kysely)
      .updateTable('staff_members')
      .set({
        name,
        ...(orderEmails !== undefined && { order_emails: orderEmails }),
        updated_at: gateway.clock.now(),
      })
      .where('id', '=', staff.staffId)
      .execute();
    if (name === staff.name) return c.json({ id: staff.staffId, name });
    await recordAction(c, gateway, staff, {
      name: 'changeName',
      entityType: 'staff',
      entityId: staff.staffId,
      before: { name: staff.name },
      after: { name },
    });
    return c.json({ id: staff.staffId, name });
  });

  app.get('/roles', async (c) => {
    await requireStaff(c);
    return c.json(roles);
  });

  app.get('/sign-in-info', async (c) =>
    c.json({
      store: { name: gateway.store.name, locale: gateway.store.locale },
      setupNeeded: await setupIsNeeded(gateway),
      demo: gateway.demo,
      hasMailbox: await gateway.hasMailbox(),
      ...(gateway.demo && { signIns: demoAccounts }),
    }),
  );

  return app;
}
