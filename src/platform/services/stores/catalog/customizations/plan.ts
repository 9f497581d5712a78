import type { Connected, ConnectedChoice } from './connected.ts';
import { fits, lookUp } from './same.ts';
import { choicesIn, type Customization, type CustomizationChoice } from './tables.ts';

interface Making {
  now: string;
  guid: () => string;
}

export interface Plan {
  /** What each of the wanted refers to, in their order. */
  meant: string[];
  /** As they are afterwards. */
  all: ReadonlyMap<string, Customization>;
  /** Ids of those that get choices more. */
  extended: ReadonlySet<string>;
  made: ReadonlySet<string>;
}

/** @param own whether the ids of the product's choices are its own too */
const choiceOf = (choice: ConnectedChoice, own: boolean, guid: () => string): CustomizationChoice => {
  const { choiceId, name, choiceType, colorCode, colorCodes, image, addedPrice } = choice;
  return {
    id: own && choiceId ? choiceId : guid(),
    name: name ?? '',
    key: name ?? '',
    ...(choiceType && { choiceType }),
    ...(colorCode && { colorCode }),
    ...(colorCodes && { colorCodes }),
    ...(image && { image }),
    ...(addedPrice && { defaultAddedPrice: addedPrice }),
  };
};

const made = (wanted: Connected, own: boolean, { now, guid }: Making): Customization => ({
  id: own && wanted.id !== '' ? wanted.id : guid(),
  name: wanted.name,
  key: wanted.name,
  customizationType: wanted.type,
  customizationRenderType: wanted.renderType,
  ...(wanted.renderType === 'FREE_TEXT'
    ? { freeTextInput: { ...wanted.freeText, ...(wanted.freeText?.title && { key: wanted.freeText.title }) } }
    : {
        choicesSettings: {
          choices: wanted.choices.map((choice) => choiceOf(choice, own, guid)),
          sortOrder: 'DEFAULT',
        },
      }),
  createdDate: now,
  updatedDate: now,
});

/**
 * What products refer to by what they say: the one of that id, else one of that name that says nothing else, else a new
 * one. Choices that it does not have yet are added to it.
 * @param known those of the ids and, oldest first, of the names
 */
export function planFor(wanted: readonly Connected[], known: readonly Customization[], making: Making): Plan {
  const all = new Map(known.map((one) => [one.id, one]));
  const byName = Map.groupBy(known, ({ name }) => name);
  const extended = new Set<string>();
  const fresh = new Set<string>();
  const meant = wanted.map((one) => {
    const own = all.get(one.id);
    const sameName = (byName.get(one.name) ?? []).map(({ id }) => all.get(id) ?? own);
    const found = [own, ...sameName].find((candidate) => candidate && fits(candidate, one));
    if (!found) {
      const customization = made(one, own === undefined, making);
      all.set(customization.id, customization);
      byName.set(one.name, [...(byName.get(one.name) ?? []), customization]);
      fresh.add(customization.id);
      return customization.id;
    }
    const find = lookUp(found);
    const missing = one.choices.filter((choice) => !find(choice));
    if (missing.length > 0) {
      const choices = [
        ...choicesIn(found),
        ...missing.map((choice) => choiceOf(choice, found.id === one.id, making.guid)),
      ];
      all.set(found.id, { ...found, choicesSettings: { ...found.choicesSettings, choices } });
      if (!fresh.has(found.id)) extended.add(found.id);
    }
    return found.id;
  });
  return { meant, all, extended, made: fresh };
}
