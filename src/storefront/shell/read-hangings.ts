import { searchProducts } from '@wix/auto_sdk_stores_products-v-3';
import type { PageRequest } from './define-page.ts';
import { toPoster, withPlaceholders, type Poster } from './poster.ts';

/** Chosen by eye; what a shop does not have is made up from its newest. */
const CHOSEN = [
  'low-sun',
  'meltwater',
  'first-quarter',
  'corkscrew',
  'unnamed-island',
  'violet-hour',
  'sunflower-state',
  'moonrise-over-lines',
  'last-ferry',
  'ember-valley',
  'dandelion-clock',
];
const LOOKED_AT = 100;

/** Posters to go on with where a page has nothing of its own; none rather than an error. */
export async function readHangings(
  { shop, mediaBase, placeholder }: Pick<PageRequest, 'shop' | 'mediaBase' | 'placeholder'>,
  most = 4,
): Promise<Poster[]> {
  try {
    const { products = [] } = await shop.use(searchProducts)({
      filter: { visible: true },
      sort: [{ fieldName: '_createdDate', order: 'DESC' }],
      cursorPaging: { limit: LOOKED_AT },
    });
    const posters = products
      .map((product) => toPoster(product, mediaBase))
      .filter(({ picture, soldOut }) => picture && !soldOut);
    const chosen = CHOSEN.flatMap((slug) => posters.find((poster) => poster.slug === slug) ?? []);
    const best = [...chosen, ...posters.filter((poster) => !chosen.includes(poster))].slice(0, most);
    return await withPlaceholders(best, placeholder);
  } catch {
    return [];
  }
}
