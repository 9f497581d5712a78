import { partsOf, textOf } from '#shared/small-decimals.ts';
import { type ProductModifier, fieldOf } from './modifier.ts';

const valueOf = (modifier: ProductModifier, filled: FormData): string => {
  const value = filled.get(fieldOf(modifier));
  return typeof value === 'string' ? value.trim() : '';
};

/** As a reference carries it: choices among the options, texts by themselves; what was left open is not there. */
export function answersIn(modifiers: readonly ProductModifier[], filled: FormData): Record<string, object> {
  const said = (wanted: (one: ProductModifier) => boolean): Record<string, string> =>
    Object.fromEntries(
      modifiers.filter(wanted).flatMap((one) => {
        const value = valueOf(one, filled);
        return value === '' ? [] : [[one.key, value]];
      }),
    );
  const options = said(({ choices }) => choices !== undefined);
  const customTextFields = said(({ text }) => text !== undefined);
  return {
    ...(Object.keys(options).length > 0 && { options }),
    ...(Object.keys(customTextFields).length > 0 && { customTextFields }),
  };
}

/** What all of it adds to the price of a piece. */
export function addedIn(modifiers: readonly ProductModifier[], filled: FormData): string {
  const parts = modifiers.reduce((sum, one) => {
    const value = valueOf(one, filled);
    if (value === '') return sum;
    const choice = one.choices?.find(({ key }) => key === value);
    return sum + partsOf(one.choices ? choice?.adds : one.adds);
  }, 0);
  return textOf(parts) ?? '0';
}
