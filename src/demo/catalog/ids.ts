import { Random } from '../art/random.ts';

/** FNV-1a: turns a name into a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
  return hash >>> 0;
}

/** A GUID (version 4 by its form) that is the same for the same name, every time. */
export function guidFor(name: string): string {
  return guidFrom(new Random(seedOf(name), name.length));
}

export function guidFrom(random: Random): string {
  const hex = random.hex(32);
  const variant = '89ab'[Number.parseInt(hex[16] as string, 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

/** Named as the platform names pictures: the owner, a number, the generation of its media service. */
export const mediaIdFor = (slug: string): string =>
  `8f2d60_${new Random(seedOf(`media:${slug}`), slug.length).hex(32)}~mv2.jpg`;
