import { CircleCheck, CircleX, Hourglass, Star } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Review } from '#wix/review-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { Stars } from '#admin/ui/Stars.tsx';
import { statusChip } from '#admin/ui/status-chip.tsx';
import type { OpenCustomer } from '../customer-record.ts';
import styles from './page.module.css';
import { useTheirs } from './use-theirs.ts';

export type TheirReview = Review & { id: string };
/** By whom a review is. */
export const reviewsOf = ({ details: { contactIds } }: OpenCustomer) => ({
  target: 'author.contactId',
  id: contactIds,
  sort: 'createdDate',
});

const Chip = statusChip('customers.review', {
  shown: { tone: 'ok', icon: CircleCheck, quiet: true },
  rejected: { tone: 'calm', icon: CircleX, quiet: true },
  waiting: { tone: 'warn', icon: Hourglass },
});

const STATUSES: Readonly<Record<string, 'shown' | 'rejected'>> = { APPROVED: 'shown', REJECTED: 'rejected' };

const Standing = ({ review: { moderation } }: { review: Review }) => (
  <Chip status={STATUSES[moderation?.moderationStatus ?? ''] ?? 'waiting'} />
);

/** What they wrote, the latest first. */
export function ReviewsCard({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const read = useTheirs<TheirReview>('reviews', reviewsOf(customer));
  const reviews = read.data ?? [];
  return (
    <Card id="reviews" title={translate('customers.show.reviews')} flush>
      {read.isLoading && <RowsSkeleton rows={2} height={52} />}
      {read.isError && (
        <ErrorState
          inline
          error={read.error}
          title={translate('customers.show.reviewsFailed')}
          retry={() => void read.refetch()}
        />
      )}
      {read.data && reviews.length === 0 && (
        <p className={styles['none']}>
          <Star size={16} aria-hidden />
          {translate('customers.show.noReviews')}
        </p>
      )}
      <ul>
        {reviews.map((review) => (
          <li key={review.id}>
            <Link to={`/reviews/${review.id}`} className={styles['row']}>
              <span>
                <b>
                  <bdi>
                    {review.content?.title || review.content?.body || translate('customers.review.untitled')}
                  </bdi>
                </b>
                <small>
                  <Stars value={review.content?.rating ?? 0} size={12} />
                  <DateTime value={review.reviewDate} style="day" />
                </small>
              </span>
              <Standing review={review} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
