import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ItemRating } from '../../../../shared/ratings.ts';
import { reviewsDesk } from '../../../../shared/desks/reviews.ts';
import { useMay, useSession } from '../../../access/session.ts';
import { addressOf } from '../../../data/list-state.ts';
import { AsideSection } from '../../../ui/Columns.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import './review-words.en.ts';

/** What the desk of reviews can tell. */
interface Rating {
  ratings(
    resource: string,
    params: { ids: readonly string[]; signal?: AbortSignal },
  ): Promise<{ data: ItemRating[] }>;
}

/** The stars of a product so far, and the way to its reviews; a hosted platform has no sum of them. */
export function ReviewsSection({ productId }: { productId: string }) {
  const translate = useTranslate();
  const provider = useDataProvider<Rating & ReturnType<typeof useDataProvider>>();
  const embedded = useSession()?.ownFields ?? false;
  const mayRead = useMay(reviewsDesk.rights.list);
  const { data } = useQuery({
    queryKey: ['reviews', 'ratings', { id: productId }],
    queryFn: ({ signal }) => provider.ratings('reviews', { ids: [productId], signal }),
    enabled: mayRead && embedded,
    retry: false,
  });
  if (!mayRead) return null;
  const rating = data?.data[0];
  const where = [['product', 'is', productId]] as const;
  return (
    <AsideSection
      title={translate('products.reviews.title')}
      action={
        <Link to={addressOf('reviews', { tab: 'approved', where })} className="link">
          {translate('products.reviews.read')}
        </Link>
      }
    >
      {rating && (
        <p>
          <Stars value={rating.average} size={14} />{' '}
          {translate('products.reviews.average', {
            average: rating.average.toFixed(1),
            smart_count: rating.count,
          })}
        </p>
      )}
      {data && !rating && <p>{translate('products.reviews.none')}</p>}
      <p>
        <Link to={addressOf('reviews', { tab: 'waiting', where })} className="link">
          {translate('products.reviews.waiting')}
        </Link>
      </p>
    </AsideSection>
  );
}
