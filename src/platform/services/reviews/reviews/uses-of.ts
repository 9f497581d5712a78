import type { UsesOfOne } from '../../media/media-uses/public.ts';
import type { Review } from './review.ts';

/** The files it shows; its name is what people know the review by. */
export function usesOf({ id, content, author }: Review): UsesOfOne {
  const files = (content.media ?? []).flatMap(({ image, video }) => image?.id ?? video?.id ?? []);
  return {
    entity: 'review',
    entityId: id,
    name: content.title || author.authorName || '',
    uses: files.map((fileId, index) => ({ fileId, place: `picture ${index + 1}` })),
  };
}
