import type { PageRequest } from '#storefront/shell/define-page.ts';
import { withPlaceholders, type Poster } from '#storefront/shell/poster.ts';
import { readStoreHome, type CollectionTile, type StoreHome } from '#storefront/home/read-store-home.ts';

export interface HomeData extends Omit<StoreHome, 'products' | 'collections'> {
  hero: Poster[];
  newest: Poster[];
  families: CollectionTile[];
  /** Over the sofa, from left to right. */
  hung: Poster[];
  /** Neighbours by number in one family; the first is spoken of. */
  numbers: Poster[];
}

/** What the front page would display if it had the choice, by slug; anything missing is made up from the rest. */
export const CHOSEN = {
  hero: [
    'harbor-wind',
    'low-sun',
    'the-clearing',
    'corkscrew',
    'tramlines',
    'unnamed-island',
    'violet-hour',
    'meltwater',
    'pine-cone',
    'first-quarter',
    'murmuration',
    'deck-chair',
    'last-ferry',
    'dahlia',
    'ember-valley',
    'reef',
  ],
  hung: ['low-sun', 'ember-valley', 'murmuration'],
  covers: [
    'meltwater',
    'corkscrew',
    'violet-hour',
    'firework-seen-from-the-pier',
    'deck-chair',
    'unnamed-island',
    'first-quarter',
    'ember-valley',
  ],
  spokenOf: 'low-sun',
};

function pick(posters: readonly Poster[], slugs: readonly string[]): Poster[] {
  const bySlug = new Map(posters.map((poster) => [poster.slug, poster]));
  const rest = posters.filter(({ slug }) => !slugs.includes(slug));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? rest.shift() ?? []);
}

/** Two numbers before, two after, as far as the family has them. */
function neighbours(posters: readonly Poster[]): Poster[] {
  const middle = posters.find(({ slug }) => slug === CHOSEN.spokenOf) ?? posters[0];
  const family = posters
    .filter(({ family: name, number }) => name === middle?.family && number !== undefined)
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const at = family.findIndex(({ id }) => id === middle?.id);
  const start = Math.max(0, Math.min(at - 2, family.length - 5));
  return family.slice(start, start + 5);
}

export async function readHome(request: PageRequest): Promise<HomeData> {
  const { products: posters, collections, ...home } = await readStoreHome(request, CHOSEN.covers);
  // A program's own collection bears its name; a shop without programs displays the collections it has.
  const programs = collections.filter(({ name, cover }) => name === cover.family);
  const hinted = (list: readonly Poster[]): Promise<Poster[]> => withPlaceholders(list, request.placeholder);
  return {
    ...home,
    hero: await hinted(pick(posters, CHOSEN.hero)),
    newest: await hinted(posters.slice(0, 4)),
    families: (programs.length > 0 ? programs : collections).slice(0, 8),
    hung: await hinted(pick(posters, CHOSEN.hung)),
    numbers: await hinted(neighbours(posters)),
  };
}
