const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;
const SWAP_FROM = 3;
/** Longer terms are compared by their beginning: the number of variants grows with the square of the length. */
const JUDGED = 12;

/** The length that is compared, including the letters that mistakes may have added. */
export const MAX_BEGINNING = JUDGED + 2;

export const comparedLetters = (term: string): string[] => Array.from(term).slice(0, JUDGED);

/** How many letters that are wrong, missing or too many a term is forgiven. */
export function mistakesFor(term: string): 0 | 1 | 2 {
  const { length } = comparedLetters(term);
  return length >= TWO_MISTAKES_FROM ? 2 : length >= ONE_MISTAKE_FROM ? 1 : 0;
}

/** The term with two neighbours the other way round; longer ones are forgiven that as two wrong letters. */
export function swappedLetters(term: string): string[] {
  const letters = comparedLetters(term);
  if (letters.length < SWAP_FROM || letters.length >= TWO_MISTAKES_FROM) return [];
  const swapped = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? ''));
  return [...new Set(swapped.map((variant) => variant.join('')))].filter((one) => one !== letters.join(''));
}

/** The term cut into `count` pieces, each with where it starts. */
export function piecesOf(term: string, count: number): { text: string; start: number }[] {
  const letters = comparedLetters(term);
  const cuts = Array.from({ length: count + 1 }, (_, at) => Math.floor((at * letters.length) / count));
  return cuts.slice(0, -1).map((start, at) => ({ text: letters.slice(start, cuts[at + 1]).join(''), start }));
}

/** The shortest beginning of the word that is the term but for so many mistakes (Levenshtein's distance). */
export function beginningLike(
  word: string,
  letters: readonly string[],
  mistakes: number,
): string | undefined {
  const input = Array.from(word);
  let distances = Array.from({ length: letters.length + 1 }, (_, at) => at);
  for (let length = 0; ; length += 1) {
    if ((distances.at(-1) ?? 0) <= mistakes) return input.slice(0, length).join('');
    const letter = input[length];
    if (letter === undefined || Math.min(...distances) > mistakes) return undefined;
    const next = [length + 1];
    letters.forEach((wanted, at) => {
      const replaced = (distances[at] ?? 0) + (wanted === letter ? 0 : 1);
      next.push(Math.min(replaced, (distances[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    distances = next;
  }
}

interface Meant {
  beginning: string;
  mistakes: number;
}

/** How the word begins where the term may mean it, with as few mistakes as can be. */
export function meantBy(term: string, word: string): Meant | undefined {
  if (word.startsWith(term)) return { beginning: term, mistakes: 0 };
  const swapped = swappedLetters(term).find((variant) => word.startsWith(variant));
  if (swapped !== undefined) return { beginning: swapped, mistakes: 1 };
  const letters = comparedLetters(term);
  for (let mistakes = 1; mistakes <= mistakesFor(term); mistakes += 1) {
    const beginning = beginningLike(word, letters, mistakes);
    if (beginning !== undefined) return { beginning, mistakes };
  }
  return undefined;
}

/** Which of the words a term means: those with the fewest mistakes; what is known is not misspelt. */
export function closestTo(term: string, words: Iterable<string>): { word: string; beginning: string }[] {
  let fewest = Number.POSITIVE_INFINITY;
  let closest: { word: string; beginning: string }[] = [];
  for (const word of words) {
    const meant = meantBy(term, word);
    if (!meant || meant.mistakes > fewest) continue;
    if (meant.mistakes < fewest) closest = [];
    fewest = meant.mistakes;
    closest.push({ word, beginning: meant.beginning });
  }
  return closest;
}
