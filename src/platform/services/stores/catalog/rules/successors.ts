import { choicesOf, type Product, type StoredVariant } from '../product.ts';

/**
 * Where an option is taken away: of variants that go, by their ids, the one that chooses the same of what is left. What
 * orders hold of them goes back to it.
 */
export function successorsOf(before: Product, after: Product): Map<string, string> {
  if (after.options.length >= before.options.length) return new Map();
  const kept = new Set(after.variantsInfo.variants.map(({ id }) => id));
  const heirs = after.variantsInfo.variants.map((variant) => ({
    variant,
    choices: Object.entries(choicesOf(variant)),
  }));
  const heirOf = (gone: StoredVariant): string | undefined => {
    const own = choicesOf(gone);
    return heirs.find(({ choices }) => choices.every(([option, value]) => own[option] === value))?.variant.id;
  };
  return new Map(
    before.variantsInfo.variants.flatMap((variant) => {
      const heir = kept.has(variant.id) ? undefined : heirOf(variant);
      return heir === undefined ? [] : [[variant.id, heir] as const];
    }),
  );
}
