import { searchProducts } from '@wix/auto_sdk_stores_products-v-3';
import type { PageRequest } from './define-page.ts';
import { toPoster, withPlaceholders, type Poster } from './poster.ts';

const LOOKED_AT = 100;

/** Products to go on with where a page has none of its own: the merchant's choice, then the newest; none rather than an error. */
export async function readHangings(
  {
    shop,
    mediaBase,
    placeholder,
    storefront: { featured },
  }: Pick<PageRequest, 'shop' | 'mediaBase' | 'placeholder' | 'storefront'>,
  max = 4,
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
    const chosen = featured.flatMap((id) => posters.find((poster) => poster.id === id) ?? []);
    const best = [...chosen, ...posters.filter((poster) => !chosen.includes(poster))].slice(0, max);
    return await withPlaceholders(best, placeholder);
  } catch {
    return [];
  }
}
