import { Hono } from 'hono';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { invalidField, notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { answerList, filterText, oneOf } from '../http/simple-rest.ts';
import { requirePermission } from '../staff/session.ts';
import { auditTable, type AuditRow } from './tables.ts';

const RIGHT = 'COUNTERPART.AUDIT_READ';

// oxlint-disable-next-line typescript/no-explicit-any -- the list helper knows no tables
type Builder = ExpressionBuilder<any, any>;

const date = (name: string, value: unknown): Date => {
  const result = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).safeParse(value);
  if (result.success) return new Date(result.data);
  throw invalidField(`filter.${name}`, 'FORMAT', 'must be an ISO date', { type: 'DATE' });
};

const ofAny = (ids: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`entity_ids && ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;

const aboutShape = z.strictObject({
  ids: z.array(z.string().max(100)).max(100),
  text: z.string().min(1).max(200),
});

/** The records that a search found, or the words themselves: the name of what is gone, an id, a request's id, a title. */
function about(value: unknown): Expression<SqlBool> {
  const result = aboutShape.safeParse(value);
  if (!result.success) throw invalidField('filter.about', 'VALIDATION', 'must be ids and a text');
  const { ids, text: words } = result.data;
  const pattern = `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(${ofAny([...ids, words])} OR request_id = ${words}
    OR before->>'name' ILIKE ${pattern} OR after->>'name' ILIKE ${pattern} OR after->>'email' ILIKE ${pattern}
    OR request->>'title' ILIKE ${pattern} OR staff_email ILIKE ${pattern})`;
}

const filters = {
  staffId: oneOf('staffId', 'staff_id'),
  staffEmail: oneOf('staffEmail', 'staff_email'),
  operation: oneOf('operation', 'operation'),
  entityType: oneOf('entityType', 'entity_type'),
  outcome: oneOf('outcome', 'outcome'),
  requestId: oneOf('requestId', 'request_id'),
  entityId: (value: unknown) =>
    ofAny((Array.isArray(value) ? value : [value]).map((id) => filterText('entityId', id))),
  about,
  at_gte: (value: unknown, eb: Builder) => eb('at', '>=', date('at_gte', value)),
  at_lt: (value: unknown, eb: Builder) => eb('at', '<', date('at_lt', value)),
};

export const presentEntry = (row: AuditRow): Record<string, unknown> => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  staffId: row.staff_id,
  staffEmail: row.staff_email,
  role: row.role,
  operation: row.operation,
  entityType: row.entity_type,
  entityIds: row.entity_ids,
  outcome: row.outcome,
  status: row.status,
  code: row.code,
  requestId: row.request_id,
  request: row.request,
  before: row.before,
  after: row.after,
});

/** Mounted at `/admin/api`. */
export function auditRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/audit-log');
  const mine = () =>
    auditTable(gateway.database.kysely)
      .selectFrom('audit_log')
      .selectAll()
      .where('site_id', '=', gateway.siteId);

  app.get('/', async (c) => {
    await requirePermission(c, RIGHT);
    return answerList(c, gateway.database.kysely, mine(), {
      resource: 'audit-log',
      sortable: { at: 'at', staffEmail: 'staff_email', operation: 'operation', outcome: 'outcome' },
      defaultSort: { field: 'at', order: 'DESC' },
      filters,
      countCap: 10_000,
      present: presentEntry,
    });
  });

  app.get('/:id', async (c) => {
    await requirePermission(c, RIGHT);
    const row = await mine().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (!row) throw notFound('There is no such entry in the audit log.');
    return c.json(presentEntry(row));
  });

  return app;
}
