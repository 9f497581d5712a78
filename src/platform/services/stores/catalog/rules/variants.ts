import { compareMoney, isPositiveMoney, roundMoney } from '#shared/money.ts';
import { badRequest } from '#platform/contract/errors.ts';
import {
  choiceNameOf,
  type Money,
  type ProductInput,
  type ProductOption,
  type StoredVariant,
  type VariantChoice,
} from '../product.ts';

export type VariantInput = NonNullable<NonNullable<ProductInput['variantsInfo']>['variants']>[number];

interface Setting {
  options: readonly ProductOption[];
  currency: string;
  guid: () => string;
  /** Whether the variant had something to sell before. */
  before: readonly StoredVariant[];
}

const money = (input: Money | null | undefined, currency: string): { amount: string } | undefined =>
  input?.amount === undefined || input.amount === null
    ? undefined
    : { amount: roundMoney(input.amount, currency) };

/** The choice of one option, by id or by name. */
function choiceOf(option: ProductOption, variantChoices: readonly VariantChoice[]): VariantChoice {
  const choice = variantChoices.find(({ optionChoiceIds: ids, optionChoiceNames: names }) =>
    ids?.optionId ? ids.optionId === option.id : names?.optionName === option.name,
  );
  if (!choice)
    throw badRequest(`A variant has no choice of ${option.name}.`, 'MISSING_VARIANT_OPTION_CHOICE', {
      optionName: option.name,
    });
  const { optionChoiceIds: ids, optionChoiceNames: names } = choice;
  const known = (option.choicesSettings?.choices ?? []).find(({ choiceId, name }) =>
    ids?.choiceId ? choiceId === ids.choiceId : name === names?.choiceName,
  );
  if (!known)
    throw badRequest(
      `${option.name} has no choice ${names?.choiceName ?? ids?.choiceId}.`,
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      { optionName: option.name },
    );
  return {
    optionChoiceIds: { optionId: option.id ?? '', choiceId: known.choiceId ?? '' },
    optionChoiceNames: {
      optionName: option.name ?? '',
      choiceName: known.name ?? '',
      ...(option.optionRenderType && { renderType: option.optionRenderType }),
    },
  };
}

function priceOf({ price }: VariantInput, currency: string): StoredVariant['price'] {
  const actualPrice = money(price?.actualPrice, currency);
  const compareAtPrice = money(price?.compareAtPrice, currency);
  if (!actualPrice) throw badRequest('A variant needs a price.', 'INVALID_ARGUMENT');
  const reduced = compareAtPrice && isPositiveMoney(compareAtPrice.amount);
  if (reduced && compareMoney(compareAtPrice.amount, actualPrice.amount) < 0)
    throw badRequest(
      'The price before the reduction is lower than the price.',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    );
  return { actualPrice, ...(reduced && { compareAtPrice }) };
}

function variantFrom(input: VariantInput, setting: Setting): StoredVariant {
  const { options, currency, guid, before } = setting;
  const current = input.choices ?? [];
  if (current.length > options.length)
    throw badRequest(
      'A variant chooses of an option that the product does not have.',
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
    );
  const id = input.id ?? guid();
  const cost = money(input.revenueDetails?.cost, currency);
  return {
    id,
    visible: input.visible ?? true,
    ...(input.sku && { sku: input.sku }),
    ...(input.barcode && { barcode: input.barcode }),
    choices: options.map((option) => choiceOf(option, current)),
    price: priceOf(input, currency),
    ...(cost && { revenueDetails: { cost } }),
    ...(input.media && { media: input.media }),
    ...(input.digitalProperties
      ? { digitalProperties: input.digitalProperties }
      : {
          physicalProperties: input.physicalProperties ?? {},
        }),
    inventoryStatus: before.find((one) => one.id === id)?.inventoryStatus ?? {
      inStock: false,
      preorderEnabled: false,
    },
  };
}

const combinationOf = ({ choices }: StoredVariant): string =>
  JSON.stringify(choices.map((choice) => choiceNameOf(choice).value));

/** Each variant is one choice of each option, and no two are the same. */
export function normaliseVariants(inputs: readonly VariantInput[], setting: Setting): StoredVariant[] {
  const variants = inputs.map((input) => variantFrom(input, setting));
  if (variants.length === 0)
    throw badRequest('A product needs at least one variant.', 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT');
  if (setting.options.length === 0 && variants.length > 1)
    throw badRequest('A product without options has one variant.', 'INVALID_DEFAULT_VARIANT');
  const combinations = variants.map(combinationOf);
  if (new Set(combinations).size < combinations.length)
    throw badRequest('Two variants choose the same.', 'DUPLICATE_VARIANT_OPTION_CHOICE');
  const ids = variants.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw badRequest('Two variants have the same id.', 'VARIANT_ID_ALREADY_EXISTS');
  return variants;
}
