import { Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { invalidField, notFound, permissionDenied } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { mayUse } from '../jobs/routes.ts';
import { requireStaff } from '../staff/session.ts';

/** Roles that keep the team's views in order, besides whoever made one. */
const KEEPERS: ReadonlySet<string> = new Set(['owner']);

/** What a view remembers is the list's own business; it only may not be huge. */
const MAX_STATE = 20_000;

const state = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= MAX_STATE, 'is too large');
const fields = { name: z.string().trim().min(1).max(80), team: z.boolean(), state, isDefault: z.boolean() };
const newView = z.object({
  ...fields,
  resource: z.string().min(1).max(60),
  isDefault: fields.isDefault.default(false),
});
const changedView = z.object(fields).partial();

interface Row {
  id: string;
  resource: string;
  owner_id: string;
  owner_name: string;
  team: boolean;
  name: string;
  state: Record<string, unknown>;
  is_default: boolean;
  updated_date: string;
}

/**
 * `/views`: saved lists, each person's own and the team's, and which one a person begins with. Under the name of a job
 * are the column sets of an export: whoever may start the job may read and change those that are shared.
 */
export function viewRoutes(
  { database, siteId, clock, ids }: Gateway,
  kinds: ReadonlyMap<string, JobKind>,
): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const db = database.kysely;

  const mayRead = (staff: Staff, resource: string): boolean => {
    const kind = kinds.get(resource);
    return !kind || mayUse(staff, kind);
  };
  const mayChange = (staff: Staff, row: Row): boolean =>
    row.owner_id === staff.staffId || KEEPERS.has(staff.role) || kinds.has(row.resource);

  const present = (row: Row, staff: Staff): object => ({
    id: row.id,
    resource: row.resource,
    name: row.name,
    team: row.team,
    state: row.state,
    isDefault: row.is_default,
    owner: { id: row.owner_id, name: row.owner_name },
    mine: row.owner_id === staff.staffId,
    mayEdit: mayChange(staff, row),
    updatedDate: row.updated_date,
  });

  const visible = async (staff: Staff, narrow: { id?: string; resource?: string }): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT v.*, d.view_id IS NOT NULL AS is_default FROM saved_views v
      LEFT JOIN default_views d ON d.site_id = v.site_id AND d.staff_id = ${staff.staffId} AND d.view_id = v.id
      WHERE v.site_id = ${siteId} AND (v.team OR v.owner_id = ${staff.staffId})
        ${narrow.id === undefined ? sql`` : sql`AND v.id = ${narrow.id}`}
        ${narrow.resource === undefined ? sql`` : sql`AND v.resource = ${narrow.resource}`}
      ORDER BY v.team, lower(v.name), v.id`.execute(db);
    return rows.filter((row) => mayRead(staff, row.resource));
  };

  const find = async (staff: Staff, id: string): Promise<Row> => {
    const [row] = await visible(staff, { id });
    if (!row) throw notFound('There is no such view.', 'VIEW_NOT_FOUND');
    return row;
  };

  const mayEdit = (staff: Staff, row: Row): void => {
    if (mayChange(staff, row)) return;
    throw permissionDenied(`Only ${row.owner_name} or an owner may change this view.`);
  };

  const setDefault = async (
    staff: Staff,
    row: { id: string; resource: string },
    isDefault: boolean,
  ): Promise<void> => {
    await (
      isDefault
        ? sql`INSERT INTO default_views (site_id, staff_id, resource, view_id)
          VALUES (${siteId}, ${staff.staffId}, ${row.resource}, ${row.id})
          ON CONFLICT (site_id, staff_id, resource) DO UPDATE SET view_id = EXCLUDED.view_id`
        : sql`DELETE FROM default_views WHERE site_id = ${siteId} AND staff_id = ${staff.staffId} AND view_id = ${row.id}`
    ).execute(db);
  };

  app.get('/views', async (c) => {
    const staff = await requireStaff(c);
    const { from, to, filter } = readListRequest(c);
    const { resource } = filter;
    if (resource !== undefined && typeof resource !== 'string') {
      throw invalidField('filter.resource', 'VALIDATION', 'must be a resource name');
    }
    const rows = await visible(staff, resource === undefined ? {} : { resource });
    return listReply(
      c,
      'views',
      rows.slice(from, to + 1).map((row) => present(row, staff)),
      from,
      rows.length,
    );
  });

  app.get('/views/:id', async (c) => {
    const staff = await requireStaff(c);
    return c.json(present(await find(staff, c.req.param('id')), staff));
  });

  app.post('/views', async (c) => {
    const staff = await requireStaff(c);
    const view = await readJson(c, newView);
    if (!mayRead(staff, view.resource))
      throw permissionDenied('Your role may not save column sets of this export.', undefined, {
        permissionIds: kinds.get(view.resource)?.permissions ?? [],
      });
    const id = ids.guid();
    const now = clock.now().toISOString();
    await sql`
      INSERT INTO saved_views (site_id, id, resource, owner_id, owner_name, team, name, state, created_date, updated_date)
      VALUES (${siteId}, ${id}, ${view.resource}, ${staff.staffId}, ${staff.name}, ${view.team}, ${view.name},
        ${JSON.stringify(view.state)}::jsonb, ${now}, ${now})`.execute(db);
    if (view.isDefault) await setDefault(staff, { id, resource: view.resource }, true);
    return c.json(present(await find(staff, id), staff));
  });

  app.put('/views/:id', async (c) => {
    const staff = await requireStaff(c);
    const row = await find(staff, c.req.param('id'));
    const { isDefault, ...change } = await readJson(c, changedView);
    if (Object.keys(change).length > 0) {
      mayEdit(staff, row);
      await sql`
        UPDATE saved_views SET name = ${change.name ?? row.name}, team = ${change.team ?? row.team},
          state = ${JSON.stringify(change.state ?? row.state)}::jsonb, updated_date = ${clock.now().toISOString()}
        WHERE site_id = ${siteId} AND id = ${row.id}`.execute(db);
    }
    if (isDefault !== undefined) await setDefault(staff, row, isDefault);
    return c.json(present(await find(staff, row.id), staff));
  });

  app.delete('/views/:id', async (c) => {
    const staff = await requireStaff(c);
    const row = await find(staff, c.req.param('id'));
    mayEdit(staff, row);
    await database.transaction(async (tx) => {
      await sql`DELETE FROM saved_views WHERE site_id = ${siteId} AND id = ${row.id}`.execute(tx);
      await sql`DELETE FROM default_views WHERE site_id = ${siteId} AND view_id = ${row.id}`.execute(tx);
    });
    return c.json(present(row, staff));
  });

  return app;
}
