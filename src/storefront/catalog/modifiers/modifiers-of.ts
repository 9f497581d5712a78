import type { V3Product } from '@wix/auto_sdk_stores_products-v-3';
import { type ProductModifier, type ModifierChoice, fieldOf } from './modifier.ts';

type Modifier = NonNullable<V3Product['modifiers']>[number];
type Choice = NonNullable<NonNullable<Modifier['choicesSettings']>['choices']>[number];

/** The contract's own bound, where a modifier has none. */
const MAX_LENGTH = 500;

const addsOf = (amount: string | null | undefined): { adds?: string } =>
  Number(amount ?? 0) > 0 && amount ? { adds: amount } : {};

const choiceOf = ({ key, name, colorCode, addedPrice }: Choice): ModifierChoice => ({
  key: key ?? name ?? '',
  name: name ?? '',
  ...(colorCode && { color: colorCode }),
  ...addsOf(addedPrice),
});

/** The modifiers of a product; undefined where it has none. */
export function modifiersOf({ modifiers = [] }: V3Product): ProductModifier[] | undefined {
  const titles = modifiers.map(({ freeTextSettings }) => freeTextSettings?.key);
  const productModifiers = modifiers.map((modifier): ProductModifier => {
    const { key, name, mandatory, modifierRenderType, choicesSettings, freeTextSettings = {} } = modifier;
    const own = key ?? name ?? '';
    const must = mandatory ?? false;
    if (modifierRenderType !== 'FREE_TEXT')
      return { key: own, title: name ?? '', must, choices: (choicesSettings?.choices ?? []).map(choiceOf) };
    const { key: titleKey, title, minCharCount, maxCharCount, defaultAddedPrice } = freeTextSettings;
    // Two with one title are told apart by their own names.
    const isShared = titles.filter((one) => one === titleKey).length > 1;
    return {
      key: titleKey && !isShared ? titleKey : own,
      title: title || name || '',
      must,
      text: { least: minCharCount ?? 0, most: Math.min(maxCharCount || MAX_LENGTH, MAX_LENGTH) },
      ...addsOf(defaultAddedPrice),
    };
  });
  return productModifiers.length > 0 ? productModifiers : undefined;
}

/** The answers in a URL, to which a browser sent the form before the script of the page was loaded. */
export const answersInAddress = (
  search: URLSearchParams,
  modifiers: readonly ProductModifier[],
): Record<string, string> =>
  Object.fromEntries(
    modifiers.map(fieldOf).flatMap((field) => {
      const value = search.get(field);
      return value ? [[field, value]] : [];
    }),
  );
