import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { reviewsDesk } from '../../../../shared/desks/reviews.ts';
import { useMay } from '../../../access/session.ts';
import { addressOf } from '../../../data/list-state.ts';
import { useRating } from '../../../data/use-rating.ts';
import { AsideSection } from '../../../ui/Columns.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import './review-words.en.ts';

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
      {rating && (
        <p>
          <Stars value={rating.average} size={14} />{' '}
          {translate('products.reviews.average', {
            average: rating.average.toFixed(1),
            smart_count: rating.count,
          })}
        </p>
      )}
      {rating === null && <p>{translate('products.reviews.none')}</p>}
      <p>
        <Link to={addressOf('reviews', { tab: 'waiting', where })} className="link">
          {translate('products.reviews.waiting')}
        </Link>
      </p>
    </AsideSection>
  );
}
