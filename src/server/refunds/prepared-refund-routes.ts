import { Hono } from 'hono';
import { z } from 'zod';
import { notFound } from '../../platform/contract/errors.ts';
import { REFUND_SEND } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { answerList, oneOf } from '../http/simple-rest.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { approveRefund, declineRefund, prepareRefund } from './prepared-refunds.ts';
import { preparedRefundTable, type PreparedRefundRow } from './tables.ts';

const PREPARE = 'COUNTERPART.REFUND_PREPARE';
const READ = 'ECOM.READ_TRANSACTIONS';

const fresh = z
  .object({
    orderId: z.guid(),
    request: z.looseObject({ orderId: z.guid() }),
    preview: z.unknown().optional(),
    note: z.string().max(1000).optional(),
  })
  .refine((refund) => refund.orderId === refund.request.orderId, {
    path: ['request', 'orderId'],
    message: 'must be the order the refund is for',
  });

const declined = z.object({ reason: z.string().max(1000).nullish() });

const present = (row: PreparedRefundRow): Record<string, unknown> => ({
  id: row.id,
  orderId: row.order_id,
  status: row.status,
  request: row.request,
  preview: row.preview,
  note: row.note,
  preparedBy: row.prepared_by,
  preparedById: row.prepared_by_id,
  preparedAt: row.prepared_at.toISOString(),
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decisionNote: row.decision_note,
  result: row.result,
  error: row.error,
});

/** Mounted at `/admin/api`: one person prepares, another one sends. */
export function preparedRefundRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/prepared-refunds');
  const mine = () =>
    preparedRefundTable(gateway.database.kysely)
      .selectFrom('prepared_refunds')
      .selectAll()
      .where('site_id', '=', gateway.siteId);

  app.get('/', async (c) => {
    await requirePermission(c, READ);
    return answerList(c, gateway.database.kysely, mine(), {
      resource: 'prepared-refunds',
      sortable: { preparedAt: 'prepared_at', status: 'status' },
      defaultSort: { field: 'preparedAt', order: 'DESC' },
      filters: {
        orderId: oneOf('orderId', 'order_id'),
        status: oneOf('status', 'status'),
      },
      present,
    });
  });

  app.get('/:id', async (c) => {
    await requirePermission(c, READ);
    const row = await mine().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (!row) throw notFound('There is no such prepared refund.');
    return c.json(present(row));
  });

  app.post('/', async (c) => {
    const staff = await requirePermission(c, PREPARE);
    const row = await prepareRefund(gateway, staff, await readJson(c, fresh));
    await recordAction(c, gateway, staff, {
      name: 'prepareRefund',
      entityType: 'preparedRefund',
      entityId: row.id,
      after: { orderId: row.order_id, request: row.request },
    });
    return c.json(present(row));
  });

  app.post('/:id/approve', async (c) => {
    const staff = await requirePermission(c, REFUND_SEND);
    return c.json(present(await approveRefund(gateway, c.req.param('id'), staff, c.get('requestId'))));
  });

  app.post('/:id/decline', async (c) => {
    const staff = await requirePermission(c, REFUND_SEND, PREPARE);
    const { reason } = await readJson(c, declined);
    const row = await declineRefund(gateway, c.req.param('id'), staff, reason ?? null);
    await recordAction(c, gateway, staff, {
      name: 'declineRefund',
      entityType: 'preparedRefund',
      entityId: row.id,
      after: { orderId: row.order_id, reason: row.decision_note },
    });
    return c.json(present(row));
  });

  return app;
}
