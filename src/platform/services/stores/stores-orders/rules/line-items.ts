import { isObject } from '#shared/is-object.ts';
import type { Order, OrderLineItem } from '#platform/services/ecom/orders/public.ts';
import { omitEmpty } from '#shared/omit-empty.ts';

type DescriptionLine = NonNullable<OrderLineItem['descriptionLines']>[number];

const nameOf = ({ name }: DescriptionLine): string => name?.original ?? '';

const valueOf = ({ plainText, colorInfo }: DescriptionLine): string =>
  plainText?.original ?? colorInfo?.original ?? '';

function lineItemType({ catalogReference, itemType }: OrderLineItem): string {
  if (!catalogReference?.catalogItemId) return 'CUSTOM_AMOUNT_ITEM';
  return itemType?.preset === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL';
}

function mediaItemOf({ image }: OrderLineItem): object | undefined {
  if (!image) return undefined;
  const { id, url, width, height, altText } = image;
  return omitEmpty({ mediaType: 'IMAGE', id, mediaId: id, url, width, height, altText });
}

function lineItemOf(item: OrderLineItem, index: number): object {
  const { catalogReference, productName, physicalProperties, taxInfo, quantity = 0 } = item;
  const options: unknown = catalogReference?.options;
  const texts = isObject(options) && isObject(options['customTextFields']) ? options['customTextFields'] : {};
  const lines = item.descriptionLines ?? [];
  const taxIncludedInPrice = taxInfo?.taxIncludedInPrice ?? false;
  const price = item.price?.amount;
  const totalPrice = (taxIncludedInPrice ? item.totalPriceAfterTax : item.totalPriceBeforeTax)?.amount;
  return omitEmpty({
    index: index + 1,
    quantity,
    price,
    totalPrice,
    name: productName?.original,
    translatedName: productName?.translated,
    productId: catalogReference?.catalogItemId,
    variantId:
      isObject(options) && typeof options['variantId'] === 'string' ? options['variantId'] : undefined,
    lineItemType: lineItemType(item),
    options: lines
      .filter((line) => !Object.hasOwn(texts, nameOf(line)))
      .map((line) => ({ option: nameOf(line), selection: valueOf(line) })),
    customTextFields: Object.entries(texts).map(([title, value]) => ({ title, value: String(value) })),
    weight: physicalProperties?.weight == null ? undefined : String(physicalProperties.weight),
    mediaItem: mediaItemOf(item),
    sku: physicalProperties?.sku,
    fulfillerId: item.fulfillerId,
    discount: item.totalDiscount?.amount,
    tax: taxInfo?.taxAmount?.amount,
    taxIncludedInPrice,
    taxGroupId: taxInfo?.taxGroupId,
    priceData: omitEmpty({ taxIncludedInPrice, price, totalPrice }),
  });
}

export const lineItemsOf = ({ lineItems }: Order): object[] => lineItems.map(lineItemOf);

/** Weight and pieces of all line items. */
export function piecesOf({ lineItems }: Order): { weight: string; quantity: number } {
  const weight = lineItems.reduce(
    (sum, { physicalProperties, quantity = 0 }) => sum + (physicalProperties?.weight ?? 0) * quantity,
    0,
  );
  const quantity = lineItems.reduce((sum, item) => sum + (item.quantity ?? 0), 0);
  return { weight: String(Number(weight.toFixed(4))), quantity };
}
