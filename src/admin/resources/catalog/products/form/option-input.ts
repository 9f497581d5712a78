import type { Product } from '#wix/product-operations.ts';
import type { OptionDraft } from './variants.ts';

type ApiOption = NonNullable<Product['options']>[number];
type ApiChoice = NonNullable<NonNullable<ApiOption['choicesSettings']>['choices']>[number];

/** A text, or a colour. */
const lookOf = ({ choiceType, colorCode }: Pick<ApiChoice, 'choiceType' | 'colorCode'>): string =>
  `${choiceType ?? 'CHOICE_TEXT'} ${(colorCode ?? '').toLowerCase()}`;

/**
 * An option is shared by the products that say the same: what its id stands for is not changed from here. One that says
 * something else goes without its id and becomes another one; so does a choice of another name.
 */
export function optionInput(
  { id, name, choices, renderType = 'TEXT_CHOICES' }: OptionDraft,
  before: Product | undefined,
) {
  const known = before?.options?.find(({ _id }) => _id === id);
  const stored = new Map(known?.choicesSettings?.choices?.map((choice) => [choice.choiceId, choice]));
  const drafts = choices.map(({ id: choiceId, name: choice, rest }) => {
    const was = stored.get(choiceId);
    const input = {
      choiceType: 'CHOICE_TEXT' as const,
      ...(rest as Partial<ApiChoice>),
      name: choice.trim(),
    };
    return {
      choiceId,
      input,
      sameName: was?.name === input.name,
      sameLook: !was || lookOf(was) === lookOf(input),
    };
  });
  const isSame =
    known?.name === name.trim() &&
    (known.optionRenderType ?? 'TEXT_CHOICES') === renderType &&
    drafts.every(({ sameName, sameLook }) => !sameName || sameLook);
  return {
    ...(id && isSame ? { _id: id } : {}),
    name: name.trim(),
    optionRenderType: renderType,
    choicesSettings: {
      choices: drafts.map(({ choiceId, input, sameName }) => ({
        ...(choiceId && isSame && sameName ? { choiceId } : {}),
        ...input,
      })),
    },
  };
}
