import { termsOf } from '../../shared/split-terms.ts';
import { isScalar } from './expression.ts';
import { leaves } from './field-values.ts';

/** Separates a field's number from a word of it; no word contains it. */
const MARK = '.';

export const inField = (word: string, index: number): string => `${index}${MARK}${word}`;

/** A rich text's words are those of its texts. */
const textsIn = (value: unknown): string[] => {
  if (isScalar(value)) return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { text, ...rest } = value as Record<string, unknown>;
  const own = typeof text === 'string' ? [text] : [];
  return [...own, ...Object.values(rest).flatMap((inner) => (isScalar(inner) ? [] : textsIn(inner)))];
};

/** What a document is found by: every word once as it is, and once for each field it stands in. */
export function searchTerms(document: unknown, searchable: readonly string[]): string[] {
  const found = new Set<string>();
  searchable.forEach((path, index) => {
    for (const leaf of leaves(document, { keys: path.split('.') })) {
      for (const word of textsIn(leaf).flatMap(termsOf)) found.add(word).add(inField(word, index));
    }
  });
  return [...found];
}
