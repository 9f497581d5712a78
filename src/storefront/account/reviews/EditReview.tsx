import { useEffect, useState, type FormEvent } from 'react';
import { changeReview, type Review } from '#wix/shopper/own-reviews.ts';
import { problemsOf, type ReviewProblem } from '../../shell/reviews/review-form.ts';
import { ReviewFields, type ReviewContent, type ReviewMedia } from '../../shell/reviews/ReviewFields.tsx';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { uploadedFiles } from './own-review.ts';
import styles from './own-reviews.module.css';

const words = (text: string | undefined | null): string => text ?? '';

interface Props {
  review: Review;
  label: string;
  onSaved: (review: Review) => void;
  onCancel: () => void;
}

/** Stars, words and pictures of one review, to be changed. */
export function EditReview({ review, label, onSaved, onCancel }: Props) {
  const t = useT();
  const { content } = review;
  const [draft, setDraft] = useState<ReviewContent>({
    stars: content?.rating ?? 0,
    title: words(content?.title),
    body: words(content?.body),
  });
  const [stored] = useState(() => uploadedFiles(review));
  const [media, setMedia] = useState<ReviewMedia>({
    files: stored.map(({ file }) => file),
    busy: false,
  });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<'onTheWay' | 'changed' | 'failed'>();
  const [rejected, setRejected] = useState<unknown>();
  const form = useFocusOnError(attempt);
  useEffect(() => form.current?.querySelector<HTMLElement>('input[name="title"]')?.focus(), [form]);
  const change = (part: Partial<ReviewContent>): void => setDraft({ ...draft, ...part });
  // How a member is shown was said before.
  const problems = problemsOf({ ...draft, name: 'known', email: '' }, true);
  const shown = attempt > 0 ? problems : new Set<ReviewProblem>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAttempt(attempt + 1);
    setRejection(undefined);
    setRejected(undefined);
    if (busy || problems.size > 0) return;
    if (media.busy) return setRejection('onTheWay');
    setBusy(true);
    try {
      const { stars: rating, title, body } = draft;
      onSaved(
        await changeReview(review, { rating, title: title.trim(), body: body.trim(), media: media.files }),
      );
    } catch (error) {
      const isChanged = (error as { status?: number }).status === 409;
      setRejection(isChanged ? 'changed' : 'failed');
      setRejected(isChanged ? undefined : error);
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles['form']}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ReviewFields draft={draft} problems={shown} kept={stored} onChange={change} onMedia={setMedia} />
      {rejection && (
        <FailureNotice error={rejected}>
          {t(rejection === 'onTheWay' ? 'review.onTheWay' : `ownReviews.error.${rejection}`)}
        </FailureNotice>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" busy={busy}>
          {t(busy ? 'account.saving' : 'ownReviews.save')}
        </Button>
        <Button look="line" onClick={onCancel}>
          {t('ownReviews.leave')}
        </Button>
        <span className="small quiet">{t('review.read')}</span>
      </div>
    </form>
  );
}
