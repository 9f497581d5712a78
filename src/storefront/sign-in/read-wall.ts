import { searchProducts } from '@wix/auto_sdk_stores_products-v-3';
import type { PageRequest } from '../shell/define-page.ts';
import type { PictureMedia } from '../shell/picture-sources.ts';
import { toPoster } from '../shell/poster.ts';

export interface WallData {
  posters: PictureMedia[];
}

const ON_WALL = 12;
const SHOWN = 60;

/** Twelve posters, others on each page; the form matters more than the wall does. */
export const readWall =
  (page: number) =>
  async ({ shop, mediaBase }: PageRequest): Promise<WallData> => {
    try {
      const { products = [] } = await shop.use(searchProducts)({
        filter: { visible: true },
        sort: [{ fieldName: 'name', order: 'ASC' }],
        cursorPaging: { limit: SHOWN },
      });
      const pictures = products.flatMap((product) => toPoster(product, mediaBase).picture ?? []);
      const start = Math.min(page * ON_WALL, Math.max(0, pictures.length - ON_WALL));
      return { posters: pictures.slice(start, start + ON_WALL) };
    } catch {
      return { posters: [] };
    }
  };
