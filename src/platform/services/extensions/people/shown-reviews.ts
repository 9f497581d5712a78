import type { PersonPicture, PersonReview } from '#shared/people.ts';
import type { Context } from '#platform/context.ts';
import { type Product, products } from '../../stores/catalog/public.ts';
import type { Review } from '../../reviews/reviews/public.ts';

const pictureOf = (
  image: { id?: string | null; width?: number | null; height?: number | null } | null | undefined,
): PersonPicture | undefined =>
  image?.id ? { id: image.id, width: image.width ?? 0, height: image.height ?? 0 } : undefined;

const picturesOf = ({ content }: Review): PersonPicture[] =>
  (content.media ?? []).flatMap(({ image, video }) => pictureOf(image) ?? firstPictureOf(video) ?? []);

type Video = NonNullable<NonNullable<Review['content']['media']>[number]['video']>;

function firstPictureOf(video: Video | null | undefined): PersonPicture | undefined {
  const first = pictureOf(video?.resolutions?.find(({ poster }) => poster?.id)?.poster);
  return video?.id && first ? { ...first, videoId: video.id } : undefined;
}

function productOf(product: Product | undefined): Pick<PersonReview, 'product'> {
  if (!product?.visible) return {};
  const picture = pictureOf(product.media?.main?.image);
  return { product: { name: product.name, slug: product.slug, ...(picture && { picture }) } };
}

/** With what each is about. */
export async function showReviews(context: Context, reviews: readonly Review[]): Promise<PersonReview[]> {
  const ids = [...new Set(reviews.map(({ entityId }) => entityId))];
  const about = await products.getMany(context.db, context.siteId, ids);
  const byId = new Map(about.map((product) => [product.id, product]));
  return reviews.map((review) => ({
    id: review.id,
    title: review.content.title ?? '',
    body: review.content.body ?? '',
    rating: review.content.rating,
    date: review.reviewDate,
    verified: review.verified,
    pictures: picturesOf(review),
    ...productOf(byId.get(review.entityId)),
  }));
}
