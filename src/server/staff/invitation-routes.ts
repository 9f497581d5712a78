import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { roleNames } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import { clientAddress } from '../http/client-address.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { answerList } from '../http/simple-rest.ts';
import { spendAttempt } from './attempts.ts';
import { acceptInvitation, findInvitation, invite, inviteAgain } from './invitations.ts';
import { emailAddress, newAccount } from './new-account.ts';
import { recordAction } from './record-action.ts';
import { requirePermission } from './session.ts';
import { staffTables, type InvitationRow } from './tables.ts';

const RIGHT = 'COUNTERPART.STAFF_MANAGE';
const body = z.object({ email: emailAddress, role: z.enum(roleNames) });

const present = (row: InvitationRow): Record<string, unknown> => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

/** Mounted at `/admin/api/invitations`: the open ones, and accepting one. */
export function invitationRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const open = () =>
    staffTables(gateway.database.kysely)
      .selectFrom('staff_invitations')
      .selectAll()
      .where('site_id', '=', gateway.siteId)
      .where('accepted_at', 'is', null);

  app.get('/', async (c) => {
    await requirePermission(c, RIGHT);
    return answerList(c, gateway.database.kysely, open(), {
      resource: 'invitations',
      sortable: { email: 'email', role: 'role', createdAt: 'created_at', expiresAt: 'expires_at' },
      defaultSort: { field: 'createdAt', order: 'DESC' },
      present,
    });
  });

  app.get('/accept', async (c) => {
    const row = await findInvitation(gateway, c.req.query('token') ?? '');
    if (!row) throw notFound('This invitation is used, withdrawn or too old.', 'INVALID_TOKEN');
    return c.json({ email: row.email, role: row.role, store: gateway.store.name });
  });

  app.post('/accept', async (c) => {
    await spendAttempt(gateway, [{ key: `accept from ${clientAddress(c)}`, max: 20, seconds: 900 }]);
    const { token, name, password } = await readJson(c, newAccount.omit({ email: true }));
    const member = await acceptInvitation(gateway, token, {
      name,
      passwordHash: await gateway.passwords.hash(password),
    });
    const { id, email, role } = member;
    const by = { email, staffId: id, role };
    await recordAction(c, gateway, by, {
      name: 'acceptInvitation',
      entityType: 'staff',
      entityId: id,
      after: { name, email, role },
    });
    return c.json({ email });
  });

  app.post('/', async (c) => {
    const staff = await requirePermission(c, RIGHT);
    const { row, link } = await invite(gateway, staff, await readJson(c, body));
    const { id, email, role } = row;
    await recordAction(c, gateway, staff, {
      name: 'invite',
      entityType: 'invitation',
      entityId: id,
      after: { email, role },
    });
    return c.json({ ...present(row), link });
  });

  app.post('/:id/resend', async (c) => {
    const staff = await requirePermission(c, RIGHT);
    const { row, link } = await inviteAgain(gateway, staff, c.req.param('id'));
    await recordAction(c, gateway, staff, {
      name: 'inviteAgain',
      entityType: 'invitation',
      entityId: row.id,
    });
    return c.json({ ...present(row), link });
  });

  app.delete('/:id', async (c) => {
    const staff = await requirePermission(c, RIGHT);
    const row = await staffTables(gateway.database.kysely)
      .deleteFrom('staff_invitations')
      .where('site_id', '=', gateway.siteId)
      .where('id', '=', c.req.param('id'))
      .where('accepted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('There is no such open invitation.');
    const { id, email, role } = row;
    await recordAction(c, gateway, staff, {
      name: 'withdrawInvitation',
      entityType: 'invitation',
      entityId: id,
      before: { email, role },
    });
    return c.json(present(row));
  });

  return app;
}
