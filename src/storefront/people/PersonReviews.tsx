import type { PersonReview, ShownPerson } from '../../shared/people.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import { ShopDate } from '../shell/ShopDate.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Chip } from '../shell/ui/Notice.tsx';
import { Stars } from '../shell/ui/Stars.tsx';
import styles from './people.module.css';

const SQUARE = { width: 1, height: 1 };

/** The first of what was brought; all of it is beside the product. */
function Brought({ review: { pictures } }: { review: PersonReview }) {
  const t = useT();
  const [first, ...others] = pictures;
  if (!first) return null;
  return (
    <span className={styles['brought']}>
      <Picture media={{ ...first, alt: t('people.picture') }} ratio={SQUARE} sizes="132px" />
      {first.videoId !== undefined && (
        <span className={styles['plays']}>
          <Icon name="play" small />
        </span>
      )}
      {others.length > 0 && <span className={styles['others']}>+{others.length}</span>}
    </span>
  );
}

function About({ product }: Pick<PersonReview, 'product'>) {
  const t = useT();
  const to = usePath();
  if (!product) return <span>{t('people.goneProduct')}</span>;
  return (
    <a href={to(`/products/${encodeURIComponent(product.slug)}`)}>
      <bdi>{product.name}</bdi>
    </a>
  );
}

function OneOfThem({ review }: { review: PersonReview }) {
  const t = useT();
  const { product, title, body, rating, date, verified } = review;
  return (
    <article className={styles['review']}>
      <span className={styles['thumb']}>
        {product?.picture && (
          <Picture media={{ ...product.picture, alt: '' }} sizes="84px" className="hang" />
        )}
      </span>
      <div>
        {title !== '' && <h3 dir="auto">{title}</h3>}
        <p className={styles['by']}>
          <Stars value={rating} />
          <span>
            <About product={product} /> · <ShopDate value={date} />
          </span>
          {verified && <Chip kind="success">{t('people.verified')}</Chip>}
        </p>
        {body !== '' && (
          <p className={styles['text']} dir="auto">
            {body}
          </p>
        )}
      </div>
      <Brought review={review} />
    </article>
  );
}

function Pages({ page, pages }: Pick<ShownPerson, 'page' | 'pages'>) {
  const t = useT();
  const { path } = usePageFacts();
  const to = usePath();
  if (pages === 1) return null;
  const at = (number: number): string => `${to(path)}${number > 1 ? `?page=${number}` : ''}#reviews`;
  return (
    <nav className={styles['pages']} aria-label={t('people.pages')}>
      {page > 1 && (
        <a className="btn line sm" href={at(page - 1)}>
          {t('people.newer')}
        </a>
      )}
      <span className="small quiet num">
        {t('people.page', { page: String(page), pages: String(pages) })}
      </span>
      {page < pages && (
        <a className="btn line sm" href={at(page + 1)}>
          {t('people.older')}
        </a>
      )}
    </nav>
  );
}

export function PersonReviews({ person: { reviews, shown, page, pages, own } }: { person: ShownPerson }) {
  const t = useT();
  return (
    <section id="reviews" className={styles['reviews']}>
      <div className={styles['top']}>
        <h2>{t('people.reviews')}</h2>
        {reviews > 1 && <span className="small quiet">{t('people.order')}</span>}
      </div>
      {reviews === 0 && (
        <p className={`quiet ${styles['none']}`}>{t(own ? 'people.noneOfMine' : 'people.none')}</p>
      )}
      {shown.map((review) => (
        <OneOfThem key={review.id} review={review} />
      ))}
      <Pages page={page} pages={pages} />
    </section>
  );
}
