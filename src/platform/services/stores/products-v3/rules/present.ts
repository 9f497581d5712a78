import { compareMoney, formatMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import type { ProductsV3Api, Reply } from '#platform/contract/index.ts';
import type { Site } from '#platform/context.ts';
import {
  cheapestOf,
  type Product,
  type ProductMedia,
  type StoredVariant,
  subscriptionPrice,
} from '../../catalog/public.ts';

export type ApiProduct = NonNullable<Reply<ProductsV3Api, 'getProduct'>['product']>;
type Money = NonNullable<NonNullable<ApiProduct['actualPriceRange']>['minValue']>;
type Variant = NonNullable<NonNullable<ApiProduct['variantsInfo']>['variants']>[number];

export interface Presenting {
  site: Pick<Site, 'currency' | 'locale' | 'publicUrl'>;
  fields: ReadonlySet<string>;
  /** Only where one product is asked for; lists leave the variants out. */
  withVariants: boolean;
  /** For who keeps the shop: private tags are nobody else's. */
  merchant: boolean;
  /** The categories, by id, with those above them; for the breadcrumbs. */
  categories?: ReadonlyMap<string, readonly { id: string; name: string; slug: string }[]>;
}

const money = (amount: Money | undefined, { site }: Presenting): Money | undefined =>
  amount?.amount === undefined || amount.amount === null
    ? undefined
    : { amount: amount.amount, formattedAmount: formatMoney(amount.amount, site.currency, site.locale) };

const rangeIn = (
  range: ApiProduct['actualPriceRange'],
  presenting: Presenting,
): NonNullable<ApiProduct['actualPriceRange']> | undefined => {
  const minValue = money(range?.minValue, presenting);
  const maxValue = money(range?.maxValue, presenting);
  return minValue && maxValue && { minValue, maxValue };
};

/** Without what nobody asked for. */
function shownMedia(media: ProductMedia, fields: ReadonlySet<string>): ProductMedia {
  const { thumbnail: _thumbnail, ...rest } = media;
  const { image } = media;
  if (!fields.has('THUMBNAIL') || !image?.url) return rest;
  const { url, width = 0, height = 0 } = image;
  return { ...rest, thumbnail: { url, width, height, ...(media.altText && { altText: media.altText }) } };
}

/** What the variant costs each time, in every way it may be subscribed to. */
function subscriptionPricesOf(
  { price }: StoredVariant,
  { subscriptionDetails }: Product,
  presenting: Presenting,
): Partial<Variant> {
  const subscriptions = subscriptionDetails?.subscriptions ?? [];
  if (subscriptions.length === 0 || !presenting.fields.has('SUBSCRIPTION_PRICES_INFO')) return {};
  const subscriptionPrices = subscriptions.map((subscription) => {
    const amount = subscriptionPrice(price.actualPrice.amount, subscription);
    const shown = money({ amount }, presenting);
    return { ...(subscription.id && { subscriptionId: subscription.id }), ...(shown && { price: shown }) };
  });
  return { subscriptionPricesInfo: { subscriptionPrices } };
}

function shownVariant(product: Product, variant: StoredVariant, presenting: Presenting): Variant {
  const { fields } = presenting;
  const { revenueDetails, price, choices, ...rest } = variant;
  const actualPrice = money(price.actualPrice, presenting);
  const compareAtPrice = money(price.compareAtPrice, presenting);
  const cost = fields.has('MERCHANT_DATA') ? money(revenueDetails?.cost, presenting) : undefined;
  return {
    ...rest,
    choices: choices.map(({ optionChoiceIds, optionChoiceNames }) => ({
      optionChoiceIds,
      ...(fields.has('VARIANT_OPTION_CHOICE_NAMES') && { optionChoiceNames }),
    })),
    ...subscriptionPricesOf(variant, product, presenting),
    price: { ...(actualPrice && { actualPrice }), ...(compareAtPrice && { compareAtPrice }) },
    ...(cost && { revenueDetails: { cost, ...profitOf(price.actualPrice.amount, cost.amount, presenting) } }),
  };
}

function profitOf(price: string, cost: string | null | undefined, presenting: Presenting) {
  const remaining = subtractMoney(price, cost);
  const gain = compareMoney(remaining, '0') > 0 ? roundMoney(remaining, presenting.site.currency) : '0';
  const profit = money({ amount: gain }, presenting);
  const margin = Number(price) > 0 ? Number(gain) / Number(price) : 0;
  return { ...(profit && { profit }), profitMargin: Math.round(margin * 10_000) / 10_000 };
}

function sectionsOf(product: Product, fields: ReadonlySet<string>): Partial<ApiProduct> {
  if (!product.infoSections || !fields.has('INFO_SECTION')) return {};
  return {
    infoSections: product.infoSections.map(({ description, plainDescription, ...section }) => ({
      ...section,
      ...(fields.has('INFO_SECTION_DESCRIPTION') && description && { description }),
      ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && plainDescription && { plainDescription }),
    })),
  };
}

