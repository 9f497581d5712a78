import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Card } from '#admin/ui/Card.tsx';
import { Stars } from '#admin/ui/Stars.tsx';
import type { RequestRecord } from './request-record.ts';
import styles from './requests.module.css';

/** What it asks about, each with the review that came of it. */
export function RequestItems({ request: { items, told } }: { request: RequestRecord }) {
  const translate = useTranslate();
  return (
    <Card id="items" title={translate('review-requests.show.items')}>
      <ul className={styles['items']}>
        {items?.map(({ catalogItemId, reviewId }) => {
          const known = told?.items.find(({ id }) => id === catalogItemId);
          return (
            <li key={catalogItemId}>
              <Link to={`/products/${catalogItemId}`} className="link">
                <bdi>{known?.name ?? translate('review-requests.goneProduct')}</bdi>
              </Link>
              {reviewId ? (
                <Link to={`/reviews/${reviewId}`} className="link">
                  {known?.rating !== undefined && <Stars value={known.rating} size={13} />}
                  {translate('review-requests.read')}
                </Link>
              ) : (
                <small>{translate('review-requests.noReview')}</small>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
