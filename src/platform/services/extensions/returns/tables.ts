import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { OPEN_RETURNS, type ListedReturn } from '#shared/returns.ts';
import { defineEntity } from '#platform/store/index.ts';

/** As it is kept: what the list shows is written with it. */
export interface StoredReturn extends ListedReturn {
  /** BCP 47, of the page it was asked on. */
  language?: string;
  /** Absent of a guest, who finds the order by its number. */
  memberId?: string;
}

const FIELDS = ['id', 'orderId', 'orderNumber', 'state', 'createdDate', 'updatedDate', 'buyerName', 'email'];

export const returns = defineEntity<StoredReturn>({
  table: 'order_returns',
  spec: {
    paging: 'cursor',
    fields: [
      ...FIELDS.map((field) => ({ field, operators: '*' as const, sort: 'BOTH' as const })),
      { field: 'text', operators: ['$contains'], sort: 'NONE' as const },
    ],
    searchable: [],
    aggregatable: [],
  },
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    orderId: { type: 'text', required: true, index: true },
    state: { type: 'text', required: true },
  },
  indexes: [['state', 'createdDate']],
  text: { field: 'text', of: ['orderNumber', 'buyerName', 'email'] },
  summary: ['state'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
});

export const entities = [returns];

/** Oldest first. @param hold until the transaction ends */
export async function returnsOf(
  where: { db: Queryable; siteId: string },
  orderId: string,
  { hold }: { hold: boolean },
): Promise<StoredReturn[]> {
  const { rows } = await sql<{ doc: StoredReturn }>`select doc from order_returns
    where site_id = ${where.siteId} and order_id = ${orderId} order by created_date, id
    ${hold ? sql`for update` : sql``}`.execute(where.db);
  return rows.map(({ doc }) => doc);
}

/** The one that is under way, held. */
export async function openReturnOf(
  where: { db: Queryable; siteId: string },
  orderId: string,
): Promise<StoredReturn | undefined> {
  const { rows } = await sql<{ doc: StoredReturn }>`select doc from order_returns
    where site_id = ${where.siteId} and order_id = ${orderId} and state = any(${[...OPEN_RETURNS]}::text[])
    for update`.execute(where.db);
  return rows[0]?.doc;
}
