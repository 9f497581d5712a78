import { GIFT_CARD_PICTURE } from '#shared/gift-cards.ts';
import type { CatalogItem } from '#platform/services/stores/catalog/public.ts';
import type { WishedCard } from '../../gift-vouchers/public.ts';
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

const subscriptionOf = ({
  title = '',
  description,
  frequency = 'MONTH',
  interval,
  billingCycles,
}: NonNullable<CatalogItem['subscription']>): NonNullable<LineItemDetails['subscription']> => ({
  title: { original: title, translated: title },
  ...(description && { description: { original: description, translated: description } }),
  subscriptionSettings: {
    frequency,
    interval: interval ?? 1,
    autoRenewal: billingCycles === undefined,
    ...(billingCycles !== undefined && { billingCycles }),
    enableCustomerCancellation: true,
  },
});

/** What a line refers to, as it is now. */
export interface FoundItem {
  catalogReference: CatalogItem['catalogReference'];
  availability: CatalogItem['availability'];
  details: LineItemDetails;
  /** Not bought but with one of its subscriptions. */
  subscriptionOnly?: boolean;
  /** What its modifiers do not take, and what they wait for. */
  unfit?: CatalogItem['unfit'];
}

const detailsOf = (item: CatalogItem): LineItemDetails => ({
  name: item.name,
  price: item.price,
  fullPrice: item.fullPrice,
  ...(item.modifiersPrice !== undefined && { modifiersPrice: item.modifiersPrice }),
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
  ...(item.subscription && { subscription: subscriptionOf(item.subscription) }),
});

export const foundProduct = (item: CatalogItem): FoundItem => ({
  catalogReference: item.catalogReference,
  availability: item.availability,
  details: detailsOf(item),
  ...(item.subscriptionOnly && { subscriptionOnly: true }),
  ...(item.unfit && { unfit: item.unfit }),
});

/** Nothing is shipped, and no tax is due: that is counted when the card is spent. */
export const foundGiftCard = ({
  catalogReference,
  availability,
  name,
  price,
  path,
  lines,
}: WishedCard): FoundItem => ({
  catalogReference,
  availability,
  details: {
    name,
    price,
    fullPrice: price,
    path,
    image: {
      ...GIFT_CARD_PICTURE,
      url: `https://static.wixstatic.com/media/${GIFT_CARD_PICTURE.id}`,
      altText: name,
      filename: GIFT_CARD_PICTURE.id,
    },
    descriptionLines: lines.map(({ name: title, text }) => ({
      name: { original: title, translated: title },
      lineType: 'PLAIN_TEXT',
      plainText: { original: text, translated: text },
    })),
    itemType: { preset: 'GIFT_CARD' },
    shippable: false,
    taxRate: '0',
    collectionIds: [],
  },
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

/** Whether it can be bought in the way it is asked for, were there pieces of it. */
export const isSold = (item: FoundItem | undefined): item is FoundItem =>
  item !== undefined && item.availability.status !== 'NOT_FOUND' && !item.subscriptionOnly;

/** The line as the catalogue has it now; one that left the catalogue keeps what was last known of it. */
export function refreshedLine(line: Line, item: FoundItem | undefined): Line {
  if (!isSold(item)) return { ...line, availability: { status: 'NOT_FOUND' } };
  const { status, quantityAvailable } = item.availability;
  return {
    ...line,
    catalogReference: item.catalogReference,
    item: overridden(item.details, line.overrides),
    availability: availabilityOf(status, quantityAvailable, line.quantity),
  };
}
