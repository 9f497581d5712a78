import LineBreaker from 'linebreak';

/** Scripts that write no spaces between words; where a word ends is in a dictionary. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_START = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_END = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
/** Repeats the word before it, and begins no line. */
const REPEATS = /^[\u0E46\u0EC6\u17D7]/;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

function wordsOf(piece: string): string[] {
  if (!UNSPACED.test(piece)) return [piece];
  const parts: string[] = [];
  for (const { segment } of words.segment(piece)) {
    const last = parts.at(-1);
    const separate =
      last === undefined ||
      (UNSPACED_END.test(last) && UNSPACED_START.test(segment) && !REPEATS.test(segment));
    if (separate) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** A paragraph in the pieces that a line keeps together, each with the spaces behind it. */
export function linePieces(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph);
  const pieces: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    pieces.push(paragraph.slice(start, next.position));
    start = next.position;
  }
  return pieces.flatMap(wordsOf);
}
