import type { CartApi, Request } from '#platform/contract/index.ts';
import type { LineItemDetails, NewLine } from '../line.ts';
import { availabilityOf } from './quantity.ts';

export type CustomLineInput = NonNullable<Request<CartApi, 'addToCart'>['customLineItems']>[number];

/** Something that no catalogue knows, as an administrator describes it. */
export function customLine(input: CustomLineInput): NewLine {
  const { quantity = 1, physicalProperties, media, url, quantityAvailable } = input;
  const price = input.price ?? '0';
  const item: LineItemDetails = {
    name: input.productName?.original ?? '',
    price,
    fullPrice: input.fullPrice ?? price,
    descriptionLines: input.descriptionLines ?? [],
    itemType: input.itemType ?? { preset: 'PHYSICAL' },
    shippable: physicalProperties?.shippable ?? false,
    collectionIds: [],
    ...(url?.relativePath && { path: url.relativePath }),
    ...(media && { image: media as NonNullable<LineItemDetails['image']> }),
    ...(physicalProperties?.sku && { sku: physicalProperties.sku }),
    ...(physicalProperties?.weight != null && { weight: physicalProperties.weight }),
    ...(input.taxGroupId && { taxGroupId: input.taxGroupId }),
    ...(input.rootCatalogItemId && { rootCatalogItemId: input.rootCatalogItemId }),
  };
  return {
    quantity,
    item,
    custom: true,
    availability: availabilityOf('AVAILABLE', quantityAvailable ?? undefined, quantity),
  };
}
