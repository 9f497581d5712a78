import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { LocalDeliveryOption } from './local-delivery-option.ts';

export const localDeliveryOptions = defineEntity<LocalDeliveryOption>({
  table: 'local_delivery_options',
  spec: querySpec('ecom_local-delivery-options', 'LocalDeliveryOptionQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    areaName: { type: 'text' },
    externalId: { type: 'text', index: true },
    deliveryRegionIds: { type: 'list' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'deliveryRegionIds'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [localDeliveryOptions];

export async function optionsOfRule(
  { db, siteId }: SiteDb,
  externalId: string,
): Promise<LocalDeliveryOption[]> {
  const { rows } = await sql<{ doc: LocalDeliveryOption }>`select doc from local_delivery_options
    where site_id = ${siteId} and external_id = ${externalId} order by created_date desc, id limit 100`.execute(
    db,
  );
  return rows.map(({ doc }) => doc);
}
