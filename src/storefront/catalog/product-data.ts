import { searchInventoryItems } from '@wix/auto_sdk_stores_inventory-items-v-3';
import { getProductBySlug, type V3Product } from '@wix/auto_sdk_stores_products-v-3';
import type { NamedOffer } from '../../shared/cart-offers.ts';
import { countryName } from '../../shared/countries.ts';
import type { DeliveryPromise } from '../../shared/delivery-promise.ts';
import { seoTextsOf, type SeoTexts } from '../../shared/seo-tags.ts';
import type { ProductTerms } from '../../shared/shop-rendering.ts';
import { textIn } from '../../shared/storefront.ts';
import { locales } from '../i18n/locales.ts';
import type { RelatedData } from '../shell/related-data.ts';
import { NotFound, type PageRequest } from '../shell/define-page.ts';
import type { PictureMedia } from '../shell/picture-sources.ts';
import { pictureOf, toPoster, videoOf, withPlaceholders, type Poster } from '../shell/poster.ts';
import { readRelatedData } from '../shell/read-related-data.ts';
import type { ProductModifier } from './modifiers/modifier.ts';
import { loadModifierFields } from './modifiers/load-modifier-fields.ts';
import { PLAN, planFrom, plansOf, type Plans } from './plans.ts';
import { choiceFrom, type Chosen, type ProductOption, type Variant } from './choices.ts';
import { homeOf, readCollections, type Collection } from './collections.ts';
import { readReviews, type ProductReviews } from './reviews/read-reviews.ts';

export interface ProductData {
  poster: Poster;
  /** Its words, for those that read no markup. */
  description: string;
  /** What the merchant has search engines told; absent where that is nothing. */
  seo?: SeoTexts;
  /** The same as the page shows it: HTML that is safe. */
  about: string;
  pictures: PictureMedia[];
  options: ProductOption[];
  variants: Variant[];
  chosen: Chosen;
  /** What the buyer is asked beside it. */
  asked?: ProductModifier[];
  /** What the address says to that, by field. */
  said?: Record<string, string>;
  /** How it is bought again and again; absent for what is bought once only. */
  plans?: Plans;
  /** The plan that is chosen; absent for a single purchase. */
  plan?: string;
  family?: Collection;
  beside: RelatedData;
  /** Automatic discounts that hold it. */
  offers?: readonly NamedOffer[];
  /** What it costs to have it sent; the place is named here, as browsers name some countries otherwise. */
  delivery?: DeliveryPromise & { place: string };
  /** Absent where nobody has written any. */
  reviews?: ProductReviews;
  /** When what is ordered now ships at the latest; absent where the store promises none, and for a file. */
  leavesBy?: string;
  /** The store's returns in a line, where it has written them; absent for a file. */
  returns?: string;
  /** What the merchant says with every product that is shipped. */
  notes: { title: string; text: string }[];
}

const DAY = 86_400_000;
/** More left than this is nobody's worry. */
const FEW = 100;

/** The date so many business days later, of which the first is tomorrow. */
export function workingDaysAfter(now: Date, days: number): Date {
  let date = now;
  for (let left = days; left > 0;) {
    date = new Date(date.getTime() + DAY);
    if (date.getUTCDay() % 6 !== 0) left -= 1;
  }
  return date;
}

const optionsOf = (product: V3Product): ProductOption[] =>
  (product.options ?? []).map(({ name, choicesSettings }) => ({
    name: name ?? '',
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      name: choice.name ?? '',
      ...(choice.colorCode && { color: choice.colorCode }),
    })),
  }));

type PlatformVariant = NonNullable<NonNullable<V3Product['variantsInfo']>['variants']>[number];

/** Of a variant that is a file, what one gets for the money: `ZIP` by its name, and its size. */
export function fileOf({
  digitalProperties,
}: Pick<PlatformVariant, 'digitalProperties'>): Pick<Variant, 'file'> {
  const { fileName, fileSize } = digitalProperties?.digitalFile ?? {};
  const ending = /\.(\w{1,8})$/.exec(fileName ?? '')?.[1];
  const size = Number(fileSize ?? 0);
  return ending && size > 0 ? { file: { kind: ending.toUpperCase(), size } } : {};
}

/** What a delivery of each plan costs. */
function againOf({ subscriptionPricesInfo }: PlatformVariant): Pick<Variant, 'again'> {
  const prices = (subscriptionPricesInfo?.subscriptionPrices ?? []).flatMap(({ subscriptionId, price }) =>
    subscriptionId && price?.amount != null ? [[subscriptionId, price.amount]] : [],
  );
  return prices.length > 0 ? { again: Object.fromEntries(prices) as Record<string, string> } : {};
}

function variantsOf(product: V3Product, quantities: ReadonlyMap<string, number>): Variant[] {
  return (product.variantsInfo?.variants ?? []).flatMap((variant): Variant[] => {
    const id = variant._id ?? '';
    const price = variant.price?.actualPrice?.amount;
    if (variant.visible === false || price == null) return [];
    const full = variant.price?.compareAtPrice?.amount;
    const quantity = quantities.get(id);
    const choices = (variant.choices ?? []).flatMap(({ optionChoiceNames: names }) =>
      names?.optionName && names.choiceName ? [[names.optionName, names.choiceName] as const] : [],
    );
    return [
      {
        id,
        choices: Object.fromEntries(choices),
        price,
        inStock: variant.inventoryStatus?.inStock ?? false,
        ...(variant.sku && { sku: variant.sku }),
        ...fileOf(variant),
        ...againOf(variant),
        ...(full && full !== price && { fullPrice: full }),
        ...(quantity !== undefined && quantity <= FEW && { quantity }),
      },
    ];
  });
}

