import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import { DEFAULT_PROFILE, type DeliveryProfile } from './delivery-profile.ts';

export const deliveryProfiles = defineEntity<DeliveryProfile>({
  table: 'delivery_profiles',
  spec: querySpec('ecom_delivery-profile', 'DeliveryProfileQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    default: { type: 'boolean' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'default', 'deliveryRegions', 'createdBy'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [deliveryProfiles];

export async function seedDefaultProfile({
  db,
  siteId,
  clock,
}: Pick<Context, 'db' | 'siteId' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString();
  const made = { default: true, deliveryRegions: [], createdDate: now, updatedDate: now };
  await deliveryProfiles.insertMany(db, siteId, [{ ...DEFAULT_PROFILE, ...made }], { unlessThere: true });
}

/** A shop has a hundred profiles at most, so they are looked through. */
export async function profileIdOfRegion(
  { db, siteId }: SiteDb,
  regionId: string,
): Promise<string | undefined> {
  const holds = JSON.stringify({ deliveryRegions: [{ id: regionId }] });
  const { rows } = await sql<{ id: string }>`select id from delivery_profiles
    where site_id = ${siteId} and doc @> ${holds}::jsonb`.execute(db);
  return rows[0]?.id;
}
