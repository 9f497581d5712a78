import { MAX_ROW } from './read-rows.ts';

const NEWLINE = 10;
const RETURN = 13;
/** Of a line: more than a row may have in any encoding, so that what is left of a longer one is too long, too. Even. */
export const MAX_STORED_LINE = 2 * MAX_ROW + 1024;

/** The ends of the lines of a chunk, one after the other; its length stands for a line that goes on. */
function lineEnds(chunk: Uint8Array): (from: number) => number {
  const next = new Map([NEWLINE, RETURN].map((sign) => [sign, -1]));
  return (from) => {
    for (const [sign, at] of next) {
      if (at >= from) continue;
      const found = chunk.indexOf(sign, from);
      next.set(sign, found < 0 ? chunk.length : found);
    }
    return Math.min(...next.values());
  };
}

/**
 * Leaves out of a file what is beyond the longest row: the dry run reads no more of such a line than that it is too
 * long, and to store all of it takes longer than to receive it. In UTF-16 each letter has two bytes, so that an even
 * number of bytes is left out.
 */
export async function* withoutLongLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  let last = new Uint8Array();
  for await (const chunk of body) {
    const endFrom = lineEnds(chunk);
    let storedFrom = 0;
    for (let from = 0; from < chunk.length;) {
      const end = endFrom(from);
      const before = length;
      length += end - from;
      if (length > MAX_STORED_LINE) {
        const cut = from + Math.max(0, MAX_STORED_LINE - before);
        if (cut > storedFrom) yield chunk.subarray(storedFrom, cut);
        storedFrom = end;
        if (end > from) last = chunk.slice(end - 1, end);
        if (end < chunk.length && length % 2 === 1) yield last;
      }
      if (end < chunk.length) length = 0;
      from = end + 1;
    }
    if (storedFrom < chunk.length) yield chunk.subarray(storedFrom);
  }
}
