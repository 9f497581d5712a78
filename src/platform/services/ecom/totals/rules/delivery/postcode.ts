/** Written with spaces and hyphens or without, in capitals or not, a postcode is the same. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/**
 * Whether a postcode is one that a pattern names, where a star stands for whatever is there. Piece by piece from the
 * left, and never back: the time is that of reading both once for each piece.
 */
export function matchesPostcode(pattern: string, postcode: string): boolean {
  const code = plain(postcode);
  const pieces = plain(pattern).split('*');
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return code === first;
  if (!code.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = code.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return code.length - last.length >= at && code.endsWith(last);
}
