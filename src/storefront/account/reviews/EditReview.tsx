import { lazy, Suspense, useCallback, useEffect, useState, type FormEvent } from 'react';
import { changeReview, type Review } from '../../../wix/shopper/own-reviews.ts';
import type { UploadedFile } from '../../../wix/shopper/upload-operations.ts';
import { MOST, problemsOf } from '../../shell/reviews/review-form.ts';
import { StarsField } from '../../shell/reviews/StarsField.tsx';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Field } from '../../shell/ui/Field.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { keptFiles } from './own-review.ts';
import styles from './own-reviews.module.css';

const UploadField = lazy(() => import('../../shell/uploads/UploadField.tsx'));
const MOST_FILES = 6;
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
  const [draft, setDraft] = useState({
    stars: content?.rating ?? 0,
    title: words(content?.title),
    body: words(content?.body),
  });
  const [kept] = useState(() => keptFiles(review));
  const [media, setMedia] = useState<{ files: UploadedFile[]; busy: boolean }>({
    files: kept.map(({ file }) => file),
    busy: false,
  });
  const takeMedia = useCallback((files: UploadedFile[], busy: boolean) => setMedia({ files, busy }), []);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<'onTheWay' | 'changed' | 'failed'>();
  const form = useFocusOnError(attempt);
  useEffect(() => form.current?.querySelector<HTMLElement>('input[name="title"]')?.focus(), [form]);
  const change = (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part });
  // How a member is shown was said before.
  const problems = problemsOf({ ...draft, name: 'known', email: '' }, true);
  const shown = attempt > 0 ? problems : new Set();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAttempt(attempt + 1);
    setRefused(undefined);
    if (busy || problems.size > 0) return;
    if (media.busy) return setRefused('onTheWay');
    setBusy(true);
    try {
      const { stars: rating, title, body } = draft;
      onSaved(
        await changeReview(review, { rating, title: title.trim(), body: body.trim(), media: media.files }),
      );
    } catch (error) {
      setRefused((error as { status?: number }).status === 409 ? 'changed' : 'failed');
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
      <StarsField
        value={draft.stars}
        error={shown.has('stars') ? t('review.needed.stars') : undefined}
        onChange={(stars) => change({ stars })}
      />
      <TextField
        label={t('review.headline')}
        name="title"
        dir="auto"
        maxLength={MOST.title}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Field
        label={t('review.body')}
        hint={t('review.count', { count: String(draft.body.length), most: String(MOST.body) })}
        error={shown.has('words') && t('review.needed.words')}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="inp"
            name="body"
            dir="auto"
            rows={5}
            maxLength={MOST.body}
            value={draft.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        )}
      </Field>
      <Suspense>
        <UploadField
          label={t('review.media')}
          hint={t('review.mediaHint')}
          most={MOST_FILES}
          video
          kept={kept}
          onChange={takeMedia}
        />
      </Suspense>
      {refused && (
        <Notice kind="danger">
          {t(refused === 'onTheWay' ? 'review.onTheWay' : `ownReviews.refused.${refused}`)}
        </Notice>
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
