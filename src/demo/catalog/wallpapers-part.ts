import { seedProducts } from '../../platform/services/stores/catalog/public.ts';
import { findSoldFiles } from '../../platform/services/media/media-files/public.ts';
import { Random } from '../art/random.ts';
import type { DemoPart } from '../demo-part.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { idOfFile, WALLPAPER_PICTURE, WALLPAPERS } from '../media/shop-files.ts';
import { guidFor, guidFrom } from './ids.ts';

const DAY = 86_400_000;
const AGE = 240;
const NAME = 'Wallpapers for screens';

const PICTURE_ALT = 'Four telephones: dark ribbons, lines of an island, blue loops and dunes at dusk';

/** A product that is a file: bought like a poster, and downloaded once it is paid. */
export const wallpapersPart: DemoPart = {
  marker: 'demo-wallpapers',
  async fill(tx, { clock, siteId }) {
    const fileId = idOfFile(WALLPAPERS);
    const mediaId = idOfFile(WALLPAPER_PICTURE);
    const file = (await findSoldFiles({ db: tx, siteId }, [fileId])).get(fileId);
    if (!file) throw new Error('The file of the wallpapers is not in the library.');
    const random = new Random(2_031);
    await seedProducts(
      tx,
      siteId,
      [
        {
          id: guidFor('product:wallpapers-for-screens'),
          date: new Date(Math.floor((clock.now().getTime() - AGE * DAY) / 1000) * 1000).toISOString(),
          stock: [{ inStock: true }],
          product: {
            name: NAME,
            slug: 'wallpapers-for-screens',
            productType: 'DIGITAL',
            visible: true,
            plainDescription:
              '<p>Four drawings that are on no poster, each for the screen of a telephone. One ZIP of pictures, yours to keep ' +
              'and to use on as many screens as you have.</p>',
            media: {
              itemsInfo: {
                items: [
                  {
                    id: mediaId,
                    altText: PICTURE_ALT,
                    image: {
                      id: mediaId,
                      url: `https://static.wixstatic.com/media/${mediaId}`,
                      width: 1200,
                      height: 1680,
                      filename: WALLPAPER_PICTURE.name,
                      altText: PICTURE_ALT,
                    },
                  },
                ],
              },
            },
            variantsInfo: {
              variants: [
                {
                  id: guidFor('variant:wallpapers-for-screens'),
                  sku: 'HD-FILE-WALL',
                  price: { actualPrice: { amount: '9.00' } },
                  digitalProperties: {
                    digitalFile: { id: fileId, fileName: file.fileName, fileSize: String(file.sizeInBytes) },
                  },
                },
              ],
            },
          },
        },
      ],
      { ids: { guid: () => guidFrom(random) }, currency: DEMO_STORE.currency },
    );
    return 'a product to download';
  },
};
