const MAX_LENGTH = 255;
/** So many numbers are tried at a time. */
const CANDIDATES = 20;

/** Letters of any script with their signs, digits, `-` and `_`. */
const ALLOWED = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** Names of the shop's own pages, which no address of a member may look like. */
const RESERVED: ReadonlySet<string> = new Set([
  'about',
  'account',
  'admin',
  'api',
  'cart',
  'checkout',
  'collections',
  'contact',
  'hosted',
  'login',
  'logout',
  'me',
  'media',
  'member',
  'members',
  'my',
  'new',
  'orders',
  'privacy',
  'products',
  'profile',
  'register',
  'search',
  'settings',
  'shop',
  'signup',
  'sign-in',
  'sign-up',
  'terms',
  'unsubscribe',
  'wishlist',
  'wixapis',
]);

/** The same letters are written in one way. */
export const asSlug = (slug: string): string => slug.normalize('NFC');

export const isSlug = (slug: string): boolean => slug.length <= MAX_LENGTH && ALLOWED.test(slug);

export const isReserved = (slug: string): boolean => RESERVED.has(slug.toLowerCase());

/** From the nickname, else from what stands before the @. */
export function slugBase(nickname: string | null | undefined, email: string): string {
  const made = (text: string): string =>
    asSlug(text)
      .trim()
      .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, MAX_LENGTH - 12)
      // Half a letter is none.
      .replace(/\p{Cs}$/u, '');
  return made(nickname ?? '') || made(email.split('@', 1)[0] ?? '') || 'member';
}

/** The base itself where it may stand alone, then the base with a number; later pages begin where the one before ended. */
export const slugCandidates = (base: string, page: number): string[] =>
  Array.from({ length: CANDIDATES }, (_, index) => {
    const number = page * CANDIDATES + index;
    return number === 0 ? base : `${base}${number}`;
  }).filter((slug) => !isReserved(slug));
