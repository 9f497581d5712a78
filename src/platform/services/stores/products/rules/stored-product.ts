import { compareMoney, multiplyMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { ProductsApi, Request } from '#platform/contract/index.ts';
import { choicesOf, type Product, type ProductInput, type StoredVariant } from '../../catalog/public.ts';

export type LegacyInput = Partial<NonNullable<Request<ProductsApi, 'createProduct'>['product']>>;
type LegacyOption = NonNullable<LegacyInput['productOptions']>[number];
type VariantInput = NonNullable<NonNullable<ProductInput['variantsInfo']>['variants']>[number];
type Price = NonNullable<VariantInput['price']>;

/** The contract's bound of both catalogs. */
const MAX_VARIANTS = 1000;

/** What is paid, and beside it what was paid before the reduction. */
export function priceFrom(full: number | string, discount: LegacyInput['discount'], currency: string): Price {
  const amount = roundMoney(String(full), currency);
  const value = String(discount?.value ?? 0);
  const off =
    discount?.type === 'PERCENT'
      ? multiplyMoney(amount, String(Number(value) / 100), currency)
      : discount?.type === 'AMOUNT'
        ? roundMoney(value, currency)
        : '0';
  if (compareMoney(off, '0') <= 0) return { actualPrice: { amount } };
  const reduced = roundMoney(subtractMoney(amount, off), currency);
  if (compareMoney(reduced, '0') < 0)
    throw badRequest('The discount is more than the price.', 'INVALID_ARGUMENT');
  return { actualPrice: { amount: reduced }, compareAtPrice: { amount } };
}

export const optionsFrom = (options: readonly LegacyOption[]): NonNullable<ProductInput['options']> =>
  options.map(({ name, choices = [] }) => {
    const colours = choices.every(({ value }) => value?.startsWith('#'));
    return {
      name: name ?? '',
      optionRenderType: colours ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choicesSettings: {
        choices: choices.map(({ value = '', description }) =>
          colours
            ? { name: description ?? value, choiceType: 'ONE_COLOR', colorCode: value }
            : { name: description ?? value, choiceType: 'CHOICE_TEXT' },
        ),
      },
    };
  });

/** Every choice of each option with every choice of the others. */
export function combinations(options: NonNullable<ProductInput['options']>): Record<string, string>[] {
  const count = options.reduce((n, { choicesSettings }) => n * (choicesSettings?.choices?.length ?? 0), 1);
  if (count > MAX_VARIANTS)
    throw badRequest(`The options make more than ${MAX_VARIANTS} variants.`, 'TOO_MANY_VARIANTS');
  return options.reduce<Record<string, string>[]>(
    (all, { name, choicesSettings }) =>
      all.flatMap((one) =>
        (choicesSettings?.choices ?? []).map((choice) => ({ ...one, [name ?? '']: choice.name ?? '' })),
      ),
    [{}],
  );
}

const choicesFrom = (named: Record<string, string>): NonNullable<VariantInput['choices']> =>
  Object.entries(named).map(([optionName, choiceName]) => ({
    optionChoiceNames: { optionName, choiceName },
  }));

/** The variants the options make; those that were there keep what they had. */
export function variantsFrom(
  options: NonNullable<ProductInput['options']>,
  fresh: Pick<VariantInput, 'price' | 'physicalProperties'>,
  before: readonly StoredVariant[] = [],
): VariantInput[] {
  return combinations(options).map((named) => {
    const known = before.find((variant) => {
      const own = choicesOf(variant);
      return (
        Object.keys(named).length === Object.keys(own).length &&
        Object.entries(named).every(([option, value]) => own[option] === value)
      );
    });
    return known
      ? { ...known, choices: choicesFrom(named) }
      : { ...fresh, visible: true, choices: choicesFrom(named) };
  });
}

/** What stands in both catalogs under another name. */
export const commonFrom = (input: LegacyInput): Partial<ProductInput> => ({
  ...(input.name !== undefined && { name: input.name }),
  ...(input.slug !== undefined && { slug: input.slug }),
  ...(input.visible !== undefined && { visible: input.visible }),
  ...(typeof input.description === 'string' && { plainDescription: input.description }),
  ...(typeof input.brand === 'string' && { brand: { name: input.brand } }),
  ...(typeof input.ribbon === 'string' && { ribbon: { name: input.ribbon } }),
  ...(input.seoData && { seoData: input.seoData }),
  ...(input.additionalInfoSections && {
    infoSections: input.additionalInfoSections.map(({ title = '', description }) => ({
      title,
      plainDescription: description ?? '',
    })),
  }),
});

const COMMON_TO_ALL = ['priceData', 'discount', 'weight', 'sku'] as const;

/** The variants after an update of the product: those that cost what it cost follow its price. */
export function updatedVariants(
  product: Product,
  input: LegacyInput,
  currency: string,
): { options: NonNullable<ProductInput['options']>; variants: VariantInput[] } | undefined {
  const touched = COMMON_TO_ALL.some((key) => input[key] !== undefined) || input.productOptions !== undefined;
  if (!touched) return undefined;
  const { variants } = product.variantsInfo;
  const [first] = variants;
  const fullOf = ({ price }: StoredVariant): string =>
    price.compareAtPrice?.amount ?? price.actualPrice.amount;
  const base = first ? fullOf(first) : '0';
  const full = String(input.priceData?.price ?? base);
  const discount = input.discount ?? {
    type: 'AMOUNT',
    value: first ? Number(subtractMoney(base, first.price.actualPrice.amount)) : 0,
  };
  const priced = input.priceData !== undefined || input.discount !== undefined;
  const options = input.productOptions ? optionsFrom(input.productOptions) : product.options;
  const weight = typeof input.weight === 'number' ? { physicalProperties: { weight: input.weight } } : {};
  const price = priceFrom(full, discount, currency);
  const changed = variants.map((variant) => ({
    ...variant,
    ...(priced && fullOf(variant) === base && { price }),
    ...(typeof input.weight === 'number' && {
      physicalProperties: { ...variant.physicalProperties, weight: input.weight },
    }),
    ...(input.sku && variants.length === 1 && { sku: input.sku }),
  })) as StoredVariant[];
  return {
    options,
    variants: variantsFrom(options, { price, ...weight }, changed),
  };
}
