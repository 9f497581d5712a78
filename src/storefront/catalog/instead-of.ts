import type { Chosen, Variant } from './choices.ts';

const MAX = 2;

const differences = ({ choices }: Variant, chosen: Chosen): number =>
  Object.entries(chosen).filter(([option, choice]) => choices[option] !== choice).length;

/** Sold out as well, and the same but for its first option, such as the size: some would take it too. */
export function nextSoldOut(variants: readonly Variant[], chosen: Chosen): Variant | undefined {
  const [first = ''] = Object.keys(chosen);
  return variants.find(
    (variant) =>
      !variant.inStock && differences(variant, chosen) === 1 && variant.choices[first] !== chosen[first],
  );
}

/** What there is next to a combination that is sold out: one choice apart, the last option first. */
export function insteadOf(variants: readonly Variant[], chosen: Chosen): Variant[] {
  const last = Object.keys(chosen).at(-1) ?? '';
  const changesLast = ({ choices }: Variant): number => Number(choices[last] === chosen[last]);
  return variants
    .filter((variant) => variant.inStock && differences(variant, chosen) === 1)
    .toSorted((a, b) => changesLast(a) - changesLast(b))
    .slice(0, MAX);
}
