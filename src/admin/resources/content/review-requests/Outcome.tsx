import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Stars } from '#admin/ui/Stars.tsx';
import type { RequestRecord } from './request-record.ts';
import styles from './requests.module.css';

/** What came of a request: the stars it brought, or why it did not go out. */
export function Outcome({ request }: { request: RequestRecord }) {
  const translate = useTranslate();
  const { told, items = [], status, sentOptions } = request;
  const reviewId = items.find((item) => item.reviewId)?.reviewId;
  const rating = told?.items.find((item) => item.rating !== undefined)?.rating;
  if (reviewId)
    return (
      <span className={styles['outcome']}>
        {rating !== undefined && <Stars value={rating} size={13} />}
        <Link to={`/reviews/${reviewId}`} className="link">
          {translate('review-requests.read')}
        </Link>
      </span>
    );
  const text = (key: string) => <span className="cell-text">{translate(key)}</span>;
  if (told?.why) return text(`review-requests.reason.${told.why}`);
  if (status === 'SENT')
    return text(sentOptions?.opened ? 'review-requests.opened' : 'review-requests.noAnswer');
  return status === 'SCHEDULED' ? text('review-requests.notSent') : null;
}
