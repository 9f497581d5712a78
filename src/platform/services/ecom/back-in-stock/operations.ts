import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { BackInStockNotificationsApi, Handlers } from '#platform/contract/index.ts';
import { queryPage } from '#platform/crud/index.ts';
import { lockRequest, move, removeRequests, requestNotFound } from './change.ts';
import { createRequest } from './create.ts';
import { variantsOf } from './item.ts';
import { report } from './report.ts';
import { present } from './request.ts';
import { requests } from './tables.ts';

async function countWaiting(
  { db, siteId }: Context,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ variantId: string; count: number }>`
    select variant_id as "variantId", count(*)::int as count from back_in_stock_requests
    where site_id = ${siteId} and variant_id = any(${[...variantIds]}::text[]) and status = 'RECEIVED'
    group by variant_id`.execute(db);
  return new Map(rows.map(({ variantId, count }) => [variantId, count]));
}

export const handlers = {
  async createBackInStockNotificationRequest(request, context) {
    const { contactId, ...shown } = present(await createRequest(context, request));
    // Whose address it is, is not told to whoever typed it.
    return { request: context.caller.kind === 'api-key' ? { ...shown, contactId } : shown };
  },
  async getBackInStockNotificationRequest({ id }, context) {
    const found = await requests.get(context.db, context.siteId, id);
    if (!found) throw requestNotFound(id);
    return { request: present(found) };
  },
  async deleteBackInStockNotificationRequest({ id }, context) {
    await removeRequests(context, [await lockRequest(context, id)]);
    return {};
  },
  async queryBackInStockNotificationRequests({ query }, context) {
    const { items, metadata } = await queryPage(requests, context, query ?? {}, { paging: 'platform' });
    return { requests: items.map(present), metadata };
  },
  async getBackInStockNotificationRequestsCountByCatalogReferences({ catalogReferences }, context) {
    const variantIds = await variantsOf(context, catalogReferences);
    const counts = await countWaiting(context, variantIds);
    return {
      countsPerCatalogReference: catalogReferences.map((catalogReference, index) => ({
        catalogReference,
        count: counts.get(variantIds[index] ?? '') ?? 0,
      })),
    };
  },
  /** Told already is told: who marks it again changes nothing. */
  async markAsNotificationSent({ id }, context) {
    const before = await lockRequest(context, id);
    if (before.status === 'NOTIFICATION_SENT') return { request: present(before) };
    const step = { status: 'NOTIFICATION_SENT', autoNotified: false } as const;
    const [request = before] = await move(context, [{ before, step }]);
    return { request: present(request) };
  },
  async reportItemsBackInStock(request, context) {
    await report(context, request);
    return {};
  },
} satisfies Handlers<BackInStockNotificationsApi, Context>;