/** How many there are, by variant. Shops that don't count have none. */
async function readQuantities({ shop }: PageRequest, productId: string): Promise<Map<string, number>> {
  const { inventoryItems = [] } = await shop.use(searchInventoryItems)({
    filter: { productId },
    cursorPaging: { limit: 100 },
  });
  return new Map(
    inventoryItems.flatMap(({ variantId, quantity, trackQuantity }) =>
      variantId && trackQuantity && quantity != null ? [[variantId, quantity] as const] : [],
    ),
  );
}

export async function readProduct(request: PageRequest): Promise<V3Product> {
  const { shop, params } = request;
  try {
    const { product } = await shop.use(getProductBySlug)(params['slug'] ?? '', {
      fields: [
        'PLAIN_DESCRIPTION',
        'MEDIA_ITEMS_INFO',
        'DIRECT_CATEGORIES_INFO',
        'VARIANT_OPTION_CHOICE_NAMES',
        'SUBSCRIPTION_PRICES_INFO',
      ],
    });
    if (product && product.visible !== false) return product;
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
  throw new NotFound();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The platform's plain description is simple HTML; the page shows its words, paragraph by paragraph. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();

/** The one it is known by first. */
function picturesOf(product: V3Product, mediaBase: string): PictureMedia[] {
  const items = product.media?.itemsInfo?.items ?? (product.media?.main ? [product.media.main] : []);
  const all = items.flatMap(({ image, video, altText }) => {
    const alt = altText ?? product.name ?? '';
    return pictureOf(image, alt, mediaBase) ?? videoOf(video, alt, mediaBase) ?? [];
  });
  const first = all.find(({ video }) => video === undefined);
  return first ? [first, ...all.filter((one) => one !== first)] : all;
}

/** Of the first that can be had; nothing rather than an error. */
async function readOffers(
  { offers, place }: PageRequest,
  { _id: productId, variantsInfo }: V3Product,
): Promise<ProductTerms> {
  const { _id: variantId } =
    variantsInfo?.variants?.find(({ inventoryStatus }) => inventoryStatus?.inStock) ?? {};
  const none: ProductTerms = { offers: [] };
  if (!offers || !productId || !variantId) return none;
  return offers({ productId, variantId, ...(place && { country: place }) }).catch(() => none);
}

/** What the store says of whatever it ships. */
async function readShipped({
  storefront: { dispatchDays, notes },
  texts,
  locale,
}: PageRequest): Promise<Pick<ProductData, 'leavesBy' | 'returns' | 'notes'>> {
  const returns = (await texts.page('returns', locale))?.description;
  return {
    notes: notes.map(({ title, text }) => ({ title: textIn(title, locale), text: textIn(text, locale) })),
    ...(returns && { returns }),
    ...(dispatchDays !== null && {
      leavesBy: workingDaysAfter(new Date(), dispatchDays).toISOString().slice(0, 10),
    }),
  };
}

export async function readProductPage(request: PageRequest): Promise<ProductData> {
  const [product, collections] = await Promise.all([readProduct(request), readCollections(request)]);
  const ids = new Set((product.directCategoriesInfo?.categories ?? []).map(({ _id }) => _id));
  const poster = toPoster(product, request.mediaBase);
  const family = homeOf(
    collections.filter(({ id }) => ids.has(id)),
    poster.family,
  );
  const [quantities, beside, reviews, { offers, delivery }] = await Promise.all([
    readQuantities(request, product._id ?? ''),
    readRelatedData(request, [product._id ?? '']),
    readReviews(request, product._id ?? ''),
    readOffers(request, product),
  ]);
  // Only the server reads it.
  const [{ safeDescription }, { modifiersOf, answersInAddress }] = await Promise.all([
    import('./safe-description.ts'),
    import('./modifiers/modifiers-of.ts'),
  ]);
  const requested = modifiersOf(product);
  if (requested) await loadModifierFields(request.locale, request.store.look.theme);
  const html = product.plainDescription ?? '';
  const seo = seoTextsOf(product.seoData);
  const options = optionsOf(product);
  const plans = plansOf(product);
  const plan = planFrom(request.search.get(PLAN), plans)?.id;
  const variants = variantsOf(product, quantities);
  const pictures = picturesOf(product, request.mediaBase);
  const hinted = await withPlaceholders(
    pictures.map((picture) => ({ picture })),
    request.placeholder,
  );
  return {
    poster,
    description: textOf(html),
    ...((seo.title || seo.text) && { seo }),
    about: safeDescription(html, request.mediaBase),
    pictures: hinted.map(({ picture }) => picture),
    options,
    variants,
    chosen: choiceFrom(request.search, options, variants),
    beside,
    ...(requested && { asked: requested, said: answersInAddress(request.search, requested) }),
    ...(plans && { plans }),
    ...(plan !== undefined && { plan }),
    notes: [],
    ...(product.productType !== 'DIGITAL' && (await readShipped(request))),
    ...(offers.length > 0 && { offers }),
    ...(delivery && {
      delivery: { ...delivery, place: countryName(locales[request.locale].tag, delivery.country) },
    }),
    ...(family && { family }),
    ...(reviews && { reviews }),
  };
}
