import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import type { ItemRating } from '#shared/ratings.ts';
import { useMay } from '#admin/access/session.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { useRating } from '#admin/data/use-rating.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { Stars } from '#admin/ui/Stars.tsx';
import styles from './demand.module.css';
import './review-messages.en.ts';

/** The stars of a product so far, and the way to its reviews; a hosted platform has no sum of them. */
export function ReviewsSection({ productId }: { productId: string }) {
  const translate = useTranslate();
  const mayRead = useMay(reviewsDesk.rights.list);
  const rating = useRating(productId);
  if (!mayRead) return null;
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
      {rating && <Rated rating={rating} />}
      {rating === null && <p>{translate('products.reviews.none')}</p>}
      <p>
        <Link to={addressOf('reviews', { tab: 'waiting', where })} className="link">
          {translate('products.reviews.waiting')}
        </Link>
      </p>
    </AsideSection>
  );
}

const FIVE = [5, 4, 3, 2, 1] as const;

function Rated({ rating: { average, count, stars } }: { rating: ItemRating }) {
  const translate = useTranslate();
  const max = Math.max(1, ...stars);
  return (
    <>
      <p className={styles['average']}>
        <b aria-hidden>{average.toFixed(1)}</b>
        <Stars value={average} size={14} />
        <span className="visually-hidden">
          {translate('products.reviews.average', { average: average.toFixed(1), smart_count: count })}
        </span>
      </p>
      <dl className={styles['stars']}>
        {FIVE.map((each) => {
          const input = stars[each - 1] ?? 0;
          return (
            <div key={each}>
              <dt>
                <span aria-hidden>{each}</span>
                <span className="visually-hidden">
                  {translate('products.reviews.stars', { smart_count: each })}
                </span>
              </dt>
              <dd className={styles['track']} aria-hidden>
                <i style={{ width: `${(input / max) * 100}%` }} />
              </dd>
              <dd>{input}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
