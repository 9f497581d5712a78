import { querySpec, type Reply, type TaxExemptGroupsApi } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

/** Customers who pay less tax, or none. */
export type TaxExemptGroup = NonNullable<Reply<TaxExemptGroupsApi, 'getTaxExemptGroup'>['taxExemptGroup']> & {
  id: string;
};

export const taxExemptGroups = defineEntity<TaxExemptGroup>({
  table: 'tax_exempt_groups',
  spec: querySpec('ecom_tax-exempt-groups', 'TaxExemptGroupQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'tags'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [taxExemptGroups];
