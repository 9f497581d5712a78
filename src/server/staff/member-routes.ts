import { Hono } from 'hono';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { z } from 'zod';
import { failedPrecondition, invalidField, notFound } from '../../platform/contract/errors.ts';
import { roleNames } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { answerList, oneOf } from '../http/simple-rest.ts';
import { assertOwnerRemains } from './members.ts';
import { personName } from './new-account.ts';
import { recordAction } from './record-action.ts';
import { requirePermission } from './session.ts';
import { staffTables, type StaffMemberRow, type StaffTables } from './tables.ts';

const RIGHT = 'COUNTERPART.STAFF_MANAGE';

/** The interface sends the whole record back; what cannot be changed is not read. */
const change = z.object({
  name: personName.optional(),
  role: z.enum(roleNames).optional(),
  active: z.boolean().optional(),
});
type Change = z.infer<typeof change>;

const present = (row: StaffMemberRow): Record<string, unknown> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  active: row.active,
  twoFactorEnabled: row.two_factor_enabled ?? false,
  createdAt: row.created_at.toISOString(),
  lastSignedInAt: row.last_signed_in_at?.toISOString() ?? null,
});

const searched = (value: unknown) => {
  if (typeof value !== 'string') throw invalidField('filter.q', 'VALIDATION', 'must be a text');
  const pattern = `%${value.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(name ILIKE ${pattern} OR email ILIKE ${pattern})`;
};

async function lockMember(db: Kysely<StaffTables>, id: string): Promise<StaffMemberRow> {
  const row = await db
    .selectFrom('staff_members')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such member of staff.');
  return row;
}

/** Deactivating signs out everywhere in the same transaction. */
async function applyChange(gateway: Gateway, byId: string, id: string, wanted: Change) {
  return gateway.database.transaction(async (tx) => {
    const db = staffTables(tx);
    const losesOwner = wanted.active === false || (wanted.role !== undefined && wanted.role !== 'owner');
    if (losesOwner) await assertOwnerRemains(db, gateway, id);
    const before = await lockMember(db, id);
    if (wanted.active === false && id === byId) {
      throw failedPrecondition('You cannot deactivate your own account.', 'OWN_ACCOUNT');
    }
    const { name = before.name, role = before.role, active = before.active } = wanted;
    const after = await db
      .updateTable('staff_members')
      .set({ name, role, active, updated_at: gateway.clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!active) await db.deleteFrom('staff_sessions').where('user_id', '=', id).execute();
    return { before, after };
  });
}

/** Who works here: seen by those who read the audit log, changed by those who manage staff. */
export function memberRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const db = staffTables(gateway.database.kysely);

  app.get('/', async (c) => {
    await requirePermission(c, RIGHT, 'COUNTERPART.AUDIT_READ');
    return answerList(c, gateway.database.kysely, db.selectFrom('staff_members').selectAll(), {
      resource: 'staff',
      sortable: {
        name: 'name',
        email: 'email',
        role: 'role',
        createdAt: 'created_at',
        lastSignedInAt: 'last_signed_in_at',
      },
      defaultSort: { field: 'name', order: 'ASC' },
      filters: {
        q: searched,
        role: oneOf('role', 'role'),
        active: (value, eb) => eb('active', '=', value === true),
      },
      present,
    });
  });

  app.get('/:id', async (c) => {
    await requirePermission(c, RIGHT, 'COUNTERPART.AUDIT_READ');
    const row = await db
      .selectFrom('staff_members')
      .selectAll()
      .where('id', '=', c.req.param('id'))
      .executeTakeFirst();
    if (!row) throw notFound('There is no such member of staff.');
    return c.json(present(row));
  });

  app.put('/:id', async (c) => {
    const staff = await requirePermission(c, RIGHT);
    const { before, after } = await applyChange(
      gateway,
      staff.staffId,
      c.req.param('id'),
      await readJson(c, change),
    );
    const parts = ({ name, role, active }: StaffMemberRow) => ({ name, role, active });
    await recordAction(c, gateway, staff, {
      name: 'updateStaff',
      entityType: 'staff',
      entityId: after.id,
      before: parts(before),
      after: parts(after),
    });
    return c.json(present(after));
  });

  app.post('/:id/sign-out', async (c) => {
    const staff = await requirePermission(c, RIGHT);
    const id = c.req.param('id');
    await db.deleteFrom('staff_sessions').where('user_id', '=', id).execute();
    await recordAction(c, gateway, staff, { name: 'signOutStaff', entityType: 'staff', entityId: id });
    return c.json({});
  });

  /** For somebody who lost both phone and backup codes. */
  app.post('/:id/reset-two-factor', async (c) => {
    const staff = await requirePermission(c, RIGHT);
    const id = c.req.param('id');
    const row = await gateway.database.transaction(async (tx) => {
      const inside = staffTables(tx);
      await lockMember(inside, id);
      await inside.deleteFrom('staff_two_factors').where('user_id', '=', id).execute();
      await inside.deleteFrom('staff_sessions').where('user_id', '=', id).execute();
      return inside
        .updateTable('staff_members')
        .set({ two_factor_enabled: false })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    await recordAction(c, gateway, staff, { name: 'resetTwoFactor', entityType: 'staff', entityId: id });
    return c.json(present(row));
  });

  return app;
}
