import Big from 'big.js';
import type { Product, StoredVariant } from '../../catalog/public.ts';
import { optionsFor } from './changes.ts';
import type { Imported } from './imported.ts';

interface Split {
  given: Imported;
  product: Product;
}

/**
 * A product without options, seen with those that a file of variants brings: its only variant becomes the first of them, so
 * that orders keep what they have, and the prices of all follow from its own.
 */
export function splitSingle(input: Imported, product: Product): Split {
  const [single] = product.variantsInfo.variants;
  const [first] = input.variants;
  const isSingle = product.options.length === 0 && input.options.length > 0;
  if (input.baseSku === undefined || !isSingle || !single || !first || single.sku !== input.baseSku)
    return { given: input, product };
  const base = new Big(single.price.actualPrice.amount);
  const choices = input.options.map((optionName, index) => ({
    optionChoiceNames: { optionName, choiceName: first.choices[index] ?? '' },
  })) as StoredVariant['choices'];
  return {
    given: {
      ...input,
      variants: input.variants.map((variant) => ({
        ...variant,
        price: base.plus(variant.priceChange ?? 0).toFixed(),
      })),
    },
    product: {
      ...product,
      options: optionsFor(input, undefined),
      variantsInfo: { variants: [{ ...single, choices }] },
    },
  };
}
