import { compareMoney, minMoney } from '#shared/money.ts';
import type { Product, ProductOption, StoredVariant } from '../product.ts';

type Inventory = Product['inventory'];

const lowest = (amounts: readonly string[]): string => amounts.reduce(minMoney);
const highest = (amounts: readonly string[]): string =>
  amounts.reduce((a, b) => (compareMoney(a, b) >= 0 ? a : b));

const rangeOf = (amounts: readonly string[]): Product['actualPriceRange'] => ({
  minValue: { amount: lowest(amounts) },
  maxValue: { amount: highest(amounts) },
});

/** Only what a shopper can choose counts; where nothing is visible, everything does. */
const offered = (variants: readonly StoredVariant[]): readonly StoredVariant[] => {
  const visible = variants.filter((variant) => variant.visible);
  return visible.length > 0 ? visible : variants;
};

/** The cheapest; the first of several. */
export const cheapestOf = (variants: readonly StoredVariant[]): StoredVariant | undefined =>
  variants.reduce<StoredVariant | undefined>(
    (best, one) =>
      best && compareMoney(best.price.actualPrice.amount, one.price.actualPrice.amount) <= 0 ? best : one,
    undefined,
  );

function inventoryOf(variants: readonly StoredVariant[]): Inventory {
  const inStock = variants.filter(({ inventoryStatus }) => inventoryStatus.inStock).length;
  const preorder = variants.filter(({ inventoryStatus }) => inventoryStatus.preorderEnabled).length;
  const all = variants.length;
  return {
    availabilityStatus:
      inStock === all ? 'IN_STOCK' : inStock === 0 ? 'OUT_OF_STOCK' : 'PARTIALLY_OUT_OF_STOCK',
    preorderStatus: preorder === all ? 'ENABLED' : preorder === 0 ? 'DISABLED' : 'PARTIALLY_ENABLED',
    preorderAvailability:
      preorder === all ? 'ALL_VARIANTS' : preorder === 0 ? 'NO_VARIANTS' : 'SOME_VARIANTS',
  };
}

const withChoiceStates = (
  options: readonly ProductOption[],
  variants: readonly StoredVariant[],
): ProductOption[] => {
  const states = new Map<string, { inStock: boolean; visible: boolean }>();
  for (const variant of variants) {
    for (const { optionChoiceIds } of variant.choices) {
      const state = states.get(optionChoiceIds?.choiceId ?? '') ?? { inStock: false, visible: false };
      states.set(optionChoiceIds?.choiceId ?? '', {
        inStock: state.inStock || (variant.visible && variant.inventoryStatus.inStock),
        visible: state.visible || variant.visible,
      });
    }
  }
  return options.map((option) => ({
    ...option,
    choicesSettings: {
      choices: (option.choicesSettings?.choices ?? []).map((choice) => ({
        ...choice,
        ...(states.get(choice.choiceId ?? '') ?? { inStock: false, visible: false }),
      })),
    },
  }));
};

const weightRange = (
  variants: readonly StoredVariant[],
): { minValue: number; maxValue: number } | undefined => {
  const weights = variants.flatMap(({ physicalProperties }) => physicalProperties?.weight ?? []);
  return weights.length > 0 ? { minValue: Math.min(...weights), maxValue: Math.max(...weights) } : undefined;
};

/** What follows from options and variants, written beside them so that it can be filtered and sorted by. */
export function derive(product: Product): Product {
  const { variants } = product.variantsInfo;
  const counted = offered(variants);
  const compareAt = counted.flatMap(({ price }) => price.compareAtPrice?.amount ?? []);
  const costs = variants.flatMap(({ revenueDetails }) => revenueDetails?.cost?.amount ?? []);
  const cheapest = cheapestOf(counted);
  const { compareAtPriceRange: _compareAt, costRange: _cost, ...rest } = product;
  const weights = weightRange(counted);
  return {
    ...rest,
    options: withChoiceStates(product.options, variants),
    actualPriceRange: rangeOf(counted.map(({ price }) => price.actualPrice.amount)),
    ...(compareAt.length > 0 && { compareAtPriceRange: rangeOf(compareAt) }),
    ...(costs.length > 0 && { costRange: rangeOf(costs) }),
    inventory: inventoryOf(counted),
    variantSummary: { variantCount: variants.length },
    ...(cheapest && {
      minVariantPriceInfo: {
        actualPrice: { amount: cheapest.price.actualPrice.amount },
        ...(cheapest.price.compareAtPrice?.amount && {
          compareAtPrice: { amount: cheapest.price.compareAtPrice.amount },
        }),
        ...(cheapest.sku && { sku: cheapest.sku }),
        ...(typeof cheapest.physicalProperties?.weight === 'number' && {
          weight: cheapest.physicalProperties.weight,
        }),
      },
    }),
    ...(product.productType === 'PHYSICAL' && {
      physicalProperties: {
        ...product.physicalProperties,
        ...(weights && { shippingWeightRange: weights }),
      },
    }),
  };
}

export interface VariantState {
  inStock: boolean;
  preorderEnabled: boolean;
}

/** The product with what its stock says now; the same object where nothing changed. */
export function withStock(product: Product, states: ReadonlyMap<string, VariantState>): Product {
  let changed = false;
  const variants = product.variantsInfo.variants.map((variant) => {
    const now = states.get(variant.id);
    const { inventoryStatus: was } = variant;
    if (!now || (was.inStock === now.inStock && was.preorderEnabled === now.preorderEnabled)) return variant;
    changed = true;
    return { ...variant, inventoryStatus: { ...now } };
  });
  return changed ? derive({ ...product, variantsInfo: { variants } }) : product;
}
