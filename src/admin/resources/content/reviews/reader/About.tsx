import { BadgeCheck, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { KeyHint } from '#admin/ui/KeyHint.tsx';
import { Stars } from '#admin/ui/Stars.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { ReviewedProduct } from '../reviewed-product.ts';
import { ProductPicture } from '../ProductPicture.tsx';
import { reviewStatusOf, titleOf, type ReviewRecord } from '../review-record.ts';
import { ReviewStatusChip } from '../ReviewStatusChip.tsx';
import { useAlsoBy, useProductsOf } from '../use-reviews.ts';
import { useRating } from '#admin/data/use-rating.ts';
import { History } from './History.tsx';
import { Purchase } from './Purchase.tsx';
import styles from './reader.module.css';

interface Props {
  review: ReviewRecord;
  product: ReviewedProduct | undefined;
}

/** What it is about, with what others say of it. */
export function ProductLine({ review, product }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const rating = useRating(review.entityId);
  if (!product) return <p className="muted">{translate('reviews.productGone')}</p>;
  return (
    <Link to={`/products/${product.id}`} className={styles['product']}>
      <ProductPicture product={product} width={48} height={60} />
      <span>
        <b>
          <bdi>{product.name}</bdi>
        </b>
        <small>
          {rating && (
            <>
              <Stars value={rating.average} size={13} />
              <span className="num">
                {translate('reviews.average', { average: rating.average.toFixed(1), count: rating.count })}
              </span>
            </>
          )}
          {rating === null && translate('reviews.noneShown')}
        </small>
      </span>
      {phone ? <ChevronRight size={16} className="flip" aria-hidden /> : <KeyHint keys={['O']} />}
    </Link>
  );
}

interface AboutProps {
  review: ReviewRecord;
  mayDecide: boolean;
  hrefOf: (id: string) => string;
}

/** Who wrote it: did they buy it, and what else did they write. */
export function About({ review, mayDecide, hrefOf }: AboutProps) {
  const translate = useTranslate();
  const others = useAlsoBy(review);
  const products = useProductsOf(others);
  return (
    <>
      <section>
        <h3>{translate('reviews.purchase')}</h3>
        {review.verified ? (
          <p className={styles['verified']}>
            <BadgeCheck size={15} aria-hidden />
            {translate('reviews.verified')}
          </p>
        ) : (
          <p className="muted">{translate('reviews.unverified')}</p>
        )}
        <Purchase review={review} />
      </section>
      <section>
        <h3>{translate('reviews.alsoBy')}</h3>
        {others.length === 0 && <p className="muted">{translate('reviews.first')}</p>}
        <ul className={styles['others']}>
          {others.map((other) => (
            <li key={other.id}>
              <ProductPicture product={products.get(other.entityId ?? '')} width={28} height={34} />
              <span>
                <Link to={hrefOf(other.id)} className="link">
                  <bdi>{titleOf(other) || translate('reviews.ratingOnly')}</bdi>
                </Link>
                <small>
                  <Stars value={other.content?.rating ?? 0} size={12} />
                  <ReviewStatusChip status={reviewStatusOf(other)} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <History id={review.id} mayDecide={mayDecide} />
    </>
  );
}
