import type { Context } from '#platform/context.ts';
import { querySpec, type Reply, type TaxGroupsApi } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

/** Goods that are taxed alike. */
export type TaxGroup = NonNullable<Reply<TaxGroupsApi, 'getTaxGroup'>['taxGroup']> & { id: string };

/** The group of goods nobody put into another; every shop has it from the start. */
export const PRODUCTS_GROUP = { id: 'a5c3d1be-6f2e-4f0d-8c1a-9d2e7b4a0001', name: 'Products' };

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

export const entities = [taxGroups];

export async function seedDefaultGroup({ db, siteId, clock }: Context): Promise<void> {
  const now = clock.now().toISOString();
  const group = { ...PRODUCTS_GROUP, createdDate: now, updatedDate: now };
  await taxGroups.insertMany(db, siteId, [group], { unlessThere: true });
}
