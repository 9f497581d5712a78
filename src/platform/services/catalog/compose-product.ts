import { badRequest, invalid } from '../../contract/errors.ts';
import type { Product, ProductInput } from './product.ts';
import { derive } from './rules/derive.ts';
import { normaliseMedia } from './rules/media.ts';
import { normaliseModifiers } from './rules/modifiers.ts';
import { normaliseOptions } from './rules/options.ts';
import { described } from './rules/rich-text.ts';
import { isSlug, slugOf } from './rules/slug.ts';
import { normaliseSubscriptions } from './rules/subscriptions.ts';
import { normaliseVariants } from './rules/variants.ts';

export interface Composing {
  id: string;
  numericId: string;
  /** ISO 8601. */
  now: string;
  currency: string;
  guid(): string;
}

/** A product as a client gives it; categories only from those who keep them. */
type Given = Omit<ProductInput, 'directCategoriesInfo'> & {
  directCategoriesInfo?: Product['directCategoriesInfo'];
};

const refuseSlug = (): never => {
  throw invalid([
    {
      field: 'product.slug',
      violatedRule: 'OTHER',
      ruleName: 'INVALID_SLUG_FORMAT',
      description: 'may hold letters, digits, hyphens and dots only',
      data: {},
    },
  ]);
};

/** Undefined where it names nothing. */
const named = <T extends { id?: string | null; name?: string | null }>(
  entry: T | null | undefined,
): T | undefined => (entry && (entry.id || entry.name?.trim()) ? entry : undefined);

/**
 * The complete product of what a client gave, checked.
 * @param before what is kept of an existing one
 * @throws 400 with the codes that `createProduct` declares
 */
export function composeProduct(given: Given, composing: Composing, before?: Product): Product {
  const { id, numericId, now, currency } = composing;
  const guid = (): string => composing.guid();
  const name = (given.name ?? '').trim();
  if (name === '') throw badRequest('The name holds nothing but spaces.', 'ONLY_SPACES_STRING_ERROR');
  const slug = given.slug?.trim() || slugOf(name, id);
  if (!isSlug(slug)) refuseSlug();
  const productType = given.productType ?? 'PHYSICAL';
  const options = normaliseOptions(given.options ?? [], before?.options ?? [], guid);
  const variants = normaliseVariants(given.variantsInfo?.variants ?? [], {
    options,
    currency,
    guid,
    before: before?.variantsInfo.variants ?? [],
  });
  const modifiers = normaliseModifiers(given.modifiers ?? [], before?.modifiers ?? [], options, guid);
  const brand = named(given.brand);
  const ribbon = named(given.ribbon);
  const categories = before?.directCategoriesInfo ?? given.directCategoriesInfo ?? { categories: [] };
  const visible = given.visible ?? true;
  const single = options.length === 0 ? variants.map((variant) => ({ ...variant, visible })) : variants;
  const subscriptionDetails = normaliseSubscriptions(given.subscriptionDetails, guid);
  const {
    url: _url,
    breadcrumbsInfo: _breadcrumbs,
    currency: _currency,
    subscriptionDetails: _given,
    brand: _brand,
    ribbon: _ribbon,
    modifiers: _modifiers,
    ...kept
  } = given;
  return derive({
    ...kept,
    id,
    numericId,
    createdDate: before?.createdDate ?? now,
    updatedDate: now,
    name,
    slug,
    handle: before?.handle ?? (given.handle || slug),
    visible,
    visibleInPos: productType === 'DIGITAL' ? false : (given.visibleInPos ?? true),
    productType,
    options,
    ...(modifiers.length > 0 && { modifiers }),
    variantsInfo: { variants: single },
    media: normaliseMedia(given.media ?? {}, before?.media?.itemsInfo?.items ?? []),
    ...described(given, before),
    ...(brand && { brand }),
    ...(ribbon && { ribbon }),
    ...(subscriptionDetails && { subscriptionDetails }),
    directCategoriesInfo: categories,
    allCategoriesInfo: before?.allCategoriesInfo ?? categories,
    actualPriceRange: { minValue: { amount: '0' }, maxValue: { amount: '0' } },
    inventory: {
      availabilityStatus: 'OUT_OF_STOCK',
      preorderStatus: 'DISABLED',
      preorderAvailability: 'NO_VARIANTS',
    },
  });
}
