import { partsOf } from '#shared/small-decimals.ts';
import type { VariantDraft } from './variants.ts';

export interface VariantGroup {
  name: string;
  /** Places in the form. */
  indexes: readonly number[];
}

/** The variants by their choice of one option, each group in the order of its first. */
export function groupsBy(variants: readonly VariantDraft[], option: number): VariantGroup[] {
  const found = new Map<string, number[]>();
  for (const [index, { choices }] of variants.entries()) {
    const name = choices[option] ?? '';
    const indexes = found.get(name);
    if (indexes) indexes.push(index);
    else found.set(name, [index]);
  }
  return [...found].map(([name, indexes]) => ({ name, indexes }));
}

/** The lowest and the highest of those that have one; one of them where all are the same. */
export function rangeOf(amounts: readonly string[]): readonly string[] {
  const known = amounts.filter((amount) => amount.trim() !== '' && !Number.isNaN(partsOf(amount.trim())));
  const sorted = known.toSorted((one, other) => partsOf(one.trim()) - partsOf(other.trim()));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return [];
  return partsOf(low.trim()) === partsOf(high.trim()) ? [low] : [low, high];
}
