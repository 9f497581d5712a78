import { useState } from 'react';
import { findVariant, type Chosen, type Variant } from './choices.ts';
import type { ProductData } from './product-data.ts';

export interface Choice {
  chosen: Chosen;
  variant: Variant | undefined;
  choose: (option: string, choice: string) => void;
}

/** What is chosen; the address follows, so that a link shows the same. */
export function useChoice({ chosen: first, variants }: ProductData): Choice {
  const [chosen, setChosen] = useState<Chosen>(first);
  return {
    chosen,
    variant: findVariant(variants, chosen),
    choose(option, choice) {
      const next = { ...chosen, [option]: choice };
      setChosen(next);
      history.replaceState(history.state, '', `?${new URLSearchParams(next).toString()}`);
    },
  };
}
