import { useEffect, useRef, useState } from 'react';
import type { Review } from '#wix/shopper/own-reviews.ts';
import type { Poster } from '../../shell/poster.ts';
import { usePageFacts, usePath, useT } from '../../shell/page-context.tsx';
import { Picture } from '../../shell/Picture.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Chip } from '../../shell/ui/Notice.tsx';
import { Stars } from '../../shell/ui/Stars.tsx';
import { DeleteReview } from './DeleteReview.tsx';
import { EditReview } from './EditReview.tsx';
import { picturesOf, reviewStatusOf, toneOf } from './own-review.ts';
import styles from './own-reviews.module.css';

const SQUARE = { width: 1, height: 1 };

interface Props {
  review: Review;
  /** Absent where the shop no longer sells it. */
  poster: Poster | undefined;
  onChange: (review: Review) => void;
  onDelete: () => void;
}

/** One review with what became of it, to be changed and deleted. */
export function OwnReview({ review, poster, onChange, onDelete }: Props) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const editor = useRef<HTMLButtonElement>(null);
  const status = reviewStatusOf(review);
  const name = poster?.name ?? t('ownReviews.deletedProduct');
  const wasEditing = useRef(false);
  // Back to where it was opened from, once that is there again.
  useEffect(() => {
    if (wasEditing.current && !editing) editor.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const close = (): void => setEditing(false);
  return (
    <li className={styles['review']}>
      <span className={styles['thumb']}>
        {poster?.picture && <Picture media={poster.picture} className="hang" sizes="72px" alt="" />}
      </span>
      <div className={styles['text']}>
        <Words review={review} poster={poster} name={name} />
        {status !== 'published' && <p className="small">{t(`ownReviews.means.${status}`)}</p>}
        {editing && (
          <EditReview
            review={review}
            label={t('ownReviews.editOf', { name })}
            onCancel={close}
            onSaved={(saved) => {
              onChange(saved);
              close();
            }}
          />
        )}
      </div>
      <div className={styles['end']}>
        <Chip kind={toneOf[status]}>{t(`ownReviews.status.${status}`)}</Chip>
        {!editing && (
          <>
            <Button
              ref={editor}
              look="line"
              size="sm"
              aria-label={t('ownReviews.editOf', { name })}
              onClick={() => setEditing(true)}
            >
              {t('ownReviews.edit')}
            </Button>
            <DeleteReview id={review._id ?? ''} name={name} onDeleted={onDelete} />
          </>
        )}
      </div>
    </li>
  );
}

function Words({ review, poster, name }: Pick<Props, 'review' | 'poster'> & { name: string }) {
  const t = useT();
  const to = usePath();
  const { store } = usePageFacts();
  const { title, body, rating = 0 } = review.content ?? {};
  const date = review.reviewDate ?? review._createdDate;
  const pictures = picturesOf(review);
  const product = <bdi>{name}</bdi>;
  return (
    <>
      {title && <h2 dir="auto">{title}</h2>}
      <p className={styles['by']}>
        <Stars value={rating} />
        <span>
          {poster ? <a href={to(`/products/${poster.slug}`)}>{product}</a> : product}
          {date && (
            <>
              {' · '}
              <ShopDate value={date} />
            </>
          )}
          {(review.foundHelpful ?? 0) > 0 && (
            <> · {t('ownReviews.helpful', { count: review.foundHelpful ?? 0 })}</>
          )}
        </span>
      </p>
      {body && (
        <p className={styles['body']} dir="auto">
          {body}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles['pictures']} aria-label={t('reviews.pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Picture
                media={picture}
                ratio={SQUARE}
                sizes="64px"
                alt={t('ownReviews.picture', { position: String(index + 1), total: String(pictures.length) })}
              />
            </li>
          ))}
        </ul>
      )}
      {review.reply?.message && (
        <p className={styles['reply']} dir="auto">
          <b>{t('reviews.reply', { store: store.name })}</b> {review.reply.message}
        </p>
      )}
    </>
  );
}
