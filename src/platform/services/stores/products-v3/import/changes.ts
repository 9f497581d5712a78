import { compareMoney } from '#shared/money.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { choicesOf, type Product, type ProductInput, type StoredVariant } from '../../catalog/public.ts';
import { type Counting, countingOf, type StockItem } from '../../inventory/public.ts';
import type { Imported, ImportedVariant } from './imported.ts';

type Options = NonNullable<ProductInput['options']>;
type Variant = NonNullable<NonNullable<ProductInput['variantsInfo']>['variants']>[number];

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Options of the file, with the choices that its variants make; those of the product keep theirs. */
export function optionsFor(
  { options, choiceOrder, variants }: Imported,
  product: Product | undefined,
): Options {
  if (product) {
    const names = product.options.map(({ name }) => name ?? '');
    if (options.length === 0) return product.options;
    if (JSON.stringify(names) !== JSON.stringify(options))
      throw badRequest(
        names.length > 0
          ? `In the shop its options are ${names.join(', ')}.`
          : 'In the shop it has no options.',
        'OTHER_OPTIONS',
        { field: 'option1' },
      );
  }
  return options.map((name, index) => {
    const known = product?.options[index];
    const before = known?.choicesSettings?.choices ?? [];
    const has = new Set(before.map((choice) => choice.name));
    const chosen = unique(variants.map(({ choices }) => choices[index] ?? ''));
    const listed = choiceOrder?.[index]?.filter((one) => chosen.includes(one)) ?? [];
    const fresh = unique([...listed, ...chosen]).filter((one) => !has.has(one));
    const choices = [...before, ...fresh.map((one) => ({ name: one, choiceType: 'CHOICE_TEXT' as const }))];
    return {
      ...known,
      name,
      optionRenderType: known?.optionRenderType ?? ('TEXT_CHOICES' as const),
      choicesSettings: { choices },
    };
  });
}

/** An empty price before the reduction takes the reduction away. */
function priceOf({ price, compareAtPrice }: ImportedVariant, before: StoredVariant['price'] | undefined) {
  const amount = price ?? before?.actualPrice.amount;
  const full = compareAtPrice ?? before?.compareAtPrice?.amount ?? '';
  const reduced = full !== '' && (compareAtPrice !== undefined || compareMoney(full, amount) > 0);
  return {
    ...(amount !== undefined && { actualPrice: { amount } }),
    ...(reduced && { compareAtPrice: { amount: full } }),
  };
}

interface Variants {
  options: readonly string[];
  isDigital: boolean;
}

/** What is sold as a file has no weight; a variant that the store has keeps what it is, be it without a file. */
function propertiesOf({ weight }: ImportedVariant, isDigital: boolean, before?: StoredVariant) {
  if (isDigital) return before ? {} : { digitalProperties: {} };
  return weight === undefined ? {} : { physicalProperties: { ...before?.physicalProperties, weight } };
}

function variantOf(
  importedVariant: ImportedVariant,
  { options, isDigital }: Variants,
  before?: StoredVariant,
): Variant {
  const { sku, barcode, cost, visible, choices } = importedVariant;
  return {
    ...before,
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(visible !== undefined && { visible }),
    choices:
      before?.choices ??
      options.map((optionName, index) => ({
        optionChoiceNames: { optionName, choiceName: choices[index] ?? '' },
      })),
    price: priceOf(importedVariant, before?.price),
    ...(cost !== undefined && { revenueDetails: { cost: { amount: cost } } }),
    ...propertiesOf(importedVariant, isDigital, before),
  };
}

/** The variant of the product that is meant: of the same choices, of the same article number, or its only one. */
export function meant(
  importedVariant: ImportedVariant,
  { options, variantsInfo: { variants } }: Product,
): StoredVariant | undefined {
  if (options.length === 0) return variants[0];
  const names = options.map(({ name }) => name ?? '');
  const chosen = importedVariant.choices.length > 0;
  return variants.find((variant) => {
    const own = choicesOf(variant);
    return chosen
      ? names.every((name, index) => own[name] === importedVariant.choices[index])
      : importedVariant.sku !== undefined && variant.sku === importedVariant.sku;
  });
}

/** All variants afterwards: those of the product, changed where the file speaks of them, then those it brings. */
export function variantsFor(
  { options, productType, variants }: Imported,
  product: Product | undefined,
): Variant[] {
  const isDigital = (product?.productType ?? productType) === 'DIGITAL';
  const how = { options, isDigital };
  if (!product) return variants.map((variant) => variantOf(variant, how));
  const said = new Map<string, ImportedVariant>();
  const fresh: ImportedVariant[] = [];
  for (const variant of variants) {
    const known = meant(variant, product);
    if (known) said.set(known.id, variant);
    else fresh.push(variant);
  }
  if (fresh.length > 0 && options.length < product.options.length)
    throw badRequest('It says nothing of the options of the product.', 'OTHER_OPTIONS', { field: 'choice1' });
  if (fresh.some(({ price }) => price === undefined))
    throw badRequest('A new variant needs a price.', 'MISSING', { field: 'price' });
  return [
    ...product.variantsInfo.variants.map((variant) => {
      const input = said.get(variant.id);
      return input ? variantOf(input, how, variant) : variant;
    }),
    ...fresh.map((variant) => variantOf(variant, how)),
  ];
}

/** Of a variant that the shop does not have yet: whose pieces nobody counts, those there are. */
export const countingOfNew = (variant: ImportedVariant): Counting | undefined =>
  countingIn(variant) ?? (variant.isUntracked ? { inStock: true } : undefined);

const countingIn = ({ quantity, inStock }: ImportedVariant): Counting | undefined =>
  quantity !== undefined ? { quantity } : inStock !== undefined ? { inStock } : undefined;

/** Counts by variant, of those that are other than they are. */
export function countsFor(
  { variants }: Imported,
  product: Product,
  items: readonly StockItem[],
): Map<string, Counting> {
  const before = new Map(items.map((item) => [item.variantId, item]));
  return new Map(
    variants.flatMap((input) => {
      const variant = meant(input, product);
      const counting = countingIn(input);
      if (!variant || !counting) return [];
      const item = before.get(variant.id);
      const same = item && JSON.stringify(countingOf(item)) === JSON.stringify(counting);
      return same ? [] : [[variant.id, counting] as const];
    }),
  );
}
