import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import {
  beginningLike,
  closestTo,
  comparedLetters,
  MAX_BEGINNING,
  mistakesFor,
  piecesOf,
} from './misspelling.ts';

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '𝒜', '1'), minLength: min, maxLength: max });

/** The term with a few letters changed, and something behind it: what misspelling makes of a word. */
const pair = fc
  .tuple(letters(4, 13), fc.array(fc.tuple(fc.nat(14), letters(0, 2)), { maxLength: 3 }), letters(0, 3))
  .map(([term, changes, rest]) => {
    const word = Array.from(term);
    for (const [at, text] of changes) word.splice(at % (word.length + 1), 1, text);
    return { term, word: word.join('') + rest };
  });

/** A letter of its own, or any letter. */
type Variant = readonly (string | null)[];

const keyOf = (variant: Variant): string => variant.map((letter) => letter ?? '.').join('');

/** One letter left out, replaced or put in. */
const withOneMistake = (variant: Variant): Variant[] =>
  variant.flatMap((_, index) => [
    variant.toSpliced(index, 1),
    variant.toSpliced(index, 1, null),
    variant.toSpliced(index, 0, null),
  ]);

/** The same, written out: every way to misspell the term. */
function spelled(term: string): RegExp {
  const letters = comparedLetters(term);
  const variants = new Map<string, Variant>([[keyOf(letters), letters]]);
  for (let round = 0; round < mistakesFor(term); round += 1) {
    for (const variant of [...variants.values()].flatMap(withOneMistake))
      variants.set(keyOf(variant), variant);
  }
  return new RegExp(`^(?:${[...variants.keys()].join('|')})`, 'u');
}

it('assumed: a word is meant where it begins with the term but for its mistakes', () => {
  fc.assert(
    fc.property(pair, ({ term, word }) => {
      const beginning = beginningLike(word, comparedLetters(term), mistakesFor(term));
      expect(beginning !== undefined).toBe(spelled(term).test(word));
      expect(word.startsWith(beginning ?? '')).toBe(true);
    }),
    runs(60),
  );
});

it('assumed: one piece of the term stays whole, about where it was', () => {
  fc.assert(
    fc.property(pair, ({ term, word }) => {
      const mistakes = mistakesFor(term);
      const beginning = beginningLike(word, comparedLetters(term), mistakes);
      fc.pre(beginning !== undefined);
      const stored = Array.from(word).slice(0, MAX_BEGINNING);
      const isFound = piecesOf(term, mistakes + 1).some(({ text, start }) => {
        const from = Math.max(0, start - mistakes);
        return stored
          .slice(from, start + mistakes + Array.from(text).length)
          .join('')
          .includes(text);
      });
      expect(isFound).toBe(true);
    }),
    runs(400),
  );
});

it.each([
  ['snu', ['sun', 'sea', 'snow'], ['sun']],
  ['twilght', ['twilight', 'twelve', 'light'], ['twilight']],
  ['hravest', ['harvest', 'harbour'], ['harvest']],
  ['moon', ['moon', 'moonrise', 'month', 'room'], ['moon', 'moonrise']],
  ['sun', ['run', 'sum', 'sea'], []],
  ['dandeloin', ['dandelion', 'dandelions', 'dahlia'], ['dandelion', 'dandelions']],
])('assumed: %s is read as the closest words', (term, words, meant) => {
  expect(closestTo(term, words).map(({ word }) => word)).toEqual(meant);
});
