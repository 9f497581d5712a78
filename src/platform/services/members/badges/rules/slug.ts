const MAX_LENGTH = 255;
/** Room for a number behind it. */
const ROOM = 10;

/** "Converting the title to lowercase, replacing spaces with hyphens, and removing special characters." */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]+/gu, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_LENGTH - ROOM) || 'badge';

/** The base itself, or the base with the first number that nobody has. */
export function freeSlug(base: string, used: ReadonlySet<string>): string {
  if (!used.has(base)) return base;
  let number = 1;
  while (used.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
