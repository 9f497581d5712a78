import { Star } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { useEmbedded, useProductsOf } from '../use-reviews.ts';
import { FirstReview } from './FirstReview.tsx';
import { ReviewMetrics } from './ReviewMetrics.tsx';
import { ReviewWeek } from './ReviewWeek.tsx';
import { useFirstReviews } from './use-first-reviews.ts';
import '../messages.en.ts';
import './home-messages.en.ts';

/** For those who look after what buyers write: where they stand, the few that are read first, how the week went. */
export default function ReviewsHome() {
  const translate = useTranslate();
  const { data, error, refetch } = useFirstReviews();
  const reviews = data?.reviews ?? [];
  const products = useProductsOf(reviews);
  const isKept = useEmbedded();
  const phone = usePhone();
  return (
    <>
      {isKept && <ReviewMetrics />}
      <Card
        flush
        title={translate('reviews.home.first')}
        note={!phone && reviews.length > 0 && translate('reviews.home.order')}
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
        {!data && !error && <RowsSkeleton rows={5} height={80} />}
        {data && reviews.length === 0 && (
          <EmptyState
            icon={Star}
            title={translate('reviews.home.none')}
            detail={translate('reviews.home.noneDetail')}
          />
        )}
        <ul>
          {reviews.map((review) => (
            <FirstReview key={review.id} review={review} product={products.get(review.entityId ?? '')} />
          ))}
        </ul>
      </Card>
      {isKept && <ReviewWeek />}
    </>
  );
}
