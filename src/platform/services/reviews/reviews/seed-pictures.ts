import type { Queryable } from '#database/database.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { usesOf } from './uses-of.ts';
import { reviews } from './tables.ts';

export interface SeedPicture {
  id: string;
  filename: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Shows these pictures in those reviews, in place of what they showed, without events: for the demo store. */
export async function seedPictures(
  { db, siteId, now }: { db: Queryable; siteId: string; now: Date },
  shown: ReadonlyMap<string, readonly SeedPicture[]>,
): Promise<void> {
  for (const review of await reviews.getManyForUpdate(db, siteId, [...shown.keys()])) {
    const media = (shown.get(review.id) ?? []).map((image) => ({ image: { ...image } }));
    const after = { ...review, content: { ...review.content, media } };
    await reviews.replace(db, siteId, after, { now, keepRevision: true });
    await noteUses({ db, siteId }, [usesOf(after)]);
  }
}
