import { isObject } from '#shared/is-object.ts';
import {
  choicesOf,
  LEGACY_STORES_APP_ID,
  type Product,
  STORES_APP_ID,
  type StoredVariant,
} from './product.ts';
import type { Answers } from './rules/answers.ts';

/** How carts, checkouts and orders name what is bought. */
export interface CatalogReference {
  appId?: string | null;
  catalogItemId?: string | null;
  /** `variantId`, or `options` by name, modifiers among them; `customTextFields` for what the shopper wrote. */
  options?: Record<string, unknown> | null;
}

/** The catalog's id of today for the one it once had. */
export const presentAppId = <T>(appId: T): T | typeof STORES_APP_ID =>
  appId === LEGACY_STORES_APP_ID ? STORES_APP_ID : appId;

export const isOurs = ({ appId }: CatalogReference): boolean => presentAppId(appId) === STORES_APP_ID;

/** What a product without options is called where a variant must be named. */
export const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

/** The variant with exactly these choices; names compare as they are written. */
export const findByChoices = (
  variants: readonly StoredVariant[],
  choices: Record<string, unknown>,
): StoredVariant | undefined =>
  variants.find((variant) => {
    const own = Object.entries(choicesOf(variant));
    return own.length > 0 && own.every(([option, value]) => choices[option] === value);
  });

/** The variant a reference means; undefined when it names none, or one that is gone. */
export function findVariant(
  { variantsInfo: { variants } }: Product,
  { options }: CatalogReference,
): StoredVariant | undefined {
  const { variantId, options: named } = isObject(options) ? options : {};
  if (typeof variantId === 'string' && variantId !== NO_VARIANT && variantId !== '')
    return variants.find(({ id }) => id === variantId);
  if (variants.length === 1 && variants[0]?.choices.length === 0) return variants[0];
  const choices = isObject(named) ? named : isObject(options) ? options : {};
  return findByChoices(variants, choices);
}

/** Whether a reference names a product, and nothing of what can be chosen of it. */
export function namesNoChoice({ options }: CatalogReference): boolean {
  const { variantId, options: named, customTextFields: _texts, ...others } = isObject(options) ? options : {};
  if (typeof variantId === 'string' && variantId !== NO_VARIANT && variantId !== '') return false;
  return [named, others].every((choices) => !isObject(choices) || Object.keys(choices).length === 0);
}

/** The variant that a reference names which `normalise` wrote; empty where it names none. */
export const variantIdOf = ({ options }: CatalogReference): string => {
  const variantId = isObject(options) ? options['variantId'] : undefined;
  return typeof variantId === 'string' ? variantId : '';
};

/** How often it is to come; undefined for what is bought once. */
export const subscriptionOptionIdOf = ({ options }: CatalogReference): string | undefined => {
  const id = isObject(options) ? options['subscriptionOptionId'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
};

/**
 * Always the present app id, the variant by its id, and what the shopper said to the modifiers; `modifiers` names the
 * description lines that say so.
 */
export function normalise(
  reference: CatalogReference,
  variant: StoredVariant,
  { choices, texts, lines }: Pick<Answers, 'choices' | 'texts' | 'lines'>,
): { appId: string; catalogItemId: string; options: Record<string, unknown> } {
  const subscriptionOptionId = subscriptionOptionIdOf(reference);
  const named = { ...choicesOf(variant), ...choices };
  return {
    appId: STORES_APP_ID,
    catalogItemId: reference.catalogItemId ?? '',
    options: {
      variantId: variant.id,
      ...(Object.keys(named).length > 0 && { options: named }),
      ...(Object.keys(texts).length > 0 && { customTextFields: texts }),
      ...(lines.length > 0 && { modifiers: lines.map(({ name }) => name) }),
      ...(subscriptionOptionId && { subscriptionOptionId }),
    },
  };
}

/** The same without what is said to modifiers: somebody who waits or wishes has said nothing for good. */
export function withoutAnswers<R extends CatalogReference>(reference: R): R {
  const { options } = reference;
  if (!isObject(options)) return reference;
  const { customTextFields: _texts, modifiers, options: named, ...rest } = options;
  const requested = new Set(Array.isArray(modifiers) ? modifiers : []);
  const chosen = isObject(named)
    ? Object.fromEntries(Object.entries(named).filter(([name]) => !requested.has(name)))
    : {};
  return { ...reference, options: { ...rest, ...(Object.keys(chosen).length > 0 && { options: chosen }) } };
}
