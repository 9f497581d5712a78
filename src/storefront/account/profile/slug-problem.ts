const MAX = 255;
/** Letters of any script with their signs, digits, `-` and `_`. */
const ALLOWED = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** What is wrong with an address that one can say without asking. */
export function problemOf(slug: string): 'empty' | 'script' | 'long' | undefined {
  const text = slug.trim();
  if (text === '') return 'empty';
  if (text.length > MAX) return 'long';
  return ALLOWED.test(text) ? undefined : 'script';
}
