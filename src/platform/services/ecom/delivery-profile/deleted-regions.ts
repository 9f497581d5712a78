import type { Listener } from '#platform/service.ts';
import type { Context } from '#platform/context.ts';
import type { Entity } from '#platform/store/index.ts';

interface Regions {
  deliveryRegions?: { id?: string | null }[] | null;
}

interface RegionEvent {
  actionEvent?: { body?: { deliveryRegion?: { id?: string | null } } };
  deletedEvent?: { deletedEntity?: Regions };
}

interface Naming {
  id: string;
  deliveryRegionIds?: string[];
}

/**
 * What names a region that goes, or whose profile goes, names it no more: nobody would find out later why it is offered nowhere.
 * @param leave takes the region out of the one with that id
 */
export function removeDeletedRegions<Doc extends Naming>(
  entity: Entity<Doc>,
  leave: (context: Context, id: string, regionId: string) => Promise<unknown>,
): Readonly<Record<string, Listener>> {
  const listener: Listener = async ({ body }, context) => {
    const { actionEvent, deletedEvent } = body as RegionEvent;
    const missing = [
      actionEvent?.body?.deliveryRegion,
      ...(deletedEvent?.deletedEntity?.deliveryRegions ?? []),
    ].flatMap((region) => region?.id ?? []);
    for (const regionId of missing) {
      const filter = { deliveryRegionIds: { $hasSome: [regionId] } };
      for (const id of await entity.findIds(context.db, context.siteId, { filter }))
        await leave(context, id, regionId);
    }
  };
  return {
    'wix.ecom.v1.delivery_profile_region_removed': listener,
    'wix.ecom.v1.delivery_profile_deleted': listener,
  };
}
