/** Where something is offered: of delivery options, and of what labels are bought by. */
interface Regions {
  deliveryRegionId?: string | null;
  deliveryRegionIds?: string[] | null;
}

/** Older callers name one region in a field of its own. */
export const regionsOf = ({ deliveryRegionId, deliveryRegionIds }: Regions): string[] => [
  ...new Set([...(deliveryRegionId ? [deliveryRegionId] : []), ...(deliveryRegionIds ?? [])]),
];

/** Both fields tell the same; the older one the first region. */
export function withRegions<T extends Regions>(option: T, regionIds: readonly string[]): T {
  const { deliveryRegionId: _old, ...rest } = option;
  const [first] = regionIds;
  return { ...rest, ...(first && { deliveryRegionId: first }), deliveryRegionIds: [...regionIds] } as T;
}

export const withRegion = <T extends Regions>(option: T, regionId: string): T =>
  withRegions(option, [...new Set([...regionsOf(option), regionId])]);

export const withoutRegion = <T extends Regions>(option: T, regionId: string): T =>
  withRegions(
    option,
    regionsOf(option).filter((id) => id !== regionId),
  );
