import type { Site } from '#platform/context.ts';
import {
  ALL_PRODUCTS_ID,
  categoryIdsOf,
  cheapestOf,
  choicesOf,
  MAX_TEXT,
  type Product,
  type ProductOption,
  type StoredVariant,
} from '../../catalog/public.ts';
import type { StockItem } from '../../inventory/public.ts';
import { mediaOf } from './legacy-media.ts';
import { priceDataOf } from './legacy-price.ts';
import type { LegacyApiProduct, LegacyApiVariant } from './legacy-api.ts';

/** What the first catalog calls the variant of a product without options. */
export const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

export const variantIdOf = (product: Product, variant: StoredVariant): string =>
  product.options.length === 0 ? NO_VARIANT : variant.id;

export type StockByVariant = ReadonlyMap<string, StockItem>;

const stockOf = (item: StockItem | undefined): NonNullable<LegacyApiVariant['stock']> => ({
  trackQuantity: item?.trackQuantity ?? false,
  ...(item?.trackQuantity && { quantity: Math.max(0, item.quantity ?? 0) }),
  inStock: item?.inStock ?? false,
});

export function toApiVariant(
  product: Product,
  variant: StoredVariant,
  stock: StockByVariant,
  site: Site,
): LegacyApiVariant {
  const priceData = priceDataOf(variant.price, site);
  return {
    id: variantIdOf(product, variant),
    choices: choicesOf(variant),
    variant: {
      priceData,
      convertedPriceData: priceData,
      weight: variant.physicalProperties?.weight ?? 0,
      ...(variant.sku && { sku: variant.sku }),
      visible: variant.visible,
    },
    stock: stockOf(stock.get(variant.id)),
  };
}

const isColour = (option: ProductOption): boolean =>
  (option.choicesSettings?.choices ?? []).every(({ colorCode }) => typeof colorCode === 'string');

export const toApiOption = (
  option: ProductOption,
): NonNullable<LegacyApiProduct['productOptions']>[number] => ({
  optionType: isColour(option) ? 'color' : 'drop_down',
  name: option.name ?? '',
  choices: (option.choicesSettings?.choices ?? []).map(({ name, colorCode, inStock, visible }) => ({
    value: isColour(option) ? (colorCode ?? '') : (name ?? ''),
    description: name ?? '',
    inStock: inStock ?? false,
    visible: visible ?? false,
  })),
});

/** Texts alone: the first catalog asks for nothing else. Carts name them by their titles. */
const customTextFields = ({ modifiers = [] }: Product): NonNullable<LegacyApiProduct['customTextFields']> =>
  modifiers.flatMap(({ name, mandatory, modifierRenderType, freeTextSettings }) =>
    modifierRenderType === 'FREE_TEXT'
      ? {
          title: freeTextSettings?.title || name || '',
          maxLength: freeTextSettings?.maxCharCount || MAX_TEXT,
          mandatory: mandatory ?? false,
        }
      : [],
  );

/** Pieces of all variants together, where they are counted. */
function productStock(product: Product, stock: StockByVariant): NonNullable<LegacyApiProduct['stock']> {
  const items = product.variantsInfo.variants.flatMap(({ id }) => stock.get(id) ?? []);
  const tracked = items.filter(({ trackQuantity }) => trackQuantity);
  const pieces = tracked.reduce((sum, { quantity = 0 }) => sum + Math.max(0, quantity), 0);
  const { availabilityStatus } = product.inventory;
  return {
    trackInventory: tracked.length > 0,
    ...(tracked.length > 0 && { quantity: Math.min(pieces, 99_999) }),
    inStock: availabilityStatus !== 'OUT_OF_STOCK',
    inventoryStatus: availabilityStatus,
  };
}

const discountOf = ({ price, discountedPrice = 0 }: NonNullable<LegacyApiProduct['priceData']>) => {
  const value = Math.round(((price ?? 0) - discountedPrice) * 1000) / 1000;
  return value > 0 ? { type: 'AMOUNT' as const, value } : { type: 'NONE' as const, value: 0 };
};

const range = (values: readonly number[]): { minValue: number; maxValue: number } => ({
  minValue: values.length > 0 ? Math.min(...values) : 0,
  maxValue: values.length > 0 ? Math.max(...values) : 0,
});

const plainText = (html: string): string => html.replace(/<[^>]*>/g, '');

/** The stored product as the first catalog shows it. */
export function toApiProduct(product: Product, stock: StockByVariant, site: Site): LegacyApiProduct {
  const { variants } = product.variantsInfo;
  const cheapest = cheapestOf(variants.filter(({ visible }) => visible)) ?? variants[0];
  const priceData = priceDataOf(cheapest?.price ?? { actualPrice: { amount: '0' } }, site);
  const weights = variants.map(({ physicalProperties }) => physicalProperties?.weight ?? 0);
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType === 'DIGITAL' ? 'digital' : 'physical',
    description: product.plainDescription ?? '',
    ...(product.options.length === 0 && cheapest?.sku && { sku: cheapest.sku }),
    weight: cheapest?.physicalProperties?.weight ?? 0,
    weightRange: range(weights),
    stock: productStock(product, stock),
    price: priceData,
    priceData,
    convertedPriceData: priceData,
    priceRange: range(variants.map(({ price }) => Number(price.actualPrice.amount))),
    additionalInfoSections: (product.infoSections ?? []).map(({ title, plainDescription }) => ({
      title: title ?? '',
      description: plainText(plainDescription ?? ''),
    })),
    ribbons: product.ribbon?.name ? [{ text: product.ribbon.name }] : [],
    ...(product.ribbon?.name && { ribbon: product.ribbon.name }),
    ...(product.brand?.name && { brand: product.brand.name }),
    media: mediaOf(product.media?.itemsInfo?.items ?? []),
    customTextFields: customTextFields(product),
    manageVariants: product.options.length > 0,
    productOptions: product.options.map(toApiOption),
    productPageUrl: { base: `${site.publicUrl}/`, path: `products/${product.slug}` },
    numericId: product.numericId,
    inventoryItemId: product.id,
    discount: discountOf(priceData),
    collectionIds: [ALL_PRODUCTS_ID, ...categoryIdsOf(product)],
    variants: variants.map((variant) => toApiVariant(product, variant, stock, site)),
    lastUpdated: product.updatedDate,
    createdDate: product.createdDate,
    ...(product.seoData && { seoData: product.seoData }),
    ...(product.taxGroupId && { taxGroupId: product.taxGroupId }),
  };
}
