const MAX_LENGTH = 255;
/** So many numbers are tried at a time. */
const CANDIDATES = 20;

/** Letters and digits of any script, `-` and `_`. */
const ALLOWED = /^[\p{L}\p{N}_-]+$/u;

export const isSlug = (slug: string): boolean => slug.length <= MAX_LENGTH && ALLOWED.test(slug);

/** From the nickname, else from what stands before the @. */
export function slugBase(nickname: string | null | undefined, email: string): string {
  const made = (text: string): string =>
    text
      .trim()
      .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, MAX_LENGTH - 12);
  return made(nickname ?? '') || made(email.split('@', 1)[0] ?? '') || 'member';
}

/** The base itself, then the base with a number; later pages begin where the one before ended. */
export const slugCandidates = (base: string, page: number): string[] =>
  Array.from({ length: CANDIDATES }, (_, index) => {
    const number = page * CANDIDATES + index;
    return number === 0 ? base : `${base}${number}`;
  });
