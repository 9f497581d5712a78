import { badRequest, invalid } from '../../contract/errors.ts';
import type { Product, ProductInput } from './product.ts';
import { derive } from './rules/derive.ts';
import { normaliseMedia } from './rules/media.ts';
import { normaliseOptions } from './rules/options.ts';
import { htmlFromRich, richFromHtml } from './rules/rich-text.ts';
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

function descriptionOf(
  given: Given,
  before: Product | undefined,
): Pick<Product, 'description' | 'plainDescription'> {
  const { description, plainDescription } = given;
  if (description && description !== before?.description)
    return { description, plainDescription: htmlFromRich(description) };
  if (typeof plainDescription === 'string' && plainDescription !== before?.plainDescription)
    return { description: richFromHtml(plainDescription), plainDescription };
  return {
    ...(description && { description }),
    ...(typeof plainDescription === 'string' && { plainDescription }),
  };
}

/** Names without ids get one that is the same for the same name, so that two products share a brand. */
const named = <T extends { id?: string | null; name?: string | null }>(
  entry: T | null | undefined,
  guid: () => string,
): (T & { id: string }) | undefined =>
  entry && (entry.id || entry.name) ? { ...entry, id: entry.id ?? guid() } : undefined;

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
  const brand = named(given.brand, guid);
  const ribbon = named(given.ribbon, guid);
  const categories = before?.directCategoriesInfo ?? given.directCategoriesInfo ?? { categories: [] };
  const visible = given.visible ?? true;
  const single = options.length === 0 ? variants.map((variant) => ({ ...variant, visible })) : variants;
  const subscriptionDetails = normaliseSubscriptions(given.subscriptionDetails, guid);
  const {
    url: _url,
    breadcrumbsInfo: _breadcrumbs,
    currency: _currency,
    subscriptionDetails: _given,
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
    handle: before?.handle ?? slug,
    visible,
    visibleInPos: productType === 'DIGITAL' ? false : (given.visibleInPos ?? true),
    productType,
    options,
    variantsInfo: { variants: single },
    media: normaliseMedia(given.media ?? {}, before?.media?.itemsInfo?.items ?? []),
    ...descriptionOf(given, before),
    ...(brand && { brand }),
    ...(ribbon && { ribbon }),
    ...(subscriptionDetails && { subscriptionDetails }),
    ...(given.infoSections && {
      infoSections: given.infoSections.map((section) => ({ ...section, id: section.id ?? guid() })),
    }),
    directCategoriesInfo: categories,
    allCategoriesInfo: categories,
    actualPriceRange: { minValue: { amount: '0' }, maxValue: { amount: '0' } },
    inventory: {
      availabilityStatus: 'OUT_OF_STOCK',
      preorderStatus: 'DISABLED',
      preorderAvailability: 'NO_VARIANTS',
    },
  });
}
