import { choicesOf, type Product, type StoredVariant } from '../product.ts';

/**
 * Where an option is taken away: of variants that go, by their ids, the one that chooses the same of what is left. What
 * orders hold of them goes back to it.
 */
export function successorsOf(before: Product, after: Product): Map<string, string> {
  if (after.options.length >= before.options.length) return new Map();
  const stored = new Set(after.variantsInfo.variants.map(({ id }) => id));
  const heirs = after.variantsInfo.variants.map((variant) => ({
    variant,
    choices: Object.entries(choicesOf(variant)),
  }));
  const heirOf = (storedVariant: StoredVariant): string | undefined => {
    const own = choicesOf(storedVariant);
    return heirs.find(({ choices }) => choices.every(([option, value]) => own[option] === value))?.variant.id;
  };
  return new Map(
    before.variantsInfo.variants.flatMap((variant) => {
      const successor = stored.has(variant.id) ? undefined : heirOf(variant);
      return successor === undefined ? [] : [[variant.id, successor] as const];
    }),
  );
}
