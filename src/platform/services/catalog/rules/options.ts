import { badRequest } from '../../../contract/errors.ts';
import type { OptionChoice, ProductInput, ProductOption } from '../product.ts';

type OptionInput = NonNullable<ProductInput['options']>[number];
type ChoiceInput = NonNullable<NonNullable<OptionInput['choicesSettings']>['choices']>[number];

/** Of the first catalog and the contract's variants: each variant carries one choice of each option. */
const MAX_OPTIONS = 6;

const duplicates = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index);

function choiceFrom(input: ChoiceInput, known: OptionChoice | undefined, guid: () => string): OptionChoice {
  const name = (input.name ?? known?.name ?? '').trim();
  const choiceType = input.choiceType ?? known?.choiceType;
  if (name === '' || !choiceType)
    throw badRequest(
      'A choice of an option needs a name and a type.',
      'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
    );
  const { inStock: _inStock, visible: _visible, ...given } = input;
  return { ...given, choiceId: input.choiceId ?? known?.choiceId ?? guid(), name, key: name, choiceType };
}

/** Options with ids and keys; what `before` has under the same name or id keeps its id. */
export function normaliseOptions(
  inputs: readonly OptionInput[],
  before: readonly ProductOption[],
  guid: () => string,
): ProductOption[] {
  if (inputs.length > MAX_OPTIONS)
    throw badRequest(`A product has at most ${MAX_OPTIONS} options.`, 'TOO_MANY_OPTIONS_IN_REQUEST');
  const options = inputs.map((input): ProductOption => {
    const known = before.find(({ id, name }) => (input.id ? id === input.id : name === input.name));
    const name = (input.name ?? known?.name ?? '').trim();
    const optionRenderType = input.optionRenderType ?? known?.optionRenderType;
    if (name === '' || !optionRenderType)
      throw badRequest('An option needs a name and a type.', 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED');
    const knownChoices = known?.choicesSettings?.choices ?? [];
    const choices = (input.choicesSettings?.choices ?? knownChoices).map((choice) =>
      choiceFrom(
        choice,
        knownChoices.find((one) =>
          choice.choiceId ? one.choiceId === choice.choiceId : one.name === choice.name,
        ),
        guid,
      ),
    );
    const twice = duplicates(choices.map((choice) => choice.name ?? ''));
    if (twice !== undefined)
      throw badRequest(`The choice ${twice} stands twice.`, 'DUPLICATE_VARIANT_OPTION_CHOICE');
    return {
      id: input.id ?? known?.id ?? guid(),
      name,
      key: name,
      optionRenderType,
      choicesSettings: { choices },
    };
  });
  const twice = duplicates(options.map((option) => option.name ?? ''));
  if (twice !== undefined) throw badRequest(`The option ${twice} stands twice.`, 'DUPLICATE_PRODUCT_OPTIONS');
  return options;
}
