import { usePageFacts, usePath, useT } from '../../shell/page-context.tsx';
import { Picture } from '../../shell/Picture.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { Chip } from '../../shell/ui/Notice.tsx';
import { Stars } from '../../shell/ui/Stars.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';
import type { ShownReview } from './read-reviews.ts';
import styles from './reviews.module.css';

const PICTURE_SIZES = '132px';
const SQUARE = { width: 1, height: 1 };

interface Props {
  review: ShownReview;
  onPicture: (at: number) => void;
}

function Author({ review: { author, profile } }: Pick<Props, 'review'>) {
  const t = useT();
  const to = usePath();
  const name = <bdi>{author || t('reviews.nameless')}</bdi>;
  if (profile === undefined) return name;
  return <a href={to(`/people/${encodeURIComponent(profile)}`)}>{name}</a>;
}

/** Words as they were written: another language keeps its own direction, and nothing in it is markup. */
export function OneReview({ review, onPicture }: Props) {
  const t = useT();
  const { store } = usePageFacts();
  const { title, body, rating, date, verified, reply, pictures } = review;
  return (
    <article className={styles['review']}>
      {title !== '' && <h3 dir="auto">{title}</h3>}
      <p className={styles['by']}>
        <Stars value={rating} />
        <span>
          <Author review={review} />, <ShopDate value={date} />
        </span>
        {verified && <Chip kind="success">{t('reviews.verified')}</Chip>}
      </p>
      {body !== '' && (
        <p className={styles['body']} dir="auto">
          {body}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles['pictures']} aria-label={t('reviews.pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={t(picture.video ? 'reviews.video' : 'reviews.picture', {
                  position: String(index + 1),
                  total: String(pictures.length),
                })}
                onClick={() => onPicture(index)}
              >
                <Picture media={{ ...picture, alt: '' }} ratio={SQUARE} sizes={PICTURE_SIZES} />
                {picture.video && (
                  <span className={styles['plays']}>
                    <Icon name="play" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {reply !== undefined && (
        <p className={styles['reply']}>
          <b>{t('reviews.reply', { store: store.name })}</b> <span dir="auto">{reply}</span>
        </p>
      )}
      <HelpfulButton review={review} />
    </article>
  );
}
