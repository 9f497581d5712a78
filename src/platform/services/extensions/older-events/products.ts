import type { Listener } from '#platform/service.ts';
import { modifiedFields } from '#platform/events/modified-fields.ts';
import { partsOf } from './event-parts.ts';
import { entityIn, modifiedIn, ORIGIN, emitOlder, type Doc } from './emit-older.ts';

const group = 'com.wix.ecommerce.catalog.api.v1';

interface Priced {
  minValue?: { amount?: string };
}

interface Variant extends Doc {
  id?: string;
  choices?: { optionChoiceNames?: { optionName?: string; choiceName?: string } }[];
}

interface Product extends Doc {
  id: string;
  currency?: string;
  brand?: { name?: string };
  actualPriceRange?: Priced;
  compareAtPriceRange?: Priced;
  variantsInfo?: { variants?: Variant[] };
}

/** Names of the third catalog's parts in the first; the others have kept theirs. */
const OLDER: Readonly<Record<string, string>> = {
  plainDescription: 'description',
  actualPriceRange: 'price',
  compareAtPriceRange: 'price',
  options: 'productOptions',
  modifiers: 'productOptions',
  variantsInfo: 'variants',
  variantSummary: 'variants',
  inventory: 'stock',
  infoSections: 'additionalInfoSections',
  directCategoriesInfo: 'collections',
  allCategoriesInfo: 'collections',
  url: 'productPageUrl',
};

/** What changes with every change is no change. */
const ALWAYS = new Set(['revision', 'updatedDate']);

const priceOf = ({ currency, actualPriceRange, compareAtPriceRange }: Product): object => {
  const discounted = Number(actualPriceRange?.minValue?.amount ?? 0);
  const full = compareAtPriceRange?.minValue?.amount;
  return { currency, price: full === undefined ? discounted : Number(full), discountedPrice: discounted };
};

const changedNames = (modified: Doc): string[] =>
  partsOf(modified, ALWAYS).map((name) => OLDER[name] ?? name);

const choicesOf = ({ choices = [] }: Variant): Record<string, string> =>
  Object.fromEntries(
    choices.flatMap(({ optionChoiceNames }) =>
      optionChoiceNames?.optionName === undefined
        ? []
        : [[optionChoiceNames.optionName, optionChoiceNames.choiceName ?? '']],
    ),
  );

/** Those that are other than before, or were not there. */
function changedVariants(before: readonly Variant[], after: readonly Variant[]): object[] {
  const old = new Map(before.map((variant) => [variant.id, variant]));
  return after.flatMap((variant) => {
    const changedFields = partsOf(modifiedFields(old.get(variant.id) ?? {}, variant), ALWAYS);
    const result = { variantId: variant.id, choices: choicesOf(variant), changedFields, ...ORIGIN };
    return changedFields.length > 0 ? [result] : [];
  });
}

const onCreated: Listener = async (event, context) => {
  const product = entityIn(event) as Product;
  const { name, slug, visible, brand } = product;
  await emitOlder(
    context,
    { group, name: 'ProductCreated', entityId: product.id },
    {
      productId: product.id,
      name,
      slug,
      visible,
      price: priceOf(product),
      ...(brand?.name !== undefined && { brand: brand.name }),
      ...ORIGIN,
    },
  );
};

const onUpdated: Listener = async (event, context) => {
  const product = entityIn(event) as Product;
  const modified = modifiedIn(event);
  const changedFields = [...new Set(changedNames(modified))];
  if (changedFields.length === 0) return;
  const to = { group, entityId: product.id };
  await emitOlder(
    context,
    { ...to, name: 'ProductChanged' },
    { productId: product.id, changedFields, ...ORIGIN },
  );
  const before = modified['variantsInfo.variants'];
  if (!Array.isArray(before)) return;
  const variants = changedVariants(before as Variant[], product.variantsInfo?.variants ?? []);
  if (variants.length > 0)
    await emitOlder(
      context,
      { ...to, name: 'VariantsChanged' },
      { productId: product.id, variants, ...ORIGIN },
    );
};

const onDeleted: Listener = ({ entityId }, context) =>
  emitOlder(context, { group, name: 'ProductDeleted', entityId }, { productId: entityId, ...ORIGIN });

export const productListeners: Readonly<Record<string, Listener>> = {
  'wix.stores.catalog.v3.product_created': onCreated,
  'wix.stores.catalog.v3.product_updated': onUpdated,
  'wix.stores.catalog.v3.product_deleted': onDeleted,
};
