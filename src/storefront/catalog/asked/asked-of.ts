import type { V3Product } from '@wix/auto_sdk_stores_products-v-3';
import { type Asked, type AskedChoice, fieldOf } from './asked.ts';

type Modifier = NonNullable<V3Product['modifiers']>[number];
type Choice = NonNullable<NonNullable<Modifier['choicesSettings']>['choices']>[number];

/** The contract's own bound, where a modifier has none. */
const LONGEST = 500;

const addsOf = (amount: string | null | undefined): { adds?: string } =>
  Number(amount ?? 0) > 0 && amount ? { adds: amount } : {};

const choiceOf = ({ key, name, colorCode, addedPrice }: Choice): AskedChoice => ({
  key: key ?? name ?? '',
  name: name ?? '',
  ...(colorCode && { color: colorCode }),
  ...addsOf(addedPrice),
});

/** What is asked of a product; undefined where nothing is. */
export function askedOf({ modifiers = [] }: V3Product): Asked[] | undefined {
  const titles = modifiers.map(({ freeTextSettings }) => freeTextSettings?.key);
  const asked = modifiers.map((modifier): Asked => {
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
      text: { least: minCharCount ?? 0, most: Math.min(maxCharCount || LONGEST, LONGEST) },
      ...addsOf(defaultAddedPrice),
    };
  });
  return asked.length > 0 ? asked : undefined;
}

/** What an address says already: sent as a form before the page's script was there. */
export const saidIn = (search: URLSearchParams, asked: readonly Asked[]): Record<string, string> =>
  Object.fromEntries(
    asked.map(fieldOf).flatMap((field) => {
      const value = search.get(field);
      return value ? [[field, value]] : [];
    }),
  );
