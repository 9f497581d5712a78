import { sql } from 'kysely';
import { querySpec, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Draft } from './draft.ts';
import type { SiteDb } from '#platform/context.ts';

const declared = querySpec('ecom_draft-orders', 'DraftOrdersQueryBuilder');

/** Assumed: the edit of an order can be told from a draft that became one; both have its id. */
const own: QuerySpec['fields'] = [{ field: 'source', operators: ['$exists'], sort: 'NONE' }];

export const drafts = defineEntity<Draft>({
  table: 'draft_orders',
  spec: { ...declared, fields: [...declared.fields, ...own] },
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true, index: true },
    orderId: { type: 'text', index: true },
    status: { type: 'text', required: true, index: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
});

export const entities = [drafts];

const selectOpenDraft = ({ siteId }: SiteDb, orderId: string) => sql<{
  doc: Draft;
}>`select doc from draft_orders
  where site_id = ${siteId} and order_id = ${orderId} and status = 'DRAFT'
  order by updated_date desc limit 1`;

export async function findOpenDraft(where: SiteDb, orderId: string): Promise<Draft | undefined> {
  const { rows } = await selectOpenDraft(where, orderId).execute(where.db);
  return rows[0]?.doc;
}

/** The one that is being made of the order, locked; others cannot begin one while the order is locked. */
export async function openDraftOf(where: SiteDb, orderId: string): Promise<Draft | undefined> {
  const { rows } = await sql<{ doc: Draft }>`${selectOpenDraft(where, orderId)} for update`.execute(where.db);
  return rows[0]?.doc;
}

/** Drafts of orders that nobody touched since then; those another process is at are left to it. */
export async function lockStale({ db, siteId }: SiteDb, before: string, limit: number): Promise<Draft[]> {
  const { rows } = await sql<{ doc: Draft }>`select doc from draft_orders
    where site_id = ${siteId} and updated_date < ${before} and status = 'DRAFT' and order_id is not null
    order by updated_date limit ${limit} for update skip locked`.execute(db);
  return rows.map(({ doc }) => doc);
}
