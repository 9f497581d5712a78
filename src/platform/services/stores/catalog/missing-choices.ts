import type { SiteDb } from '#platform/context.ts';
import { choicesOf, type Product } from './product.ts';
import { findVariant, isOurs, subscriptionOptionIdOf, type CatalogReference } from './reference.ts';
import { isSubscriptionOnly, offeredSubscriptions } from './rules/subscriptions.ts';
import { products } from './tables.ts';

/** What has to be chosen before a product can be bought. */
export interface MissingChoices {
  product: string;
  /** Options of which the reference names no choice that there is. */
  options: { name: string; choices: string[] }[];
  /** Of a product that is sold by subscription only. */
  subscriptions: { id: string; title: string }[];
}

const namedChoices = ({ options }: CatalogReference): Record<string, unknown> => {
  const named = options?.['options'];
  return typeof named === 'object' && named !== null ? (named as Record<string, unknown>) : (options ?? {});
};

/** The options that are open, with the choices that some visible variant has beside those that were made. */
function openOptions(product: Product, reference: CatalogReference): MissingChoices['options'] {
  if (findVariant(product, reference)) return [];
  const variants = product.variantsInfo.variants.filter(({ visible }) => visible).map(choicesOf);
  const named = namedChoices(reference);
  const names = [...new Set(variants.flatMap((choices) => Object.keys(choices)))];
  return names
    .map((name) => ({ name, choices: [...new Set(variants.flatMap((choices) => choices[name] ?? []))] }))
    .filter(({ name, choices }) => !choices.includes(String(named[name])));
}

/**
 * What a reference to a product in sight leaves open.
 * @returns undefined where nothing is left open, and for what is no product in sight
 */
export async function missingChoices(
  { db, siteId }: SiteDb,
  reference: CatalogReference,
): Promise<MissingChoices | undefined> {
  if (!isOurs(reference) || !reference.catalogItemId) return undefined;
  const product = await products.get(db, siteId, reference.catalogItemId);
  if (!product?.visible) return undefined;
  const options = openOptions(product, reference);
  const isOpen = isSubscriptionOnly(product) && subscriptionOptionIdOf(reference) === undefined;
  const subscriptions = isOpen
    ? offeredSubscriptions(product).map(({ id, title }) => ({ id, title: title ?? '' }))
    : [];
  if (options.length + subscriptions.length === 0) return undefined;
  return { product: product.name, options, subscriptions };
}

/** The same as a sentence for whoever writes the client. */
export function choicesSentence({ product, options, subscriptions }: MissingChoices): string {
  const wanted = options.map(({ name, choices }) => `${name} (${choices.join(', ')})`);
  const plans = subscriptions.map(({ id, title }) => `${title} (${id})`);
  return [
    ...(wanted.length > 0
      ? [
          `"${product}" needs a choice of ${wanted.join(' and ')}: name it in catalogReference.options.options, or a variant in catalogReference.options.variantId.`,
        ]
      : []),
    ...(plans.length > 0
      ? [
          `"${product}" is sold by subscription only: name one in catalogReference.options.subscriptionOptionId, of ${plans.join(', ')}.`,
        ]
      : []),
  ].join(' ');
}
