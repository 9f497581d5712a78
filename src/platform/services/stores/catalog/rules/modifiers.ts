import { badRequest, invalid } from '#platform/contract/errors.ts';
import type { ProductModifier } from '../customizations/connected.ts';
import type { ProductInput, ProductOption } from '../product.ts';
import { identified, repeated } from './identified.ts';

type ModifierInput = NonNullable<ProductInput['modifiers']>[number];

const refuseTwice = (): never => {
  throw invalid([
    {
      field: 'product.modifiers',
      violatedRule: 'OTHER',
      ruleName: 'MODIFIERS_ID_DUPLICATION_ERROR',
      description: 'may not name one twice',
      data: {},
    },
  ]);
};

/**
 * Modifiers with ids and keys.
 * @param options of the same product: carts name the choices of both side by side
 */
export function normaliseModifiers(
  inputs: readonly ModifierInput[],
  before: readonly ProductModifier[],
  options: readonly ProductOption[],
  guid: () => string,
): ProductModifier[] {
  const modifiers = inputs.map((input): ProductModifier => {
    const { known, id, name, type, choices } = identified(input, before, {
      guid,
      typeOf: ({ modifierRenderType }) => modifierRenderType,
      incomplete: () => badRequest('A modifier needs a name and a type.', 'MODIFIER_NAME_AND_TYPE_REQUIRED'),
      incompleteChoice: () =>
        badRequest(
          'A choice of a modifier needs a name and a type.',
          'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
        ),
    });
    const { choicesSettings: _choices, freeTextSettings, ...rest } = input;
    const freeText = freeTextSettings ?? known?.freeTextSettings;
    if (type !== 'FREE_TEXT' && choices.length === 0)
      throw badRequest('A modifier of choices needs one at least.', 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED');
    if (repeated(choices) !== undefined) refuseTwice();
    return {
      ...rest,
      id,
      name,
      key: name,
      modifierRenderType: type,
      mandatory: input.mandatory ?? known?.mandatory ?? false,
      ...(type === 'FREE_TEXT'
        ? { ...(freeText && { freeTextSettings: freeText }) }
        : { choicesSettings: { choices } }),
    };
  });
  if (repeated([...options, ...modifiers]) !== undefined) refuseTwice();
  return modifiers;
}
