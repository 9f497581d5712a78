import type { SiteDb } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { Product, ProductInput } from '../product.ts';
import { choiceAsIn, textAsIn } from './connect.ts';
import type { ConnectedChoice } from './connected.ts';
import { lookUp, valueOf } from './same.ts';
import { type Customization, customizations } from './tables.ts';

type Input = Pick<ProductInput, 'options' | 'modifiers'>;
type Before = Pick<Product, 'options' | 'modifiers'> | undefined;
type OptionInput = NonNullable<Input['options']>[number];
type ModifierInput = NonNullable<Input['modifiers']>[number];
interface Entry {
  id?: string | null;
  name?: string | null;
  choicesSettings?: { choices?: readonly ConnectedChoice[] };
}

const choicesOf = (entry: Entry | undefined): readonly ConnectedChoice[] =>
  entry?.choicesSettings?.choices ?? [];

/** It says nothing else of what its id stands for than the product said before; new choices are no contradiction. */
function asBefore(entry: Entry, before: readonly Entry[]): boolean {
  const known = before.find(({ id }) => id === entry.id);
  if (!known || (entry.name ?? known.name) !== known.name) return false;
  return choicesOf(entry).every((choice) => {
    if (!choice.choiceId) return true;
    const own = choicesOf(known).find(({ choiceId }) => choiceId === choice.choiceId);
    return own !== undefined && own.name === choice.name && valueOf(own) === valueOf(choice);
  });
}

/** `docs:` where an id is passed, the name and what else is known of it are resolved by it, whatever was passed beside it. */
function filled<E extends Entry>(entry: E, customization: Customization): E {
  const find = lookUp(customization);
  const choices = choicesOf(entry).map((choice) => {
    const known = find(choice);
    if (choice.choiceId && known?.id !== choice.choiceId)
      throw badRequest(`${customization.name} has no such choice.`, 'CHOICE_NOT_EXIST', {
        choiceId: choice.choiceId,
      });
    if (!known) return choice;
    const { customizationType: type } = customization;
    const addedPrice = type === 'MODIFIER' ? known.defaultAddedPrice : undefined;
    return { ...(addedPrice && { addedPrice }), ...choiceAsIn(choice, known) };
  });
  return {
    ...entry,
    name: customization.name,
    ...(entry.choicesSettings && { choicesSettings: { ...entry.choicesSettings, choices } }),
  };
}

/**
 * What products say of their options and modifiers by ids alone, in full.
 * @throws 400 CUSTOMIZATION_NOT_EXIST and CHOICE_NOT_EXIST for ids of nothing
 */
export async function fillByIds<I extends Input>(
  where: SiteDb,
  inputs: readonly I[],
  before?: Before,
): Promise<I[]> {
  const isOpen = (entry: Entry, known: readonly Entry[] = []): boolean =>
    Boolean(entry.id) && !asBefore(entry, known);
  const openIn = ({ options, modifiers }: Input): Entry[] => [
    ...(options ?? []).filter((one) => isOpen(one, before?.options)),
    ...(modifiers ?? []).filter((one) => isOpen(one, before?.modifiers)),
  ];
  const ids = [...new Set(inputs.flatMap(openIn).flatMap(({ id }) => id ?? []))];
  if (ids.length === 0) return [...inputs];
  const stored = await customizations.getMany(where.db, where.siteId, ids);
  const found = new Map(stored.map((one) => [one.id, one]));
  const known = (entry: Entry, type: Customization['customizationType']): Customization => {
    const customization = found.get(entry.id ?? '');
    if (customization?.customizationType === type) return customization;
    throw badRequest('There is no such customization.', 'CUSTOMIZATION_NOT_EXIST', {
      customizationId: entry.id,
    });
  };
  const option = (entry: OptionInput): OptionInput => {
    if (!isOpen(entry, before?.options)) return entry;
    const customization = known(entry, 'PRODUCT_OPTION');
    const { customizationRenderType: type } = customization;
    return { ...filled(entry, customization), ...(type !== 'FREE_TEXT' && { optionRenderType: type }) };
  };
  const modifier = (entry: ModifierInput): ModifierInput => {
    if (!isOpen(entry, before?.modifiers)) return entry;
    const customization = known(entry, 'MODIFIER');
    const { customizationRenderType: type, freeTextInput } = customization;
    return {
      ...filled(entry, customization),
      modifierRenderType: type,
      ...(type === 'FREE_TEXT' && freeTextInput && { freeTextSettings: textAsIn(freeTextInput) }),
    };
  };
  return inputs.map((input) => ({
    ...input,
    ...(input.options && { options: input.options.map(option) }),
    ...(input.modifiers && { modifiers: input.modifiers.map(modifier) }),
  }));
}
