import type { V3Product } from '@wix/auto_sdk_stores_products-v-3';
import { posterFacts } from '../shell/poster.ts';
import { PALETTE } from './listing-query.ts';

/** Names and colours of what a listing can be narrowed by, learned from its products. */
export interface Vocabulary {
  programs: string[];
  palettes: { key: string; name: string; colors: string[] }[];
  options: { name: string; choices: string[] }[];
}

export function vocabularyOf(products: readonly V3Product[]): Vocabulary {
  const programs = new Set<string>();
  const palettes = new Map<string, Vocabulary['palettes'][number]>();
  const options = new Map<string, Set<string>>();
  for (const product of products) {
    const { familyName, paletteName, colors = [] } = posterFacts(product);
    if (familyName !== undefined) programs.add(familyName);
    const section = product.infoSections?.find(({ uniqueName }) => uniqueName?.startsWith(PALETTE));
    const key = section?.uniqueName?.slice(PALETTE.length);
    if (key !== undefined && paletteName !== undefined) palettes.set(key, { key, name: paletteName, colors });
    for (const { name, choicesSettings } of product.options ?? []) {
      const known = options.get(name ?? '') ?? new Set<string>();
      for (const choice of choicesSettings?.choices ?? []) if (choice.name) known.add(choice.name);
      options.set(name ?? '', known);
    }
  }
  return {
    programs: [...programs],
    palettes: [...palettes.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
    options: [...options].map(([name, choices]) => ({ name, choices: [...choices] })),
  };
}
