import type { ShippingOption } from '../shipping-option.ts';

type Regions = Pick<ShippingOption, 'deliveryRegionId' | 'deliveryRegionIds'>;

/** Older callers name one region in a field of its own. */
export const regionsOf = ({ deliveryRegionId, deliveryRegionIds = [] }: Regions): string[] => [
  ...new Set([...(deliveryRegionId ? [deliveryRegionId] : []), ...deliveryRegionIds]),
];

/** Both fields tell the same; the older one the first region. */
export function withRegions<T extends Regions>(option: T, regionIds: readonly string[]): T {
  const { deliveryRegionId: _old, ...rest } = option;
  const [first] = regionIds;
  return { ...rest, ...(first && { deliveryRegionId: first }), deliveryRegionIds: [...regionIds] } as T;
}
