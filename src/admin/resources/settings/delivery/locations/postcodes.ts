const MAX_PATTERNS = 1000;
const MAX_LENGTH = 20;
/** What a postcode is written with, and a star for whatever stands there. */
const PATTERN = /^[A-Za-z0-9 -]*[A-Za-z0-9*][A-Za-z0-9 *-]*$/;
/** Written with blanks around the dash, or with "to": a dash alone is part of many postcodes. */
const RANGE = /^(\d{1,9})\s*(?:–|\.\.|\bto\b|\s-\s)\s*(\d{1,9})$/i;

/** All numbers from one to the other, both of so many digits, as patterns: `40*` is all that begins so. */
export function patternsOf(from: string, to: string): string[] {
  const cover = (low: string, high: string): string[] => {
    if (low === high) return [low];
    if (/^0*$/.test(low) && /^9*$/.test(high)) return [''];
    const [a = '', b = ''] = [low[0], high[0]];
    const tailLow = low.slice(1);
    const tailHigh = high.slice(1);
    const nines = '9'.repeat(tailLow.length);
    const zeros = '0'.repeat(tailLow.length);
    if (a === b) return cover(tailLow, tailHigh).map((tail) => a + tail);
    return [
      ...cover(tailLow, nines).map((tail) => a + tail),
      ...Array.from({ length: Number(b) - Number(a) - 1 }, (_, at) => String(Number(a) + 1 + at)),
      ...cover(zeros, tailHigh).map((tail) => b + tail),
    ];
  };
  return cover(from, to).map((pattern) => `${pattern}*`);
}

export type PostcodeError = 'none' | 'many' | 'long' | 'shape' | 'backwards' | 'digits';

/** One on a line or between commas: a postcode, one with stars, or `4000 to 4470`. */
export function readPostcodes(text: string): { patterns: string[] } | { fault: PostcodeError; at: string } {
  const patterns: string[] = [];
  for (const entry of text.split(/[,;\n]/).map((each) => each.trim())) {
    if (entry === '') continue;
    const [, from, to] = RANGE.exec(entry) ?? [];
    if (from !== undefined && to !== undefined) {
      if (from.length !== to.length) return { fault: 'digits', at: entry };
      if (from > to) return { fault: 'backwards', at: entry };
      patterns.push(...patternsOf(from, to));
    } else if (entry.length > MAX_LENGTH) return { fault: 'long', at: entry };
    else if (!PATTERN.test(entry)) return { fault: 'shape', at: entry };
    else patterns.push(entry.replace(/\*+/g, '*'));
  }
  const unique = [...new Set(patterns)];
  if (unique.length === 0) return { fault: 'none', at: '' };
  return unique.length > MAX_PATTERNS ? { fault: 'many', at: '' } : { patterns: unique };
}
