import { ownValue } from './own-value.ts';

export interface MessageTree {
  readonly [name: string]: string | MessageTree;
}

export type PhraseValues = Readonly<Record<string, unknown>>;

const BETWEEN_FORMS = '||||';
const PLACE = /%\{(.*?)\}/g;

/** The form for that number of things: one, or any other. So it is in English and in Hebrew. */
function formFor(phrase: string, count: unknown): string {
  if (count === undefined || count === null) return phrase;
  const forms = phrase.split(BETWEEN_FORMS);
  return (forms[count === 1 ? 0 : 1] ?? phrase).trim();
}

/** Phrases by key, with places for values such as `%{name}`; `smart_count` chooses between `one |||| many`. */
export class Phrases {
  readonly #phrases = new Map<string, string>();

  /** Keys of what lies deeper are joined by dots; what was known under a key is replaced. */
  extend(words: MessageTree, prefix = ''): void {
    for (const [name, word] of Object.entries(words)) {
      const key = prefix + name;
      if (typeof word === 'string') this.#phrases.set(key, word);
      else this.extend(word, `${key}.`);
    }
  }

  keys(): string[] {
    return [...this.#phrases.keys()];
  }

  has(key: string): boolean {
    return this.#phrases.has(key);
  }

  /** @param values `_` is the default where the key has no message */
  say(key: string, values: PhraseValues = {}): string {
    const { _: otherwise, smart_count: count } = values;
    const phrase = this.#phrases.get(key) ?? (typeof otherwise === 'string' ? otherwise : undefined);
    if (phrase === undefined) {
      console.error(`There are no words for “${key}”.`);
      return key;
    }
    return formFor(phrase, count).replace(PLACE, (place, name: string) => {
      const value = ownValue(values, name);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : place;
    });
  }
}
