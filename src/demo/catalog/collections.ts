import type { SeedCollection } from '../../platform/services/stores/catalog/public.ts';
import { families, type FamilyName } from '../art/families.ts';
import { guidFor } from './ids.ts';
import { type DemoProduct, demoProducts } from './products.ts';

interface DemoCollection {
  slug: string;
  name: string;
  description: string;
  /** Slug of the poster that stands for it. */
  cover: string;
  holds: (product: DemoProduct) => boolean;
}

/** Named first in the window. */
export const NEWEST: readonly string[] = [
  'evening-current',
  'ring-road',
  'dandelion-clock',
  'moonrise-over-lines',
];

/** The poster that stands for its family. */
export const COVERS: Record<FamilyName, string> = {
  drift: 'meltwater',
  loop: 'corkscrew',
  dune: 'violet-hour',
  seedhead: 'firework-seen-from-the-pier',
  weave: 'deck-chair',
  isoline: 'unnamed-island',
  lunation: 'first-quarter',
  hollow: 'ember-valley',
};

const QUIET: ReadonlySet<string> = new Set(['salt', 'clay', 'lichen']);

export const demoCollections: readonly DemoCollection[] = [
  ...(Object.keys(families) as FamilyName[]).map((family) => ({
    slug: family,
    name: families[family].name,
    description: families[family].about,
    cover: COVERS[family],
    holds: (product: DemoProduct) => product.family === family,
  })),
  {
    slug: 'new',
    name: 'New',
    description: 'Off the press this season.',
    cover: 'evening-current',
    holds: ({ slug }) => NEWEST.includes(slug),
  },
  {
    slug: 'quiet',
    name: 'Quiet walls',
    description: 'Salt, clay and lichen: posters that let a room speak first.',
    cover: 'salt-flat',
    holds: ({ palette }) => QUIET.has(palette),
  },
];

export const collectionId = (slug: string): string => guidFor(`collection:${slug}`);

export const collectionIdsOf = (product: DemoProduct): string[] =>
  demoCollections.filter(({ holds }) => holds(product)).map(({ slug }) => collectionId(slug));

export const seedsOfCollections = (date: string): SeedCollection[] =>
  demoCollections.map(({ slug, name, description, cover }) => {
    const poster = demoProducts.find((product) => product.slug === cover);
    return {
      id: collectionId(slug),
      slug,
      name,
      description,
      date,
      ...(poster && { media: poster.media }),
    };
  });
