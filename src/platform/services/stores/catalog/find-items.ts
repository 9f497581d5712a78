import { sql } from 'kysely';
import { compareMoney, isPositiveMoney, lessAmount, moreAmount } from '#shared/money.ts';
import type { SiteDb } from '#platform/context.ts';
import { availableOf, type StockItem, stockOfProduct } from '../inventory/public.ts';
import {
  categoryIdsOf,
  STORES_APP_ID,
  type Product,
  type ProductMedia,
  type StoredVariant,
} from './product.ts';
import {
  type CatalogReference,
  findVariant,
  isOurs,
  normalise,
  subscriptionOptionIdOf,
} from './reference.ts';
import type { AnswerLine } from './rules/answer-errors.ts';
import { type Answers, answersOf } from './rules/answers.ts';
import {
  isSubscriptionOnly,
  offeredSubscriptions,
  type Subscription,
  subscriptionPrice,
} from './rules/subscriptions.ts';

interface ItemImage {
  id: string;
  url: string;
  width: number;
  height: number;
  altText?: string;
  filename?: string;
}

/** What a cart, a checkout or an order needs to know of something that can be bought. */
export interface CatalogItem {
  catalogReference: { appId: string; catalogItemId: string; options: Record<string, unknown> };
  productId: string;
  variantId?: string;
  name: string;
  slug: string;
  sku?: string;
  /** What it costs. */
  price: string;
  /** What it cost before it was reduced; the same where it was not. */
  fullPrice: string;
  image?: ItemImage;
  /** What was chosen of it, then what was said to its modifiers. */
  descriptionLines: AnswerLine[];
  /** What the modifiers add to both prices. */
  modifiersPrice?: string;
  /** What keeps a new line of it from being taken: answers that its modifiers do not take, and such as they wait for. */
  unfit?: Pick<Answers, 'refused' | 'missing'>;
  /** In the site's unit, kg. */
  weight?: number;
  shippable: boolean;
  taxGroupId?: string;
  collectionIds: string[];
  availability: {
    status: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
    /** Only where pieces are counted. */
    quantityAvailable?: number;
  };
  /** Path on the shop's own pages. */
  url: string;
  itemType: 'PHYSICAL' | 'DIGITAL';
  /** What its buyer downloads. */
  digitalFileId?: string;
  membersOnly: boolean;
  /** How it comes again, where that is what is asked for. */
  subscription?: Subscription;
  /** It is looked at and wished for, but bought only with one of its subscriptions. */
  subscriptionOnly?: true;
}

const imageOf = (media: ProductMedia | undefined): ItemImage | undefined => {
  const image = media?.image;
  if (!image?.id || !image.url) return undefined;
  const altText = media?.altText ?? image.altText;
  return {
    id: image.id,
    url: image.url,
    width: image.width ?? 0,
    height: image.height ?? 0,
    ...(altText && { altText }),
    ...(image.filename && { filename: image.filename }),
  };
};

/** The picture of the choice, where one was given; else the product's. */
const pictureOf = (product: Product, variant: StoredVariant): ItemImage | undefined =>
  imageOf(variant.media) ?? imageOf(product.media?.main);

function descriptionLines(product: Product, variant: StoredVariant): AnswerLine[] {
  return variant.choices.map(({ optionChoiceIds: ids, optionChoiceNames: names }) => {
    const option = product.options.find(({ id }) => id === ids?.optionId);
    const choice = option?.choicesSettings?.choices?.find(({ choiceId }) => choiceId === ids?.choiceId);
    const name = names?.optionName ?? option?.name ?? '';
    const text = names?.choiceName ?? choice?.name ?? '';
    return choice?.colorCode
      ? { name, color: { name: text, code: choice.colorCode } }
      : { name, plainText: text };
  });
}

function availabilityOf(
  product: Product,
  variant: StoredVariant,
  item: StockItem | undefined,
  isOffered: boolean,
): CatalogItem['availability'] {
  const quantity = item?.trackQuantity ? { quantityAvailable: availableOf(item) } : {};
  // To a shopper what is hidden is not there at all.
  if (!product.visible || !variant.visible || !isOffered) return { status: 'NOT_FOUND' };
  return { status: availableOf(item) > 0 ? 'AVAILABLE' : 'NOT_AVAILABLE', ...quantity };
}

/** What is asked for: once, or again and again; undefined for a subscription that the product does not have. */
function wayOf(
  product: Product,
  reference: CatalogReference,
): Pick<CatalogItem, 'subscription' | 'subscriptionOnly'> | undefined {
  const wanted = subscriptionOptionIdOf(reference);
  if (wanted === undefined) return isSubscriptionOnly(product) ? { subscriptionOnly: true } : {};
  const subscription = offeredSubscriptions(product).find(({ id }) => id === wanted);
  return subscription && { subscription };
}

