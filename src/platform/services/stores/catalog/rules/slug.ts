/** `Firework — été` → `firework-ete`; what has no letters or digits of its own gets the fallback. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90);
  return slug === '' ? fallback : slug;
}

export const isSlug = (text: string): boolean => /^[\p{L}\p{N}_~.-]+$/u.test(text);
