import type { CatalogItem } from '../../catalog/public.ts';
import type { CatalogOverrides, Line, LineItemDetails } from '../line.ts';
import { availabilityOf } from './quantity.ts';

type DescriptionLines = LineItemDetails['descriptionLines'];

const descriptionLines = (item: CatalogItem): DescriptionLines =>
  item.descriptionLines.map(({ name, color, plainText = '' }): DescriptionLines[number] => ({
    name: { original: name, translated: name },
    ...(color
      ? { lineType: 'COLOR', colorInfo: { original: color.name, translated: color.name, code: color.code } }
      : { lineType: 'PLAIN_TEXT', plainText: { original: plainText, translated: plainText } }),
  }));

export const detailsOf = (item: CatalogItem): LineItemDetails => ({
  name: item.name,
  price: item.price,
  fullPrice: item.fullPrice,
  path: item.url,
  ...(item.image && { image: item.image }),
  descriptionLines: descriptionLines(item),
  itemType: { preset: item.itemType },
  ...(item.digitalFileId !== undefined && { digitalFileId: item.digitalFileId }),
  ...(item.sku !== undefined && { sku: item.sku }),
  ...(item.weight !== undefined && { weight: item.weight }),
  shippable: item.shippable,
  ...(item.taxGroupId !== undefined && { taxGroupId: item.taxGroupId }),
  collectionIds: item.collectionIds,
  rootCatalogItemId: item.productId,
  ...(item.membersOnly && { membersOnly: true }),
});

/** What an administrator set stands above what the catalogue says. */
export function overridden(
  details: LineItemDetails,
  overrides: CatalogOverrides | undefined,
): LineItemDetails {
  if (!overrides) return details;
  const { productName, price, fullPrice, descriptionLines: lines, physicalProperties, image } = overrides;
  return {
    ...details,
    ...(productName?.original && { name: productName.original }),
    ...(price != null && { price, fullPrice: fullPrice ?? price }),
    ...(fullPrice != null && { fullPrice }),
    ...(lines && lines.length > 0 && { descriptionLines: lines }),
    ...(image && { image: image as NonNullable<LineItemDetails['image']> }),
    ...(physicalProperties?.sku && { sku: physicalProperties.sku }),
    ...(physicalProperties?.weight != null && { weight: physicalProperties.weight }),
    ...(physicalProperties?.shippable != null && { shippable: physicalProperties.shippable }),
  };
}

/** The line as the catalogue has it now; one that left the catalogue keeps what was last known of it. */
export function refreshedLine(line: Line, item: CatalogItem | undefined): Line {
  const isGone = !item || item.availability.status === 'NOT_FOUND';
  if (isGone) return { ...line, availability: { status: 'NOT_FOUND' } };
  const { status, quantityAvailable } = item.availability;
  return {
    ...line,
    catalogReference: item.catalogReference,
    item: overridden(detailsOf(item), line.overrides),
    availability: availabilityOf(status, quantityAvailable, line.quantity),
  };
}
