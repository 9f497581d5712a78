import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { CustomizationsApi, Reply, Request } from '#platform/contract/index.ts';
import {
  assignedChoices,
  choicesIn,
  type Customization,
  removeModifierChoicesFromProducts,
  lookUp,
} from '../catalog/public.ts';
import { customizationRows } from './rows.ts';
import { choiceFrom, type ChoiceInput, choiceTypeOf, withChoices, withMore } from './rules/choices.ts';
import { withoutPrimaries } from './rules/primaries.ts';
import { rule } from './rules/reject.ts';

type Api = CustomizationsApi;

const guidOf = (context: Context) => (): string => context.ids.guid();

export const addChoices = (
  { customizationId, choices, fields }: Request<Api, 'addCustomizationChoices'>,
  context: Context,
) =>
  customizationRows.change(
    context,
    customizationId,
    (before) => withMore(before, choices, { guid: guidOf(context), field: 'choices' }),
    { fields },
  );

/** What goes from it goes from the products; what creates variants may not go while a product offers it. */
async function letGo(
  context: Context,
  before: Customization,
  missing: ReadonlySet<string>,
  rejected: (choiceIds: string[]) => Error,
): Promise<void> {
  if (missing.size === 0) return;
  if (before.customizationType === 'MODIFIER')
    return removeModifierChoicesFromProducts(context, before, missing);
  const assigned = await assignedChoices(context, before);
  const wanted = [...missing].filter((id) => assigned.has(id));
  if (wanted.length > 0) throw rejected(wanted);
}

/**
 * `docs:` all choices are overridden, and none that a product offers may be. `assumed:` what is named again, by its id or
 * by its name, is the same choice, in its new words.
 */
export const setChoices = (
  { customizationId, choices, fields }: Request<Api, 'setCustomizationChoices'>,
  context: Context,
): Promise<Reply<Api, 'setCustomizationChoices'>> =>
  customizationRows.change(
    context,
    customizationId,
    async (before) => {
      const type = choiceTypeOf(before);
      const own = choicesIn(before);
      const find = lookUp(before);
      const after = (choices as ChoiceInput[]).map((input, index) => {
        const known = find({ choiceId: input.id, name: input.name?.trim() });
        const field = `choices[${index}]`;
        return choiceFrom(input, type, { id: known?.id ?? context.ids.guid(), field, before: known });
      });
      const stays = new Set(after.map(({ id }) => id));
      const missing = new Set(own.map(({ id }) => id).filter((id) => !stays.has(id)));
      await letGo(context, before, missing, (choiceIds) =>
        rule('NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT', 'choices', 'leave out what products offer', {
          choiceIds,
        }),
      );
      return withChoices(before, after, { field: 'choices' });
    },
    { fields },
  );

const notThere = (choiceIds: readonly string[]) =>
  badRequest('There is no such choice.', 'CHOICE_NOT_FOUND', { choiceIds });

export const removeChoices = (
  { customizationId, choiceIds, revision, fields }: Request<Api, 'removeCustomizationChoices'>,
  context: Context,
): Promise<Reply<Api, 'removeCustomizationChoices'>> =>
  customizationRows.change(
    context,
    customizationId,
    async (before) => {
      const own = choicesIn(before);
      const missing = new Set(choiceIds);
      const unknown = choiceIds.filter((id) => !own.some((choice) => choice.id === id));
      if (unknown.length > 0) throw notThere(unknown);
      const left = own
        .filter(({ id }) => !missing.has(id))
        .map((choice) => withoutPrimaries(choice, missing));
      if (left.length === 0)
        throw rule('NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES', 'choiceIds', 'may not be all of them');
      await letGo(context, before, missing, (assigned) =>
        badRequest('A product offers it.', 'CHOICE_ASSIGNED_TO_PRODUCT', { choiceIds: assigned }),
      );
      return withChoices(before, left, { field: 'choices' });
    },
    { revision, fields },
  );

const CHANGEABLE = new Set(['id', 'primaryChoiceIds']);

/** `docs:` what a choice is grouped under, and nothing else of it. */
export const updateChoices = (
  { customizationId, revision, choices, fields }: Request<Api, 'updateCustomizationChoices'>,
  context: Context,
): Promise<Reply<Api, 'updateCustomizationChoices'>> =>
  customizationRows.change(
    context,
    customizationId,
    (before) => {
      const own = new Map(choicesIn(before).map((choice) => [choice.id, choice]));
      for (const [index, entry] of choices.entries()) {
        const { choice = {}, fieldMask } = entry as { choice?: ChoiceInput; fieldMask?: string[] };
        const known = own.get(choice.id ?? '');
        if (!known) throw notThere([choice.id ?? '']);
        const other = (fieldMask ?? Object.keys(choice)).find((name) => !CHANGEABLE.has(name));
        if (other !== undefined)
          throw rule(
            'UNSUPPORTED_CHOICE_FIELD',
            `choices[${index}].choice.${other}`,
            'cannot be changed this way',
          );
        const { primaryChoiceIds: _before, ...rest } = known;
        const { primaryChoiceIds = [] } = choice;
        own.set(known.id, { ...rest, ...(primaryChoiceIds.length > 0 && { primaryChoiceIds }) });
      }
      return withChoices(before, [...own.values()], { field: 'choices' });
    },
    { revision, fields },
  );

export const reorderChoices = (
  { customizationId, revision, choiceIds, fields }: Request<Api, 'reorderCustomizationChoices'>,
  context: Context,
): Promise<Reply<Api, 'reorderCustomizationChoices'>> =>
  customizationRows.change(
    context,
    customizationId,
    (before) => {
      choiceTypeOf(before);
      const own = new Map(choicesIn(before).map((choice) => [choice.id, choice]));
      const wanted = new Set(choiceIds);
      const missingIds = [...own.keys()].filter((id) => !wanted.has(id));
      const extraIds = choiceIds.filter((id, index) => !own.has(id) || choiceIds.indexOf(id) !== index);
      if (missingIds.length > 0 || extraIds.length > 0)
        throw badRequest('The ids must be those of its choices.', 'CHOICE_IDS_MISMATCH', {
          missingIds,
          extraIds,
        });
      const choices = choiceIds.flatMap((id) => own.get(id) ?? []);
      return withChoices(before, choices, { field: 'choiceIds', sortOrder: 'MANUAL' });
    },
    { revision, fields },
  );
