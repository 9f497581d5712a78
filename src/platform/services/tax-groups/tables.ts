import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import { querySpec } from '../../contract/index.ts';
import { defineEntity } from '../../store/index.ts';
import { PRODUCTS_GROUP, type TaxGroup } from './tax-group.ts';

export const taxGroups = defineEntity<TaxGroup>({
  table: 'tax_groups',
  spec: querySpec('ecom_tax-groups', 'TaxGroupQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const taxGroupMigrations: readonly Migration[] = [taxGroups.migration()];

/** Before anything is read: a shop is not made by a call, so its default group is found missing and then made. */
export async function ensureDefaultGroup({ db, siteId, clock }: Context): Promise<TaxGroup> {
  const now = clock.now().toISOString();
  const doc = JSON.stringify({ ...PRODUCTS_GROUP, revision: '1', createdDate: now, updatedDate: now });
  await sql`insert into tax_groups (site_id, id, doc) values (${siteId}, ${PRODUCTS_GROUP.id}, ${doc}::jsonb)
    on conflict do nothing`.execute(db);
  return (await taxGroups.get(db, siteId, PRODUCTS_GROUP.id)) ?? PRODUCTS_GROUP;
}
