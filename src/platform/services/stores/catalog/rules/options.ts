import { badRequest } from '#platform/contract/errors.ts';
import type { ProductInput, ProductOption } from '../product.ts';
import { identified, repeated } from './identified.ts';

type OptionInput = NonNullable<ProductInput['options']>[number];

/** Of the first catalog and the contract's variants: each variant carries one choice of each option. */
const MAX_OPTIONS = 6;

/** Options with ids and keys. */
export function normaliseOptions(
  inputs: readonly OptionInput[],
  before: readonly ProductOption[],
  guid: () => string,
): ProductOption[] {
  if (inputs.length > MAX_OPTIONS)
    throw badRequest(`A product has at most ${MAX_OPTIONS} options.`, 'TOO_MANY_OPTIONS_IN_REQUEST');
  const options = inputs.map((input): ProductOption => {
    const { id, name, type, choices } = identified(input, before, {
      guid,
      typeOf: ({ optionRenderType }) => optionRenderType,
      incomplete: () =>
        badRequest('An option needs a name and a type.', 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED'),
      incompleteChoice: () =>
        badRequest(
          'A choice of an option needs a name and a type.',
          'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
        ),
    });
    const twice = repeated(choices);
    if (twice !== undefined)
      throw badRequest(`The choice ${twice} stands twice.`, 'DUPLICATE_VARIANT_OPTION_CHOICE');
    return {
      id,
      name,
      key: name,
      optionRenderType: type,
      choicesSettings: { choices: choices.map(({ inStock: _inStock, visible: _visible, ...own }) => own) },
    };
  });
  const twice = repeated(options);
  if (twice !== undefined) throw badRequest(`The option ${twice} stands twice.`, 'DUPLICATE_PRODUCT_OPTIONS');
  return options;
}
