import type { PlatformError } from '#platform/contract/errors.ts';

interface Choice {
  choiceId?: string | null | undefined;
  name?: string | null | undefined;
  choiceType?: string | undefined;
}

/** An option or a modifier. */
interface Entry<C extends Choice> {
  id?: string | null | undefined;
  name?: string | null | undefined;
  choicesSettings?: { choices?: C[] | undefined } | undefined;
}

interface IdentifiedReaders<E, Type> {
  guid: () => string;
  typeOf: (entry: E) => Type | undefined;
  /** For one without a name or a type. */
  incomplete: () => PlatformError;
  incompleteChoice: () => PlatformError;
}

/** The first that stands a second time. */
export const repeated = (named: readonly { name?: string | null | undefined }[]): string | undefined => {
  const names = named.map(({ name }) => name ?? '');
  return names.find((name, index) => names.indexOf(name) !== index);
};

/**
 * What is given of an option or a modifier, with its id and those of its choices: what `before` has under the same id or,
 * where none is given, the same name keeps its own.
 * @throws 400 for what has no name or no type, here or before
 */
export function identified<E, C extends Choice, Type>(
  input: E & Entry<C>,
  before: readonly (E & Entry<C>)[],
  { guid, typeOf, incomplete, incompleteChoice }: IdentifiedReaders<E, Type>,
) {
  const known = before.find(({ id, name }) => (input.id ? id === input.id : name === input.name));
  const name = (input.name ?? known?.name ?? '').trim();
  const type = typeOf(input) ?? (known && typeOf(known));
  if (name === '' || !type) throw incomplete();
  const knownChoices = known?.choicesSettings?.choices ?? [];
  const choices = (input.choicesSettings?.choices ?? knownChoices).map((choice) => {
    const own = knownChoices.find((one) =>
      choice.choiceId ? one.choiceId === choice.choiceId : one.name === choice.name,
    );
    const choiceName = (choice.name ?? own?.name ?? '').trim();
    const choiceType: C['choiceType'] = choice.choiceType ?? own?.choiceType;
    if (choiceName === '' || !choiceType) throw incompleteChoice();
    const choiceId = choice.choiceId ?? own?.choiceId ?? guid();
    return { ...choice, choiceId, name: choiceName, key: choiceName, choiceType };
  });
  return { known, id: input.id ?? known?.id ?? guid(), name, type, choices };
}
