const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;
/** Longer terms are judged by their beginning: the number of variants grows with the square of the length. */
const JUDGED = 12;

/** What is judged, with the most that mistakes may have put in. */
export const MAX_BEGINNING = JUDGED + 2;

export const judgedLetters = (term: string): string[] => Array.from(term).slice(0, JUDGED);

/** How many mistakes a term is forgiven. */
export function mistakesFor(term: string): 0 | 1 | 2 {
  const { length } = judgedLetters(term);
  return length >= TWO_MISTAKES_FROM ? 2 : length >= ONE_MISTAKE_FROM ? 1 : 0;
}

/** The term cut into `count` pieces, each with where it starts. */
export function piecesOf(term: string, count: number): { text: string; start: number }[] {
  const letters = judgedLetters(term);
  const cuts = Array.from({ length: count + 1 }, (_, at) => Math.floor((at * letters.length) / count));
  return cuts.slice(0, -1).map((start, at) => ({ text: letters.slice(start, cuts[at + 1]).join(''), start }));
}

/** The shortest beginning of the word that is the term but for so many mistakes (Levenshtein's distance). */
export function beginningLike(
  word: string,
  letters: readonly string[],
  mistakes: number,
): string | undefined {
  const given = Array.from(word);
  let distances = Array.from({ length: letters.length + 1 }, (_, at) => at);
  for (let length = 0; ; length += 1) {
    if ((distances.at(-1) ?? 0) <= mistakes) return given.slice(0, length).join('');
    const letter = given[length];
    if (letter === undefined || Math.min(...distances) > mistakes) return undefined;
    const next = [length + 1];
    letters.forEach((wanted, at) => {
      const replaced = (distances[at] ?? 0) + (wanted === letter ? 0 : 1);
      next.push(Math.min(replaced, (distances[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    distances = next;
  }
}

/** A letter of its own, or any letter. */
type Variant = readonly (string | null)[];

const keyOf = (variant: Variant): string => variant.map((letter) => letter ?? '.').join('');

/** One letter left out, replaced or put in. */
function withOneMistake(variant: Variant): Variant[] {
  return variant.flatMap((_, index) => [
    variant.toSpliced(index, 1),
    variant.toSpliced(index, 1, null),
    variant.toSpliced(index, 0, null),
  ]);
}

/** The beginnings a word may have to be meant by `term`; `.` stands for any letter. */
export function fuzzyBeginnings(term: string): string[] {
  const letters = judgedLetters(term);
  const mistakes = mistakesFor(term);
  const variants = new Map<string, Variant>([[keyOf(letters), letters]]);
  for (let round = 0; round < mistakes; round += 1) {
    for (const variant of [...variants.values()].flatMap(withOneMistake))
      variants.set(keyOf(variant), variant);
  }
  return [...variants.keys()];
}
