import { badRequest } from '#platform/contract/errors.ts';
import {
  choicesIn,
  type Customization,
  type CustomizationChoice,
  MAX_CHOICES,
  spoken,
} from '../../catalog/public.ts';
import { rejectPrimaries } from './primaries.ts';
import { rule } from './reject.ts';

export type ChoiceInput = Partial<CustomizationChoice>;

type RenderType = Customization['customizationRenderType'];

const TYPE_OF = { TEXT_CHOICES: 'CHOICE_TEXT', SWATCH_CHOICES: 'ONE_COLOR' } as const;

/** A choice of such a customization, with an id and a key. @throws 400 INVALID_CHOICE_TYPE, INVALID_CHOICE_VALUE */
export function choiceFrom(
  input: ChoiceInput,
  renderType: Exclude<RenderType, 'FREE_TEXT'>,
  { id, field, before }: { id: string; field: string; before?: CustomizationChoice | undefined },
): CustomizationChoice {
  const name = spoken(input.name, `${field}.name`);
  const wanted = TYPE_OF[renderType];
  const choiceType = input.choiceType ?? before?.choiceType ?? wanted;
  if (choiceType !== wanted && choiceType !== before?.choiceType)
    throw rule('INVALID_CHOICE_TYPE', `${field}.choiceType`, `must be ${wanted} here`);
  const colorCode = input.colorCode ?? undefined;
  if (choiceType === 'ONE_COLOR' && !colorCode)
    throw rule('INVALID_CHOICE_VALUE', `${field}.colorCode`, 'must be given');
  if (choiceType === 'CHOICE_TEXT' && colorCode)
    throw rule('INVALID_CHOICE_VALUE', `${field}.colorCode`, 'may not be given for a text');
  if (choiceType !== 'ONE_COLOR' && input.displayImage)
    throw rule('INVALID_CHOICE_VALUE', `${field}.displayImage`, 'goes with a color only');
  const { id: _id, key: _key, ...current } = input;
  return { ...current, id, key: name, name, choiceType };
}

export function rejectDuplicates(choices: readonly CustomizationChoice[], field: string): void {
  const names = choices.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0)
    throw rule('DUPLICATE_CHOICE_NAME', `${field}[${twice}].name`, 'stands twice', { name: names[twice] });
}

/** What may be chosen of it. @throws 400 DOESNT_SUPPORT_CHOICES where it is written, not chosen */
export function choiceTypeOf({
  id,
  customizationRenderType,
}: Customization): Exclude<RenderType, 'FREE_TEXT'> {
  if (customizationRenderType === 'FREE_TEXT')
    throw badRequest('It has no choices: its value is written.', 'DOESNT_SUPPORT_CHOICES', {
      customizationId: id,
    });
  return customizationRenderType;
}

/** The customization with other choices. @throws 400 by the rules of them all */
export function withChoices(
  before: Customization,
  choices: CustomizationChoice[],
  { field, sortOrder }: { field: string; sortOrder?: string },
): Customization {
  if (choices.length > MAX_CHOICES)
    throw badRequest(`It has at most ${MAX_CHOICES} choices.`, 'CHOICES_LIMIT_EXCEEDED', {
      customizationIds: [before.id],
    });
  rejectDuplicates(choices, field);
  rejectPrimaries(choices, field);
  return {
    ...before,
    choicesSettings: { ...before.choicesSettings, ...(sortOrder && { sortOrder }), choices },
  };
}

/** With more choices after those there are. */
export function withMore(
  before: Customization,
  inputs: readonly ChoiceInput[],
  { guid, field }: { guid: () => string; field: string },
): Customization {
  const type = choiceTypeOf(before);
  const fresh = inputs.map((input, index) =>
    choiceFrom(input, type, { id: guid(), field: `${field}[${index}]` }),
  );
  return withChoices(before, [...choicesIn(before), ...fresh], { field });
}
