import { isScalar } from './expression.ts';
import { leaves } from './field-values.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD = 50;

/** Lower case, no diacritics, split at everything that is neither letter nor digit. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? []).map((word) =>
    word.slice(0, MAX_WORD),
  );

/** Separates a field's number from a word of it; no word contains it. */
const MARK = '.';

export const inField = (word: string, index: number): string => `${index}${MARK}${word}`;

/** What a document is found by: every word once as it is, and once for each field it stands in. */
export function searchWords(document: unknown, searchable: readonly string[]): string[] {
  const found = new Set<string>();
  searchable.forEach((path, index) => {
    for (const leaf of leaves(document, { keys: path.split('.') })) {
      for (const word of isScalar(leaf) ? wordsOf(String(leaf)) : [])
        found.add(word).add(inField(word, index));
    }
  });
  return [...found];
}
