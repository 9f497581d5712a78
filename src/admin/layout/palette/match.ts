/** Where a word of `text` begins with `part`, or -1. */
export function matchAt(text: string, part: string): number {
  const wanted = part.trim().toLowerCase();
  if (wanted === '') return -1;
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ')) return at;
  }
  return -1;
}
