import { sql } from 'kysely';
import { querySpec, type QueryField, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Distribution } from './tip.ts';
import type { SiteDb } from '#platform/context.ts';

const declared = querySpec('ecom_tips', 'TipDistributionsQueryBuilder');
const plain: Pick<QueryField, 'operators' | 'sort'> = { operators: '*', sort: 'BOTH' };

/** Assumed: these too. The query declares the id alone, and its documentation sorts by staff and by date. */
const FIELDS = [
  'tipId',
  'orderId',
  'staff.id',
  'amount',
  'transaction.id',
  'transaction.date',
  'source',
  'createdDate',
];

const spec: QuerySpec = {
  ...declared,
  fields: [...declared.fields, ...FIELDS.map((field) => ({ field, ...plain }))],
};

export const distributions = defineEntity<Distribution>({
  table: 'tip_distributions',
  spec,
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    orderId: { type: 'text', index: true },
    'staff.id': { type: 'text', index: true },
    'transaction.date': { type: 'date' },
  },
  types: { amount: 'decimal' },
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
  defaultLimit: 50,
  maxSortEntries: 4,
});

export const entities = [distributions];

/** In the order they were made; whoever changes them holds the order. */
export async function distributionsOf({ db, siteId }: SiteDb, orderId: string): Promise<Distribution[]> {
  const { rows } = await sql<{ doc: Distribution }>`select doc from tip_distributions
    where site_id = ${siteId} and order_id = ${orderId} order by created_date, id`.execute(db);
  return rows.map(({ doc }) => doc);
}

export async function removeDistributions({ db, siteId }: SiteDb, orderId: string): Promise<void> {
  await sql`delete from tip_distributions where site_id = ${siteId} and order_id = ${orderId}`.execute(db);
}
