import type { Connected, ConnectedChoice } from './connected.ts';
import {
  choicesIn,
  type ChoiceValue,
  type Customization,
  type CustomizationChoice,
  MAX_CHOICES,
} from './tables.ts';

export const valueOf = ({ choiceType, colorCode, colorCodes, image }: ChoiceValue): string =>
  JSON.stringify([
    choiceType ?? '',
    (colorCode ?? '').toLowerCase(),
    colorCodes?.colorCodes ?? [],
    image?.id ?? image?.url ?? '',
  ]);

type FreeText = Connected['freeText'] | Customization['freeTextInput'];

export const freeTextOf = (text: FreeText): string =>
  JSON.stringify([
    text?.minCharCount ?? 0,
    text?.maxCharCount ?? 0,
    Number(text?.defaultAddedPrice ?? 0),
    text?.title ?? '',
  ]);

/** Choices of a customization by what a product may name them by. */
export function lookUp(
  customization: Customization,
): (choice: Pick<ConnectedChoice, 'choiceId' | 'name'>) => CustomizationChoice | undefined {
  const choices = choicesIn(customization);
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const byName = new Map(choices.map((choice) => [choice.name, choice]));
  return ({ choiceId, name }) => byId.get(choiceId ?? '') ?? byName.get(name ?? '');
}

/** Whether a product can refer to it and still say what it says; choices that it brings may be added. */
export function fits(customization: Customization, wanted: Connected): boolean {
  const same =
    customization.name === wanted.name &&
    customization.customizationType === wanted.type &&
    customization.customizationRenderType === wanted.renderType;
  if (!same || freeTextOf(customization.freeTextInput) !== freeTextOf(wanted.freeText)) return false;
  const find = lookUp(customization);
  let fresh = 0;
  for (const one of wanted.choices) {
    const known = find(one);
    if (!known) fresh++;
    else if (known.name !== one.name || valueOf(known) !== valueOf(one)) return false;
  }
  return choicesIn(customization).length + fresh <= MAX_CHOICES;
}
