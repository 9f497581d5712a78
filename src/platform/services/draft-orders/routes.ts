import { parseJson } from '../../contract/sound.ts';
import { invalidField, PlatformError } from '../../contract/errors.ts';
import { requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { EDIT_HOURS } from './draft.ts';
import { readOrderEdit, takeOverOrderEdit } from './order-edit.ts';
import { drafts } from './tables.ts';

function readFilter(url: string): unknown {
  const text = new URL(url).searchParams.get('filter') ?? '{}';
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    throw invalidField('filter', 'VALIDATION', 'is not valid JSON');
  }
}

/** The contract counts no drafts without pricing them, and says who edits an order only to whoever is refused. */
export const routes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/draft-orders/count',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.DRAFT_ORDERS_READ');
      const { db, siteId, clock } = context;
      const since = new Date(clock.now().getTime() - EDIT_HOURS * 3_600_000).toISOString();
      const alive = [
        { status: { $ne: 'DRAFT' } },
        { orderId: { $exists: false } },
        { updatedDate: { $gte: since } },
      ];
      const filter = readFilter(request.url);
      const count = await drafts.countFound(db, siteId, { filter }, { scope: { $or: alive } });
      return Response.json({ count }, { headers: { 'cache-control': 'no-store' } });
    },
  },
  {
    method: 'GET',
    path: '/hosted/orders/:orderId/edit',
    async handle(_request, context, { orderId = '' }) {
      requireMerchant(context, 'ECOM.DRAFT_ORDERS_READ');
      const edit = await readOrderEdit(context, orderId);
      return Response.json(edit, { headers: { 'cache-control': 'no-store' } });
    },
  },
  {
    method: 'POST',
    path: '/hosted/orders/:orderId/edit/take-over',
    async handle(_request, context, { orderId = '' }) {
      requireMerchant(context, 'ECOM.DRAFT_ORDERS_MODIFY_ITEMS');
      return Response.json(await takeOverOrderEdit(context, orderId));
    },
  },
];
