import { useMemo, useState } from 'react';
import type { VariantDraft } from './variants.ts';

const keyOf = ({ choices }: VariantDraft): string => JSON.stringify(choices);

export interface ChosenVariants {
  /** Their places in the form. */
  indexes: readonly number[];
  has: (index: number) => boolean;
  set: (indexes: readonly number[], on: boolean) => void;
  all: () => void;
  clear: () => void;
}

/** Which variants are ticked: by what they are, so that a change of the options leaves the others ticked. */
export function useChosenVariants(variants: readonly VariantDraft[]): ChosenVariants {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const places = new Set(variants.flatMap((variant, index) => (keys.has(keyOf(variant)) ? [index] : [])));
    const keysAt = (indexes: readonly number[]): string[] =>
      indexes.flatMap((index) => (variants[index] ? [keyOf(variants[index])] : []));
    return {
      indexes: [...places],
      has: (index) => places.has(index),
      set: (indexes, on) =>
        setKeys((before) => {
          const after = new Set(before);
          for (const key of keysAt(indexes)) {
            if (on) after.add(key);
            else after.delete(key);
          }
          return after;
        }),
      all: () => setKeys(new Set(variants.map(keyOf))),
      clear: () => setKeys(new Set()),
    };
  }, [variants, keys]);
}