function describeItem(
  product: Product,
  variant: StoredVariant,
  stockItem: StockItem | undefined,
  reference: CatalogReference,
): CatalogItem {
  const once = variant.price.actualPrice.amount;
  const way = wayOf(product, reference);
  const subscription = way?.subscription;
  const answers = answersOf(product, reference.options);
  const { added, refused, missing } = answers;
  const isUnfit = refused.length + missing.length > 0;
  // A plan is cheaper by its share of the product; what modifiers add is added whole.
  const price = subscription ? subscriptionPrice(once, subscription) : once;
  const image = pictureOf(product, variant);
  const weight = variant.physicalProperties?.weight;
  const digitalFileId = variant.digitalProperties?.digitalFile?.id;
  return {
    catalogReference: normalise({ ...reference, catalogItemId: product.id }, variant, answers),
    productId: product.id,
    variantId: variant.id,
    name: product.name,
    slug: product.slug,
    ...(variant.sku && { sku: variant.sku }),
    price: moreAmount(price, added),
    fullPrice: moreAmount(variant.price.compareAtPrice?.amount ?? once, added),
    ...(isPositiveMoney(added) && { modifiersPrice: moreAmount(lessAmount(price, price), added) }),
    ...(isUnfit && { unfit: { refused, missing } }),
    ...(image && { image }),
    descriptionLines: [...descriptionLines(product, variant), ...answers.lines],
    ...(typeof weight === 'number' && { weight }),
    shippable: product.productType === 'PHYSICAL',
    ...(product.taxGroupId && { taxGroupId: product.taxGroupId }),
    collectionIds: categoryIdsOf(product),
    availability: availabilityOf(product, variant, stockItem, way !== undefined && !answers.gone),
    url: `/products/${product.slug}`,
    itemType: product.productType,
    ...(product.productType === 'DIGITAL' && digitalFileId && { digitalFileId }),
    // Only members have a card kept, which is charged later.
    membersOnly: product.purchaseEligibility?.userCriteria === 'MEMBERS_ONLY' || subscription !== undefined,
    ...way,
  };
}

interface StockedProduct {
  doc: Product;
  stock: StockItem[];
}

async function readStocked({ db, siteId }: SiteDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<StockedProduct>`
    select doc, ${stockOfProduct} as stock from products
    where site_id = ${siteId} and id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}

/** One entry for each reference, in their order; undefined for what this catalog does not have. */
export async function findItems(
  where: SiteDb,
  references: readonly CatalogReference[],
): Promise<(CatalogItem | undefined)[]> {
  const ids = [...new Set(references.filter(isOurs).flatMap(({ catalogItemId }) => catalogItemId ?? []))];
  if (ids.length === 0) return references.map(() => undefined);
  const rows = await readStocked(where, ids);
  const found = new Map(rows.map(({ doc }) => [doc.id, doc]));
  const byVariant = new Map(rows.flatMap(({ stock }) => stock.map((item) => [item.variantId, item])));
  return references.map((reference) => {
    const product = isOurs(reference) ? found.get(reference.catalogItemId ?? '') : undefined;
    const variant = product && findVariant(product, reference);
    return product && variant
      ? describeItem(product, variant, byVariant.get(variant.id), reference)
      : undefined;
  });
}

/** The variants in sight, the cheapest first; all of them where none is in sight. */
function cheapestFirst({ variantsInfo: { variants } }: Product): StoredVariant[] {
  const seen = variants.filter(({ visible }) => visible);
  return (seen.length > 0 ? seen : variants).toSorted((a, b) =>
    compareMoney(a.price.actualPrice.amount, b.price.actualPrice.amount),
  );
}

function describeVariant({ doc, stock }: StockedProduct, variant: StoredVariant): CatalogItem {
  const reference = { appId: STORES_APP_ID, catalogItemId: doc.id, options: { variantId: variant.id } };
  const item = stock.find(({ variantId }) => variantId === variant.id);
  return describeItem(doc, variant, item, reference);
}

/** For who has chosen a product and no more: its cheapest variant in sight, by the product's id. */
export async function findCheapestItems(
  where: SiteDb,
  productIds: readonly string[],
): Promise<Map<string, CatalogItem>> {
  const rows = await readStocked(where, [...new Set(productIds)]);
  return new Map(
    rows.flatMap((row) => {
      const [cheapest] = cheapestFirst(row.doc);
      return cheapest ? [[row.doc.id, describeVariant(row, cheapest)] as const] : [];
    }),
  );
}

/**
 * Products of which no variant was chosen, by their ids: each is available while any of its variants is, with the pieces
 * of all of them, and has the price of the cheapest that is available.
 */
export async function findWholeProducts(
  where: SiteDb,
  productIds: readonly string[],
): Promise<Map<string, CatalogItem>> {
  const rows = await readStocked(where, [...new Set(productIds)]);
  return new Map(
    rows.flatMap((row) => {
      const items = cheapestFirst(row.doc).map((variant) => describeVariant(row, variant));
      const available = items.filter(({ availability }) => availability.status === 'AVAILABLE');
      const [first] = [...available, ...items];
      if (!first) return [];
      const pieces = available.map(
        ({ availability }) => availability.quantityAvailable ?? Number.POSITIVE_INFINITY,
      );
      const quantityAvailable = pieces.reduce((sum, count) => sum + count, 0);
      const { sku: _sku, ...item } = first;
      const whole: CatalogItem = {
        ...item,
        descriptionLines: [],
        availability: {
          status: first.availability.status,
          ...(Number.isFinite(quantityAvailable) && { quantityAvailable }),
        },
      };
      return [[row.doc.id, whole] as const];
    }),
  );
}
