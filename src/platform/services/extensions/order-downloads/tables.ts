import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Grant } from './grant.ts';

export const grants = defineEntity<Grant>({
  table: 'order_downloads',
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: { orderId: { type: 'text', required: true, index: true } },
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [grants];

/** All of an order, held until the transaction ends where `hold` says so. */
export async function grantsOf(
  { db, siteId }: SiteDb,
  orderId: string,
  { hold }: { hold: boolean },
): Promise<Grant[]> {
  const { rows } = await sql<{ doc: Grant }>`select doc from order_downloads
    where site_id = ${siteId} and order_id = ${orderId} order by id ${hold ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows.map(({ doc }) => doc);
}
