const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;
/** Longer terms are judged by their beginning: the number of variants grows with the square of the length. */
const JUDGED = 12;

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
  const letters = Array.from(term).slice(0, JUDGED);
  const mistakes = letters.length >= TWO_MISTAKES_FROM ? 2 : letters.length >= ONE_MISTAKE_FROM ? 1 : 0;
  const variants = new Map<string, Variant>([[keyOf(letters), letters]]);
  for (let round = 0; round < mistakes; round += 1) {
    for (const variant of [...variants.values()].flatMap(withOneMistake))
      variants.set(keyOf(variant), variant);
  }
  return [...variants.keys()];
}
