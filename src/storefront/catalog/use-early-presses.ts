import type { RefObject } from 'react';
import { ADD_TO_CART } from '../../shared/back-in-stock.ts';
import { forgetParameter } from '../shell/forget-parameter.ts';
import { findVariant, type Variant } from './choices.ts';
import type { ProductData } from './product-data.ts';
import type { Choice } from './use-choice.ts';
import { useEarlyForm } from './use-early-form.ts';

/** Names the button that sends the form: only one that no script held back says so in the address, or the link of a mail. */
export const ADD = ADD_TO_CART;

/** What was chosen and pressed before the page's script was there: it is taken over, and the piece goes into the cart. */
export function useEarlyPresses(
  form: RefObject<HTMLFormElement | null>,
  { options, variants }: Pick<ProductData, 'options' | 'variants'>,
  { chosen, take }: Choice,
  add: (variant: Variant) => void,
): void {
  useEarlyForm(form, (filled) => {
    const now = Object.fromEntries(
      options.map(({ name }) => [name, filled.get(name) ?? chosen[name]]),
    ) as Record<string, string>;
    if (options.some(({ name }) => now[name] !== chosen[name])) take(now);
    if (!new URLSearchParams(location.search).has(ADD)) return;
    forgetParameter(ADD);
    const variant = findVariant(variants, now);
    if (variant?.inStock) add(variant);
  });
}
