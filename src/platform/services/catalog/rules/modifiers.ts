import { badRequest, invalid } from '../../../contract/errors.ts';
import type { ModifierChoice, ProductModifier } from '../customizations/connected.ts';
import type { ProductInput, ProductOption } from '../product.ts';

type ModifierInput = NonNullable<ProductInput['modifiers']>[number];
type ChoiceInput = NonNullable<NonNullable<ModifierInput['choicesSettings']>['choices']>[number];

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

const twice = (names: readonly string[]): boolean => new Set(names).size < names.length;

function choiceFrom(
  input: ChoiceInput,
  known: ModifierChoice | undefined,
  guid: () => string,
): ModifierChoice {
  const name = (input.name ?? known?.name ?? '').trim();
  const choiceType = input.choiceType ?? known?.choiceType;
  if (name === '' || !choiceType)
    throw badRequest(
      'A choice of a modifier needs a name and a type.',
      'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
    );
  return { ...input, choiceId: input.choiceId ?? known?.choiceId ?? guid(), name, key: name, choiceType };
}

/**
 * Modifiers with ids and keys; what `before` has under the same name or id keeps its id.
 * @param options of the same product: carts name the choices of both side by side
 */
export function normaliseModifiers(
  inputs: readonly ModifierInput[],
  before: readonly ProductModifier[],
  options: readonly ProductOption[],
  guid: () => string,
): ProductModifier[] {
  const modifiers = inputs.map((input): ProductModifier => {
    const known = before.find(({ id, name }) => (input.id ? id === input.id : name === input.name));
    const name = (input.name ?? known?.name ?? '').trim();
    const modifierRenderType = input.modifierRenderType ?? known?.modifierRenderType;
    if (name === '' || !modifierRenderType)
      throw badRequest('A modifier needs a name and a type.', 'MODIFIER_NAME_AND_TYPE_REQUIRED');
    const { choicesSettings, freeTextSettings, ...rest } = input;
    const knownChoices = known?.choicesSettings?.choices ?? [];
    const choices = (choicesSettings?.choices ?? knownChoices).map((choice) =>
      choiceFrom(
        choice,
        knownChoices.find((one) =>
          choice.choiceId ? one.choiceId === choice.choiceId : one.name === choice.name,
        ),
        guid,
      ),
    );
    const freeText = freeTextSettings ?? known?.freeTextSettings;
    if (modifierRenderType !== 'FREE_TEXT' && choices.length === 0)
      throw badRequest('A modifier of choices needs one at least.', 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED');
    if (twice(choices.map((choice) => choice.name ?? ''))) refuseTwice();
    return {
      ...rest,
      id: input.id ?? known?.id ?? guid(),
      name,
      key: name,
      modifierRenderType,
      mandatory: input.mandatory ?? known?.mandatory ?? false,
      ...(modifierRenderType === 'FREE_TEXT'
        ? { ...(freeText && { freeTextSettings: freeText }) }
        : { choicesSettings: { choices } }),
    };
  });
  if (twice([...options, ...modifiers].map(({ name }) => name ?? ''))) refuseTwice();
  return modifiers;
}
