import { badRequest, invalid } from '#platform/contract/errors.ts';
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

/** A client's product; its categories count only from callers that manage them. */
type ProductInputWithCategories = Omit<ProductInput, 'directCategoriesInfo'> & {
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
export function composeProduct(
  input: ProductInputWithCategories,
  composing: Composing,
  before?: Product,
): Product {
  const { id, numericId, now, currency } = composing;
  const guid = (): string => composing.guid();
  const name = (input.name ?? '').trim();
  if (name === '') throw badRequest('The name holds nothing but spaces.', 'ONLY_SPACES_STRING_ERROR');
  const slug = input.slug?.trim() || slugOf(name, id);
  if (!isSlug(slug)) refuseSlug();
  const productType = input.productType ?? 'PHYSICAL';
  const options = normaliseOptions(input.options ?? [], before?.options ?? [], guid);
  const variants = normaliseVariants(input.variantsInfo?.variants ?? [], {
    options,
    currency,
    guid,
    before: before?.variantsInfo.variants ?? [],
  });
  const modifiers = normaliseModifiers(input.modifiers ?? [], before?.modifiers ?? [], options, guid);
  const brand = named(input.brand);
  const ribbon = named(input.ribbon);
  const categories = before?.directCategoriesInfo ?? input.directCategoriesInfo ?? { categories: [] };
  const visible = input.visible ?? true;
  const single = options.length === 0 ? variants.map((variant) => ({ ...variant, visible })) : variants;
  const subscriptionDetails = normaliseSubscriptions(input.subscriptionDetails, guid);
  const {
    url: _url,
    breadcrumbsInfo: _breadcrumbs,
    currency: _currency,
    subscriptionDetails: _given,
    brand: _brand,
    ribbon: _ribbon,
    modifiers: _modifiers,
    ...stored
  } = input;
  return derive({
    ...stored,
    id,
    numericId,
    createdDate: before?.createdDate ?? now,
    updatedDate: now,
    name,
    slug,
    handle: before?.handle ?? (input.handle || slug),
    visible,
    visibleInPos: productType === 'DIGITAL' ? false : (input.visibleInPos ?? true),
    productType,
    options,
    ...(modifiers.length > 0 && { modifiers }),
    variantsInfo: { variants: single },
    media: normaliseMedia(input.media ?? {}, before?.media?.itemsInfo?.items ?? []),
    ...described(input, before),
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
