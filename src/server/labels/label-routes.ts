import { Hono } from 'hono';
import { z } from 'zod';
import { notFound, PlatformError } from '../../platform/contract/errors.ts';
import type { FileStore } from '../../platform/ports.ts';
import { ordersDesk } from '../../shared/desks/orders.ts';
import type { LabelDesk } from '../../shared/labels.ts';
import { openAudit } from '../audit/audit-log.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { requirePermission } from '../staff/session.ts';
import type { ShippingCarrier } from './carrier.ts';
import { LabelStore, labelShown } from './label-store.ts';
import { boxesOf, buyLabel, labelFile, ratesFor, resumeLabel, voidLabel, type LabelParts } from './labels.ts';
import type { LabelRow } from './tables.ts';

const side = z.number().positive().max(1000);
const decimal = z.string().regex(/^\d{1,6}(\.\d{1,3})?$/);
const parcel = z.object({
  orderId: z.guid(),
  box: z.strictObject({ name: z.string().min(1).max(255), length: side, width: side, height: side }),
  weight: decimal.refine((kilos) => Number(kilos) > 0, 'must be more than nothing'),
});
const requested = parcel.extend({ id: z.guid(), service: z.string().min(1).max(100), price: decimal });

/** Mounted at `/admin/api`: what a way costs, labels bought, given back, and each as a PDF. */
export function labelRoutes(
  gateway: Gateway,
  files: FileStore,
  carrier: ShippingCarrier | undefined,
): Hono<GatewayEnv> {
  const store = new LabelStore(gateway.database, gateway.siteId);
  const app = new Hono<GatewayEnv>().basePath('/labels');
  const mayBuy = (c: GatewayContext): Promise<Staff> => requirePermission(c, ...ordersDesk.rights.fulfil);
  const parts = (): LabelParts => {
    if (carrier) return { gateway, store, files, carrier };
    throw notFound('No carrier is set up.', 'NO_CARRIER');
  };

  /** The entry is there before the carrier is asked. */
  const audited = async (
    c: GatewayContext,
    by: Staff,
    action: { name: string; ids: string[]; request?: unknown; good: LabelRow['status'] },
    act: () => Promise<LabelRow>,
  ): Promise<LabelRow> => {
    const entry = await openAudit(gateway, {
      by,
      operation: `counterpart.${action.name}`,
      entityType: 'counterpart.label',
      entityIds: action.ids,
      requestId: c.get('requestId'),
      request: action.request,
    });
    try {
      const row = await act();
      const after = labelShown(row);
      await entry.close(
        row.status === action.good
          ? { outcome: 'succeeded', status: 200, after }
          : { outcome: 'failed', status: 200, code: 'CARRIER_REFUSED', after },
      );
      return row;
    } catch (error) {
      if (error instanceof PlatformError)
        await entry.close({ outcome: 'failed', status: error.status, code: error.code });
      throw error;
    }
  };

  app.get('/orders/:orderId', async (c) => {
    await requirePermission(c, ...ordersDesk.rights.fulfillments);
    const labels = (await store.ofOrders([c.req.param('orderId')])).map(labelShown);
    const desk: LabelDesk = {
      labels,
      boxes: carrier ? await boxesOf(gateway) : [],
      ...(carrier && { carrier: { name: carrier.name, test: carrier.test } }),
    };
    return c.json(desk);
  });

  app.post('/rates', async (c) => {
    await mayBuy(c);
    return c.json({ rates: await ratesFor(parts(), await readJson(c, parcel)) });
  });

  app.post('/', async (c) => {
    const staff = await mayBuy(c);
    const request = await readJson(c, requested);
    const all = parts();
    const action = { name: 'buyLabel', ids: [request.orderId, request.id], request, good: 'bought' as const };
    return c.json(labelShown(await audited(c, staff, action, () => buyLabel(all, request, staff.name))));
  });

  app.post('/:id/resume', async (c) => {
    const staff = await mayBuy(c);
    const id = c.req.param('id');
    const all = parts();
    const known = await store.get(id);
    if (!known) throw notFound('There is no such label.', 'LABEL_NOT_FOUND');
    const voiding = known.status === 'voiding';
    const action = {
      name: voiding ? 'voidLabel' : 'buyLabel',
      ids: [known.order_id, id],
      good: voiding ? ('voided' as const) : ('bought' as const),
    };
    return c.json(labelShown(await audited(c, staff, action, () => resumeLabel(all, known))));
  });

  app.post('/:id/void', async (c) => {
    const staff = await mayBuy(c);
    const id = c.req.param('id');
    const all = parts();
    const known = await store.get(id);
    if (!known) throw notFound('There is no such label.', 'LABEL_NOT_FOUND');
    const action = { name: 'voidLabel', ids: [known.order_id, id], good: 'voided' as const };
    return c.json(labelShown(await audited(c, staff, action, () => voidLabel(all, id))));
  });

  app.get('/:id/document.pdf', async (c) => {
    await requirePermission(c, ...ordersDesk.rights.fulfillments);
    const row = await store.get(c.req.param('id'));
    const document = row?.tracking_number ? await files.read(labelFile(row.id)) : undefined;
    if (!document) throw notFound('There is no such label.', 'LABEL_NOT_FOUND');
    c.header('content-type', 'application/pdf');
    c.header('content-disposition', `inline; filename="label-${row?.tracking_number}.pdf"`);
    c.header('cache-control', 'private, no-store');
    return c.body(new Uint8Array(document));
  });

  return app;
}
