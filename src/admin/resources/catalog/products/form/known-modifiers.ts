import type { Customization } from '#wix/customization-operations.ts';
import { type ModifierDraft, readModifiers } from './modifiers.ts';

type Text = NonNullable<Customization['freeTextInput']>;

const textOf = ({ key: _key, ...text }: Text): Omit<Text, 'key'> => text;

/** As a product says it that asks it as it stands; it need not be answered. */
export function modifierOf(known: Customization): ModifierDraft {
  const { _id, name, customizationRenderType, freeTextInput, choicesSettings } = known;
  const [draft] = readModifiers([
    {
      ...(_id && { _id }),
      ...(name && { name }),
      modifierRenderType: customizationRenderType ?? 'TEXT_CHOICES',
      ...(freeTextInput && { freeTextSettings: textOf(freeTextInput) }),
      ...(choicesSettings && {
        choicesSettings: {
          choices: (choicesSettings.choices ?? []).map(
            ({ _id: choiceId, name: choice, choiceType, colorCode, defaultAddedPrice }) => ({
              ...(choiceId && { choiceId }),
              ...(choice && { name: choice }),
              ...(choiceType && { choiceType }),
              ...(colorCode && { colorCode }),
              ...(defaultAddedPrice && { addedPrice: defaultAddedPrice }),
            }),
          ),
        },
      }),
    },
  ]);
  if (!draft) throw new Error('A modifier was read as nothing.');
  return draft;
}
