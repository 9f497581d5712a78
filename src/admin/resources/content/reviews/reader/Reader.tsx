import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { BadgeCheck, Check, ChevronDown, ChevronUp, Reply, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { Avatar } from '#admin/layout/Avatar.tsx';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { KeyHint } from '#admin/ui/KeyHint.tsx';
import { useRecordCommands } from '#admin/ui/record-commands.ts';
import { Stars } from '#admin/ui/Stars.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { ReviewedProduct } from '../reviewed-product.ts';
import { mediaOf, titleOf, type ReviewRecord, type ReviewStatus } from '../review-record.ts';
import { ReviewStatusChip } from '../ReviewStatusChip.tsx';
import { useHistory } from '../use-reviews.ts';
import { About, ProductLine } from './About.tsx';
import { MediaStrip } from './MediaStrip.tsx';
import { MediaViewer } from './MediaViewer.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { ReviewText } from './ReviewText.tsx';
import styles from './reader.module.css';

interface Props {
  review: ReviewRecord;
  standing: ReviewStatus;
  product: ReviewedProduct | undefined;
  /** In the queue it was opened from. */
  at: { place: number; count: number } | undefined;
  mayDecide: boolean;
  advance: boolean;
  onAdvance: (on: boolean) => void;
  onStep: (by: 1 | -1) => void;
  onDecide: (to: ReviewStatus) => void;
  replying: boolean;
  onReplying: (on: boolean) => void;
  viewing: number | undefined;
  onViewing: (index: number | undefined) => void;
  hrefOf: (id: string) => string;
}

/** One review with all there is to decide by. */
export function Reader(props: Props) {
  const { review, standing, product, at, mayDecide, onStep, onDecide, replying, onReplying } = props;
  const translate = useTranslate();
  const phone = usePhone();
  const mayReply = useMay(reviewsDesk.rights.reply);
  const title = titleOf(review) || translate('reviews.ratingOnly');
  const author = review.author?.authorName ?? translate('reviews.nameless');
  const files = mediaOf(review);
  useCommands({ ...props, title, mayReply });
  const decisions = mayDecide && (
    <>
      <Button onClick={() => onDecide('REJECTED')} disabled={standing === 'REJECTED'}>
        <X aria-hidden />
        {translate('reviews.reject')}
        {!phone && <KeyHint keys={['R']} />}
      </Button>
      {mayReply && (
        <Button onClick={() => onReplying(true)}>
          <Reply className="flip" aria-hidden />
          {translate('reviews.reply')}
          {!phone && <KeyHint keys={['E']} />}
        </Button>
      )}
      <Button variant="contained" onClick={() => onDecide('APPROVED')} disabled={standing === 'APPROVED'}>
        <Check aria-hidden />
        {translate('reviews.approve')}
        {!phone && <KeyHint keys={['A']} />}
      </Button>
    </>
  );
  return (
    <>
      <div className={styles['both']}>
        <article className={styles['review']} aria-labelledby="review-title">
          {phone && (
            <>
              {at && (
                <progress
                  className={styles['progress']}
                  max={at.count}
                  value={at.place}
                  aria-label={translate('reviews.progress')}
                />
              )}
              <ProductLine review={review} product={product} />
            </>
          )}
          <header>
            <Stars value={review.content?.rating ?? 0} size={18} />
            <ReviewStatusChip status={standing} />
            {phone && review.verified && <Verified />}
            {!phone && at && (
              <span className={styles['position']}>
                <span className="num">{translate('reviews.position', at)}</span>
                <IconButton
                  size="small"
                  disabled={at.place <= 1}
                  onClick={() => onStep(-1)}
                  aria-label={translate('reviews.previous')}
                >
                  <ChevronUp aria-hidden />
                </IconButton>
                <IconButton size="small" onClick={() => onStep(1)} aria-label={translate('reviews.next')}>
                  <ChevronDown aria-hidden />
                </IconButton>
              </span>
            )}
          </header>
          <ReviewText content={review.content} />
          {files.length > 0 && <MediaStrip files={files} onOpen={props.onViewing} />}
          <p className={styles['by']}>
            <Avatar name={author} />
            <span>
              <b>
                <bdi>{author}</bdi>
              </b>
              , <DateTime value={review._createdDate} style="long" />
              <Language id={review.id} />
            </span>
          </p>
          <ReplyBox
            review={review}
            product={product}
            writing={replying}
            mayReply={mayReply}
            onWriting={onReplying}
          />
          {phone && <About review={review} mayDecide={mayDecide} hrefOf={props.hrefOf} />}
        </article>
        {!phone && (
          <aside className={styles['about']} aria-label={translate('reviews.about')}>
            <section>
              <h3>{translate('reviews.about')}</h3>
              <ProductLine review={review} product={product} />
            </section>
            <About review={review} mayDecide={mayDecide} hrefOf={props.hrefOf} />
          </aside>
        )}
      </div>
      {phone && decisions && <BottomBar>{decisions}</BottomBar>}
      {!phone && decisions && (
        <div className={styles['actions']}>
          {decisions}
          <span className={styles['hints']}>
            <KeyHint keys={['J', 'K']} />
            {translate('reviews.nextPrevious')}
            <KeyHint keys={['X']} />
            {translate('reviews.select')}
            <label>
              <Switch checked={props.advance} onChange={(event) => props.onAdvance(event.target.checked)} />
              {translate('reviews.advance')}
            </label>
          </span>
        </div>
      )}
      <MediaViewer files={files} title={title} index={props.viewing} onIndex={props.onViewing} />
    </>
  );
}

/** In which language it is written, where its words tell. */
function Language({ id }: { id: string }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const { language } = useHistory(id);
  if (language === undefined) return null;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language);
  return <> · {translate('reviews.language', { name })}</>;
}

function Verified() {
  const translate = useTranslate();
  return (
    <span className={styles['verified']}>
      <BadgeCheck size={15} aria-hidden />
      {translate('reviews.verified')}
    </span>
  );
}

/** What the keys do, by name, in the palette. */
function useCommands({
  review: { id },
  title,
  mayDecide,
  mayReply,
  onDecide,
  onReplying,
}: Props & { title: string; mayReply: boolean }): void {
  const translate = useTranslate();
  useRecordCommands(
    useMemo(
      () => ({
        record: title,
        to: `/reviews/${id}`,
        commands: [
          ...(mayDecide
            ? [
                {
                  id: 'approve',
                  icon: Check,
                  label: translate('reviews.approve'),
                  keys: ['A'],
                  run: () => onDecide('APPROVED'),
                },
                {
                  id: 'reject',
                  icon: X,
                  label: translate('reviews.reject'),
                  keys: ['R'],
                  run: () => onDecide('REJECTED'),
                },
              ]
            : []),
          ...(mayReply
            ? [
                {
                  id: 'reply',
                  icon: Reply,
                  label: translate('reviews.reply'),
                  keys: ['E'],
                  run: () => onReplying(true),
                },
              ]
            : []),
        ],
      }),
      [id, title, mayDecide, mayReply, onDecide, onReplying, translate],
    ),
  );
}
