import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Card } from '../../../ui/Card.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { ProductPicture } from '../ProductPicture.tsx';
import { titleOf } from '../review-record.ts';
import { useProductsOf, type ReviewsDataProvider } from '../use-reviews.ts';
import { ReviewWeek } from './ReviewWeek.tsx';
import './home-words.en.ts';
import styles from './home.module.css';

const shown = 5;

/** For those who look after what buyers write: the few that are read first, then how the week went. */
export default function ReviewsHome() {
  const translate = useTranslate();
  const provider = useDataProvider<ReviewsDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['reviews', 'first'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList('reviews', {
          filter: { tab: 'waiting' },
          sort: { field: 'content.rating', order: 'ASC' },
          pagination: { page: 1, perPage: shown },
          signal,
        })
      ).data,
  });
  const products = useProductsOf(data ?? []);
  return (
    <>
      <Card
        flush
        title={translate('reviews.home.first')}
        actions={
          <Link to="/reviews" className="link">
            {translate('reviews.home.all')}
          </Link>
        }
      >
        {error && !data && (
          <ErrorState
            inline
            error={error}
            title={translate('reviews.home.failed')}
            retry={() => void refetch()}
          />
        )}
        {!data && !error && <RowsSkeleton rows={shown} height={80} />}
        {data?.length === 0 && (
          <EmptyState
            icon={Star}
            title={translate('reviews.home.none')}
            detail={translate('reviews.home.noneDetail')}
          />
        )}
        <ul>
          {data?.map((review) => (
            <li key={review.id} className={styles['row']}>
              <ProductPicture product={products.get(review.entityId ?? '')} width={44} height={52} />
              <div className={styles['lines']}>
                <p>
                  <Stars value={review.content?.rating ?? 0} size={13} />
                  <Link to={`/reviews/${review.id}`} className={styles['title']}>
                    <bdi>{titleOf(review) || translate('reviews.home.ratingOnly')}</bdi>
                  </Link>
                </p>
                {review.content?.title?.trim() && (
                  <p className={styles['cut']}>
                    <bdi>{review.content.body}</bdi>
                  </p>
                )}
                <small>
                  <bdi>
                    {[review.author?.authorName, products.get(review.entityId ?? '')?.name]
                      .filter(Boolean)
                      .join(' · ')}
                  </bdi>
                </small>
              </div>
              <small>
                <DateTime value={review._createdDate} />
              </small>
            </li>
          ))}
        </ul>
      </Card>
      <ReviewWeek />
    </>
  );
}
