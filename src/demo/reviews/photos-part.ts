import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { takeInFiles } from '../../platform/services/media/media-files/public.ts';
import { seedPictures, type SeedPicture } from '../../platform/services/reviews/reviews/public.ts';
import { type DemoPart, fillOnce, isFilled, type SeedOptions } from '../demo-part.ts';
import { idOfFile } from '../media/shop-files.ts';
import { storeShopFile } from '../media/shop-files-part.ts';
import { PHOTO, wallPhotos } from '../media/wall-photos.ts';

const MARKER = 'demo-review-photos';
/** Who is unhappy shows no wall. */
const GLAD = 4;

const pictureOf = (photo: (typeof wallPhotos)[number]): SeedPicture => ({
  id: idOfFile(photo),
  filename: photo.name,
  ...PHOTO,
});

/** The newest review of whoever liked this product; one that waits is as good as one that is shown. */
async function gladReviewOf(db: Queryable, siteId: string, productId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from reviews
    where site_id = ${siteId} and entity_id = ${productId} and content_rating >= ${GLAD}
      and moderation_moderation_status <> 'REJECTED' and verified
    order by created_date desc, id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Photos of posters on buyers' walls, in their reviews. */
export async function fillReviewPhotos(options: SeedOptions): Promise<void> {
  if (await isFilled(options, MARKER)) return;
  const photos = wallPhotos.slice(0, options.photos);
  const known = await Promise.all(photos.map((photo) => storeShopFile(photo, options)));
  const part: DemoPart = {
    marker: MARKER,
    async fill(db, { siteId, clock }) {
      const where = { db, siteId, now: clock.now() };
      await takeInFiles(where, known);
      const products = [...new Set(photos.map(({ productId }) => productId))];
      const shown = new Map<string, SeedPicture[]>();
      for (const productId of products) {
        const review = await gladReviewOf(db, siteId, productId);
        if (review !== undefined)
          shown.set(review, photos.filter((photo) => photo.productId === productId).map(pictureOf));
      }
      await seedPictures(where, shown);
      return `${known.length} photos in ${shown.size} reviews`;
    },
  };
  await fillOnce(part, options);
}
