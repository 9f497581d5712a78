import { useState } from 'react';
import { findVariant, type Chosen, type Variant } from './choices.ts';
import { PLAN } from './plans.ts';
import type { ProductData } from './product-data.ts';

export interface Choice {
  chosen: Chosen;
  variant: Variant | undefined;
  choose: (option: string, choice: string) => void;
  /** Chooses in every option at once. */
  take: (chosen: Chosen) => void;
}

/** What is chosen; the address follows, so that a link shows the same. */
export function useChoice({ chosen: first, variants }: ProductData): Choice {
  const [chosen, setChosen] = useState<Chosen>(first);
  function take(next: Chosen): void {
    setChosen(next);
    const plan = new URLSearchParams(location.search).get(PLAN);
    const requested = new URLSearchParams({ ...next, ...(plan !== null && { [PLAN]: plan }) });
    history.replaceState(history.state, '', `?${requested.toString()}`);
  }
  return {
    chosen,
    variant: findVariant(variants, chosen),
    choose: (option, choice) => take({ ...chosen, [option]: choice }),
    take,
  };
}
