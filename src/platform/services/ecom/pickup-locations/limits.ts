import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { PickupLocation } from './pickup-location.ts';
import { pickupLocations } from './tables.ts';

const MAX_IN_REGION = 100;
/** As many regions as the contract lets one location have. */
const MAX_REGIONS = 50;
/** Of all regions together. */
const MAX_IN_REGIONS = 2000;

async function countPlaces({ db, siteId }: Context): Promise<number> {
  const { rows } = await sql<{
    count: string;
  }>`select coalesce(sum(jsonb_array_length(delivery_region_ids)), 0)
    as count from pickup_locations where site_id = ${siteId}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** @throws 428 where a region, all of them, or an older shipping rule has as many as it can */
export async function assertQuota(
  context: Context,
  { added, location }: { added: readonly string[]; location: PickupLocation },
): Promise<void> {
  const { db, siteId } = context;
  const count = async (filter: object): Promise<number> =>
    (await pickupLocations.count(db, siteId, filter)).count;
  for (const deliveryRegionId of added) {
    if ((await count({ deliveryRegionIds: { $hasSome: [deliveryRegionId] } })) >= MAX_IN_REGION)
      throw failedPrecondition(
        'The region has as many pickup locations as it can.',
        'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
        { deliveryRegionId },
      );
  }
  const regions = location.deliveryRegionIds?.length ?? 0;
  if (added.length > 0 && (regions > MAX_REGIONS || (await countPlaces(context)) >= MAX_IN_REGIONS))
    throw failedPrecondition(
      'Pickup locations stand in as many regions as they can.',
      'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED',
    );
}

/** @throws 428 LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED */
export async function checkRule(context: Context, shippingRuleId: string): Promise<void> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from pickup_locations
    where site_id = ${context.siteId} and shipping_rule_id = ${shippingRuleId}`.execute(context.db);
  if (Number(rows[0]?.count ?? 0) < MAX_IN_REGION) return;
  throw failedPrecondition(
    'The shipping rule has as many pickup locations as it can.',
    'LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED',
    { shippingRuleId },
  );
}
