import { Hono } from 'hono';
import { writeAudit } from '../audit/audit-log.ts';
import type { Gateway } from '../gateway.ts';
import { clientAddress } from '../http/client-address.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { spendAttempt } from './attempts.ts';
import { newAccount } from './new-account.ts';
import { createFirstOwner, setupIsNeeded, setupTokenIsValid } from './setup.ts';

/** Mounted at `/admin/api/setup`: the first owner comes in by the link that the console printed. */
export function setupRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  app.get('/', async (c) => {
    const needed = await setupIsNeeded(gateway);
    const token = c.req.query('token');
    return c.json({
      needed,
      valid: needed && token !== undefined && (await setupTokenIsValid(gateway, token)),
    });
  });

  app.post('/', async (c) => {
    await spendAttempt(gateway, [{ key: `setup from ${clientAddress(c)}`, max: 20, seconds: 900 }]);
    const { token, name, email, password } = await readJson(c, newAccount.required());
    const passwordHash = await gateway.passwords.hash(password);
    const owner = await createFirstOwner(gateway, token, { name, email, passwordHash });
    await writeAudit(
      gateway,
      {
        by: { email: owner.email, staffId: owner.id, role: 'owner' },
        operation: 'counterpart.setUp',
        entityType: 'counterpart.staff',
        entityIds: [owner.id],
        requestId: c.get('requestId'),
      },
      {
        outcome: 'succeeded',
        status: 200,
        after: { name: owner.name, email: owner.email, role: owner.role },
      },
    );
    return c.json({ email: owner.email });
  });

  return app;
}
