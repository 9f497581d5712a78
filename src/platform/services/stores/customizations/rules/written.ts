import { badRequest } from '#platform/contract/errors.ts';
import { choicesIn, type Customization, spoken } from '../../catalog/public.ts';
import { choiceFrom, rejectDuplicates } from './choices.ts';
import { rejectPrimaries } from './primaries.ts';
import { rule } from './reject.ts';

export type Draft = Partial<Customization> & { id: string };

type FreeText = NonNullable<Customization['freeTextInput']>;

const CHOICES = 'customization.choicesSettings.choices';

function freeTextFrom(input: FreeText | null | undefined): FreeText {
  const { minCharCount: least = 0, maxCharCount: max, title } = input ?? {};
  const words = title?.trim();
  if (!words)
    throw badRequest('A text to be written needs a title.', 'INVALID_FREE_TEXT_SETTINGS', { field: 'title' });
  if (least < 0 || (max !== undefined && (max < 1 || max < least)))
    throw badRequest('It must be at most as long as it may be.', 'INVALID_FREE_TEXT_SETTINGS', {
      field: 'maxCharCount',
    });
  return { ...input, title: words, key: words };
}

function refuseSettingsOfModifiers({ customizationType, ...draft }: Draft): void {
  if (customizationType === 'PRODUCT_OPTION' && (draft as { modifierSettings?: object }).modifierSettings)
    throw badRequest(
      'An option has no settings of modifiers.',
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
    );
}

/** An option is chosen, and what is written has no choices. */
function refuseOtherType({ customizationType, customizationRenderType, ...draft }: Draft): void {
  const free = customizationRenderType === 'FREE_TEXT';
  if (
    (free && customizationType === 'PRODUCT_OPTION') ||
    (free ? draft.choicesSettings : draft.freeTextInput)
  )
    throw badRequest('It cannot be shown that way.', 'INVALID_CUSTOMIZATION_RENDER_TYPE', {
      customizationRenderType,
    });
}

/** A new one. @throws 400 with the codes that `createCustomization` declares */
export function newCustomization(
  draft: Draft,
  input: { id?: string | null },
  guid: () => string,
): Customization {
  const { customizationType, customizationRenderType: type } = draft;
  const choices = draft.choicesSettings?.choices ?? [];
  if (input.id || choices.some((choice) => choice.id))
    throw rule('ID_NOT_ALLOWED_IN_REQUEST', 'customization', 'gets its ids when it is made');
  const name = spoken(draft.name, 'customization.name');
  if (!customizationType || !type)
    throw rule('INVALID_CUSTOMIZATION_RENDER_TYPE', 'customization', 'needs a type');
  refuseSettingsOfModifiers(draft);
  refuseOtherType(draft);
  const base = { ...draft, name, key: name, customizationType, customizationRenderType: type };
  if (type === 'FREE_TEXT') return { ...base, freeTextInput: freeTextFrom(draft.freeTextInput) };
  if (choices.length === 0)
    throw rule('NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES', CHOICES, 'must hold one at least');
  const made = choices.map((choice, index) =>
    choiceFrom(choice, type, { id: guid(), field: `${CHOICES}[${index}]` }),
  );
  rejectDuplicates(made, CHOICES);
  rejectPrimaries(made, CHOICES);
  const sortOrder = draft.choicesSettings?.sortOrder ?? 'DEFAULT';
  return { ...base, choicesSettings: { sortOrder, choices: made } };
}

/** One as it is after an update: choices are changed by operations of their own. */
export function changedCustomization(draft: Draft, before: Customization): Customization {
  const name = spoken(draft.name, 'customization.name');
  refuseSettingsOfModifiers(draft);
  const free = before.customizationRenderType === 'FREE_TEXT';
  if (!free && draft.freeTextInput)
    throw badRequest('It has choices: nothing is written.', 'DOESNT_SUPPORT_FREE_TEXT', {
      customizationId: before.id,
    });
  const { choicesSettings: _choices, freeTextInput: _text, ...rest } = { ...before, ...draft };
  const sortOrder = draft.choicesSettings?.sortOrder ?? before.choicesSettings?.sortOrder;
  return {
    ...rest,
    name,
    key: name,
    ...(free
      ? { freeTextInput: freeTextFrom(draft.freeTextInput) }
      : { choicesSettings: { ...(sortOrder && { sortOrder }), choices: choicesIn(before) } }),
  };
}
