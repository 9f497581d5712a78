import type { V3Product, V3ProductSearch } from '@wix/auto_sdk_stores_products-v-3';
import { closestTo } from '../../shared/misspelling.ts';
import { stemOf, termsOf } from '../../shared/split-terms.ts';

export type WordSearch = NonNullable<V3ProductSearch['search']>;

/** From what was typed to what comes near it, each tried where the one before finds nothing. */
export function waysToSearch(query: string, exact: boolean): [WordSearch, ...WordSearch[]] {
  if (exact) return [{ expression: query, mode: 'AND' }];
  const all: WordSearch = { expression: query, mode: 'AND', fuzzy: true };
  return termsOf(query).length > 1 ? [all, { ...all, mode: 'OR' }] : [all];
}

/** What is shown in place of what was typed. */
export interface Instead {
  /** `spelling`: other words for those nobody knows; `fewer`: not all of the words. */
  kind: 'spelling' | 'fewer';
  query: string;
}

const wordsOfProduct = ({ name, plainDescription }: V3Product): string[] =>
  termsOf(`${name ?? ''} ${(plainDescription ?? '').replaceAll(/<[^>]*>/g, ' ')}`);

/** What the finds answer, where it is not what was typed. */
export function insteadOf(
  query: string,
  found: readonly V3Product[],
  { mode }: Pick<WordSearch, 'mode'>,
): Instead | undefined {
  const words = new Set(found.flatMap(wordsOfProduct));
  if (words.size === 0) return undefined;
  const read = termsOf(query).map((term) => {
    const stem = stemOf(term);
    const isKnown = [...words].some((word) => word.startsWith(stem));
    const meant = isKnown ? term : closestTo(term, words)[0]?.word;
    // Where all words were found, it is in something that is not shown, such as an article number.
    return { term, meant: meant ?? (mode === 'AND' ? term : undefined) };
  });
  const stored = read.flatMap(({ meant }) => meant ?? []);
  if (stored.length === 0 || read.every(({ term, meant }) => term === meant)) return undefined;
  return { kind: stored.length < read.length ? 'fewer' : 'spelling', query: stored.join(' ') };
}