function categoriesOf(product: Product, { fields, categories }: Presenting): Partial<ApiProduct> {
  const entries = product.directCategoriesInfo.categories.map(({ id }, index) => ({ id, index }));
  const main = entries[0] && categories?.get(entries[0].id);
  const all = product.allCategoriesInfo?.categories ?? entries;
  return {
    ...(entries[0] && { mainCategoryId: entries[0].id }),
    ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: { categories: entries } }),
    ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: { categories: all } }),
    ...(fields.has('DIRECT_CATEGORY_IDS') && {
      directCategoryIdsInfo: { categoryIds: entries.map(({ id }) => id) },
    }),
    ...(fields.has('BREADCRUMBS_INFO') &&
      main && {
        breadcrumbsInfo: {
          breadcrumbs: main.map(({ id, name, slug }) => ({
            categoryId: id,
            categoryName: name,
            categorySlug: slug,
          })),
        },
      }),
  };
}

function pricesOf(product: Product, presenting: Presenting): Partial<ApiProduct> {
  const { fields } = presenting;
  const { minVariantPriceInfo: info } = product;
  const actualPrice = money(info?.actualPrice, presenting);
  const compareAtPrice = money(info?.compareAtPrice, presenting);
  const actualPriceRange = rangeIn(product.actualPriceRange, presenting);
  const compareAtPriceRange = rangeIn(product.compareAtPriceRange, presenting);
  const costRange = fields.has('MERCHANT_DATA') ? rangeIn(product.costRange, presenting) : undefined;
  return {
    ...(actualPriceRange && { actualPriceRange }),
    ...(compareAtPriceRange && { compareAtPriceRange }),
    ...(costRange && { costRange }),
    ...(fields.has('MIN_VARIANT_PRICE_INFO') &&
      info && {
        minVariantPriceInfo: {
          ...info,
          ...(actualPrice && { actualPrice }),
          ...(compareAtPrice && { compareAtPrice }),
        },
      }),
  };
}

function variantsOf(product: Product, presenting: Presenting): Partial<ApiProduct> {
  const { variants } = product.variantsInfo;
  const cheapest = presenting.fields.has('MIN_PRICE_VARIANT')
    ? cheapestOf(variants.filter(({ visible }) => visible))
    : undefined;
  return {
    variantSummary: {
      variantCount: variants.length,
      ...(cheapest && { minPriceVariant: shownVariant(product, cheapest, presenting) }),
    },
    ...(presenting.withVariants && {
      variantsInfo: { variants: variants.map((variant) => shownVariant(product, variant, presenting)) },
    }),
  };
}

/** The stored product as the third catalog shows it: what costs is there when asked for. */
export function present(product: Product, presenting: Presenting): ApiProduct {
  const { fields, site } = presenting;
  const {
    description,
    plainDescription,
    media,
    infoSections: _sections,
    directCategoriesInfo: _direct,
    allCategoriesInfo: _all,
    actualPriceRange: _actual,
    compareAtPriceRange: _compareAt,
    costRange: _cost,
    minVariantPriceInfo: _min,
    variantSummary: _summary,
    variantsInfo: _variants,
    physicalProperties,
    brand,
    tags,
    ...rest
  } = product;
  const shownTags = presenting.merchant ? tags : tags?.publicTags && { publicTags: tags.publicTags };
  return {
    ...rest,
    // One that was deleted leaves its id: the product looks unbranded.
    ...(brand?.name && { brand }),
    ...(shownTags && { tags: shownTags }),
    media: {
      ...(media?.main && { main: shownMedia(media.main, fields) }),
      ...(fields.has('MEDIA_ITEMS_INFO') && {
        itemsInfo: {
          items: (media?.itemsInfo?.items ?? []).map((item) => shownMedia(item, fields)),
        },
      }),
    },
    ...(physicalProperties && {
      physicalProperties: {
        ...physicalProperties,
        ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
          weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
        }),
      },
    }),
    ...(fields.has('DESCRIPTION') && description && { description }),
    ...(fields.has('PLAIN_DESCRIPTION') && plainDescription !== undefined && { plainDescription }),
    ...(fields.has('URL') && {
      url: { relativePath: `/products/${product.slug}`, url: `${site.publicUrl}/products/${product.slug}` },
    }),
    ...(fields.has('CURRENCY') && { currency: site.currency }),
    ...(fields.has('DISCOUNT_INFO') && { discountInfo: { discountRuleNames: [] } }),
    ...sectionsOf(product, fields),
    ...categoriesOf(product, presenting),
    ...pricesOf(product, presenting),
    ...variantsOf(product, presenting),
  };
}
