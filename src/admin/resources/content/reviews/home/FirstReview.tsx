import { Image as ImageIcon, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Stars } from '#admin/ui/Stars.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { ProductPicture } from '../ProductPicture.tsx';
import { partsOf } from '../reader/marks.ts';
import type { ReviewedProduct } from '../reviewed-product.ts';
import { mediaOf, titleOf, type ReviewRecord } from '../review-record.ts';
import { useListedMessages } from '../use-reviews.ts';
import styles from './home.module.css';

const LOW = 2;

/** One of those that are read first: enough of it to know how urgent it is. */
export function FirstReview({
  review,
  product,
}: {
  review: ReviewRecord;
  product?: ReviewedProduct | undefined;
}) {
  const translate = useTranslate();
  const listed = useListedMessages();
  const { title, body, rating = 0 } = review.content ?? {};
  const files = mediaOf(review).length;
  const mark = partsOf(`${title ?? ''} ${body ?? ''}`, listed).find((part) => part.mark)?.mark;
  const who = [
    review.author?.authorName,
    review.verified && translate('reviews.home.bought'),
    product?.name,
  ].filter(Boolean);
  return (
    <li className={`${styles['row']} ${(rating ?? 0) <= LOW ? styles['low'] : ''}`}>
      <ProductPicture product={product} width={44} height={52} />
      <div className={styles['lines']}>
        <p>
          <Stars value={rating ?? 0} size={13} />
          <Link to={`/reviews/${review.id}`} className={styles['title']}>
            <bdi>{titleOf(review) || translate('reviews.home.ratingOnly')}</bdi>
          </Link>
        </p>
        {title?.trim() && (
          <p className={styles['cut']}>
            <bdi>{body}</bdi>
          </p>
        )}
        <small>
          <bdi>{who.join(' · ')}</bdi>
        </small>
      </div>
      <div className={styles['chips']}>
        {mark && (
          <StatusChip tone="warn" icon={TriangleAlert} label={translate(`reviews.home.marked.${mark}`)} />
        )}
        {files > 0 && (
          <StatusChip
            tone="calm"
            icon={ImageIcon}
            label={translate('reviews.home.files', { smart_count: files })}
          />
        )}
        <small>
          <DateTime value={review._createdDate} />
        </small>
      </div>
    </li>
  );
}
