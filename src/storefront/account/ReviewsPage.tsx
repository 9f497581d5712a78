import { useRef, useState } from 'react';
import type { Review } from '../../wix/shopper/own-reviews.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import { ShopDate } from '../shell/ShopDate.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { accountPage } from './account-page.tsx';
import { Awaited } from './Awaited.tsx';
import { ownMember, useOwnMember } from './member-store.ts';
import { OwnReview } from './reviews/OwnReview.tsx';
import { reviewStatusOf, ownReviewStatuses, type OwnReviewStatus } from './reviews/own-review.ts';
import { useOwnReviews, type OwnReviews, type Unwritten } from './reviews/use-own-reviews.ts';
import styles from './reviews/own-reviews.module.css';

function Reviews() {
  const t = useT();
  const state = useOwnMember();
  return state.phase === 'ready' ? (
    <ReviewsOf contactId={state.member.contactId ?? ''} />
  ) : (
    <Awaited phase={state.phase} failed={t('account.failed')} onRetry={ownMember.retry} />
  );
}

function ReviewsOf({ contactId }: { contactId: string }) {
  const t = useT();
  const to = usePath();
  const { state, retry, refresh, change } = useOwnReviews(contactId);
  const [outcome, setOutcome] = useState<ReviewOutcome>();
  const status = useRef<HTMLDivElement>(null);
  if (state.phase !== 'ready')
    return <Awaited phase={state.phase} failed={t('account.failed')} onRetry={retry} />;
  const { reviews, unwritten } = state;
  return (
    <>
      <div role="status" className={styles['notice']} tabIndex={-1} ref={status}>
        {outcome && (
          <Notice kind={outcome === 'published' || outcome === 'deleted' ? 'success' : 'info'}>
            {t(`ownReviews.outcome.${outcome}`)}
          </Notice>
        )}
      </div>
      {reviews.length === 0 && unwritten.length === 0 && (
        <div className={styles['none']}>
          <p>{t('ownReviews.none')}</p>
          <ButtonLink href={to('/collections/all')}>{t('ownReviews.look')}</ButtonLink>
        </div>
      )}
      {unwritten.length > 0 && <ToWrite unwritten={unwritten} />}
      {reviews.length > 0 && (
        <Written
          {...state}
          onChange={(saved) => {
            setOutcome(reviewStatusOf(saved));
            change((all) => all.map((one) => (one._id === saved._id ? saved : one)));
          }}
          onDelete={(id) => {
            setOutcome('deleted');
            change((all) => all.filter(({ _id }) => _id !== id));
            status.current?.focus();
            // What it was about can be written about again.
            refresh();
          }}
        />
      )}
    </>
  );
}

type ReviewOutcome = OwnReviewStatus | 'deleted';

function ToWrite({ unwritten }: { unwritten: readonly Unwritten[] }) {
  const t = useT();
  const to = usePath();
  return (
    <section className={styles['toWrite']} aria-labelledby="to-write">
      <h2 id="to-write">{t('ownReviews.unwritten')}</h2>
      <ul>
        {unwritten.map(({ productId, date, poster: { name, slug, picture } }) => (
          <li key={productId}>
            <span className={styles['thumb']}>
              {picture && <Picture media={picture} className="hang" sizes="56px" alt="" />}
            </span>
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              {date && (
                <small>
                  {t('ownReviews.ordered')} <ShopDate value={date} />
                </small>
              )}
            </span>
            <ButtonLink
              look="line"
              size="sm"
              href={to(`/products/${slug}/review`)}
              aria-label={t('ownReviews.writeOf', { name })}
            >
              {t('ownReviews.write')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WrittenProps extends OwnReviews {
  onChange: (saved: Review) => void;
  onDelete: (id: string) => void;
}

function Written({ reviews, posters, onChange, onDelete }: WrittenProps) {
  const t = useT();
  const [only, setOnly] = useState<OwnReviewStatus>();
  const countOf = (ownReviewStatus: OwnReviewStatus): number =>
    reviews.filter((review) => reviewStatusOf(review) === ownReviewStatus).length;
  const offered = ownReviewStatuses.filter((status) => countOf(status) > 0);
  const shown = reviews.filter((review) => only === undefined || reviewStatusOf(review) === only);
  const helpful = reviews.reduce((sum, { foundHelpful = 0 }) => sum + foundHelpful, 0);
  return (
    <div className={styles['written']}>
      <p className="quiet">
        {t('ownReviews.count', { count: reviews.length })}
        {helpful > 0 && <> {t('ownReviews.foundHelpful', { count: helpful })}</>}
      </p>
      {offered.length > 1 && (
        <div className={styles['chips']} role="group" aria-label={t('ownReviews.filter')}>
          {([undefined, ...offered] as const).map((status) => (
            <button
              key={status ?? 'all'}
              type="button"
              aria-pressed={only === status}
              onClick={() => setOnly(status)}
            >
              {t(status ? `ownReviews.status.${status}` : 'ownReviews.all')}{' '}
              <span className="num">{status ? countOf(status) : reviews.length}</span>
            </button>
          ))}
        </div>
      )}
      <ul className={styles['list']}>
        {shown.map((review) => (
          <OwnReview
            key={review._id}
            review={review}
            poster={posters.get(review.entityId ?? '')}
            onChange={(saved) => {
              setOnly(undefined);
              onChange(saved);
            }}
            onDelete={() => {
              setOnly(undefined);
              onDelete(review._id ?? '');
            }}
          />
        ))}
      </ul>
    </div>
  );
}

export default accountPage('reviews', Reviews);
