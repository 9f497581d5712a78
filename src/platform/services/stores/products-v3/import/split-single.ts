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
export function splitSingle(given: Imported, product: Product): Split {
  const [single] = product.variantsInfo.variants;
  const [first] = given.variants;
  const isSingle = product.options.length === 0 && given.options.length > 0;
  if (given.baseSku === undefined || !isSingle || !single || !first || single.sku !== given.baseSku)
    return { given, product };
  const base = new Big(single.price.actualPrice.amount);
  const choices = given.options.map((optionName, index) => ({
    optionChoiceNames: { optionName, choiceName: first.choices[index] ?? '' },
  })) as StoredVariant['choices'];
  return {
    given: {
      ...given,
      variants: given.variants.map((variant) => ({
        ...variant,
        price: base.plus(variant.priceChange ?? 0).toFixed(),
      })),
    },
    product: {
      ...product,
      options: optionsFor(given, undefined),
      variantsInfo: { variants: [{ ...single, choices }] },
    },
  };
}
