import { lazy, Suspense, useState } from 'react';
import type { ItemRating } from '#shared/ratings.ts';
import { usePageFacts, usePath, useT } from '../../shell/page-context.tsx';
import type { PictureMedia } from '../../shell/picture-sources.ts';
import { Icon } from '../../shell/ui/Icon.tsx';
import { LinkMenu } from '../../shell/ui/LinkMenu.tsx';
import { Stars } from '../../shell/ui/Stars.tsx';
import { OneReview } from './OneReview.tsx';
import type { ProductReviews, ShownReview } from './read-reviews.ts';
import { reviewsLink, reviewSorts, type ReviewsState } from './reviews-state.ts';
import styles from './reviews.module.css';

const Lightbox = lazy(() => import('../Lightbox.tsx'));

/** How many gave how many stars; each row shows only those. */
function Histogram({ rating, state }: { rating: ItemRating; state: ReviewsState }) {
  const t = useT();
  const { search } = usePageFacts();
  return (
    <ul className={styles['histogram']}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = rating.stars[stars - 1] ?? 0;
        const chosen = state.stars === stars;
        const row = (
          <>
            <span className="num">
              {stars}
              <span className="vh"> {t('reviews.stars', { count: stars })}</span>
            </span>
            <progress value={count} max={rating.count} aria-hidden="true" />
            <em className="num">
              {count}
              <span className="vh"> {t('reviews.reviews', { count })}</span>
            </em>
          </>
        );
        return (
          <li key={stars}>
            {count === 0 ? (
              <span className={styles['row']}>{row}</span>
            ) : (
              <a
                className={styles['row']}
                href={reviewsLink(search, { stars: chosen ? undefined : stars })}
                rel="nofollow"
                aria-current={chosen || undefined}
              >
                {row}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Order({ state }: { state: ReviewsState }) {
  const t = useT();
  const { search } = usePageFacts();
  return (
    <LinkMenu
      summary={t(`reviews.sort.${state.sort}`)}
      links={reviewSorts.map((sort) => ({
        name: t(`reviews.sort.${sort}`),
        href: reviewsLink(search, { sort }),
        current: sort === state.sort,
      }))}
    />
  );
}

function Pages({ state, pages }: Pick<ProductReviews, 'state' | 'pages'>) {
  const t = useT();
  const { search } = usePageFacts();
  if (pages === 1) return null;
  const { page } = state;
  return (
    <nav className={styles['pages']} aria-label={t('reviews.pages')}>
      {page > 1 && (
        <a className="btn line sm" href={reviewsLink(search, { page: page - 1 })}>
          {t('reviews.previous')}
        </a>
      )}
      <span className="small quiet num">
        {t('reviews.page', { page: String(page), pages: String(pages) })}
      </span>
      {page < pages && (
        <a className="btn line sm" href={reviewsLink(search, { page: page + 1 })}>
          {t('reviews.next')}
        </a>
      )}
    </nav>
  );
}

/** Whoever wrote the review did not say what they show. */
const named = ({ pictures }: ShownReview, t: ReturnType<typeof useT>): PictureMedia[] =>
  pictures.map((picture, index) => ({
    ...picture,
    alt: t(picture.video ? 'reviews.videoOf' : 'reviews.pictureOf', {
      position: String(index + 1),
      total: String(pictures.length),
    }),
  }));

interface Props {
  /** Of the product, in addresses. */
  slug: string;
  reviews: ProductReviews | undefined;
}

/** What people say of a product: average, how it is spread, and the reviews themselves, in pages. */
export function Reviews({ slug, reviews }: Props) {
  const t = useT();
  const to = usePath();
  const { search } = usePageFacts();
  const [closer, setCloser] = useState<{ review: ShownReview; at: number }>();
  const write = (
    <a className="btn line block" href={to(`/products/${slug}/review`)} rel="nofollow">
      {t('reviews.write')}
    </a>
  );
  if (!reviews)
    return (
      <section className={`sec wrap ${styles['none']}`} id="reviews">
        <h2>{t('reviews.title')}</h2>
        <p className="quiet">{t('reviews.none')}</p>
        <div>{write}</div>
      </section>
    );
  const { rating, state, shown, pages } = reviews;
  return (
    <section className={`wrap ${styles['reviews']}`} id="reviews">
      <div className={styles['totals']}>
        <h2>{t('reviews.title')}</h2>
        <p className={`num ${styles['average']}`}>{rating.average.toFixed(1)}</p>
        <p className={`small quiet ${styles['count']}`}>
          <Stars value={rating.average} />
          <span className="num">{t('reviews.count', { count: rating.count })}</span>
        </p>
        <Histogram rating={rating} state={state} />
        {write}
      </div>
      <div>
        <div className={styles['bar']}>
          <b className="lab">
            {state.stars === undefined ? t('reviews.all') : t('reviews.only', { count: state.stars })}
          </b>
          <span className={styles['orders']}>
            <a
              className={styles['withPictures']}
              href={reviewsLink(search, { pictures: state.pictures ? undefined : true })}
              rel="nofollow"
              aria-current={state.pictures}
            >
              <Icon name={state.pictures ? 'check' : 'camera'} small />
              {t('reviews.withPictures')}
            </a>
            <Order state={state} />
          </span>
        </div>
        {shown.length === 0 && (
          <p className="quiet">{t(state.pictures ? 'reviews.nonePictured' : 'reviews.noneStarred')}</p>
        )}
        {shown.map((review) => (
          <OneReview key={review.id} review={review} onPicture={(at) => setCloser({ review, at })} />
        ))}
        <Pages state={state} pages={pages} />
      </div>
      {closer && (
        <Suspense>
          <Lightbox
            name={closer.review.title || t('reviews.pictures')}
            pictures={named(closer.review, t)}
            start={closer.at}
            onClose={() => setCloser(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
