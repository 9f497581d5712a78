import { useState } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { useSession } from '../../shell/session.ts';
import { rejectionAt } from '../../shell/rejection.ts';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import {
  EMPTY_REVIEW,
  MAX,
  problemsOf,
  type ReviewDraft,
  type ReviewProblem,
} from '../../shell/reviews/review-form.ts';
import { ReviewFields, type ReviewMedia } from '../../shell/reviews/ReviewFields.tsx';
import styles from './reviews.module.css';
import { useEarlyForm } from '../use-early-form.ts';
import { earlyReviewText } from './early-review-text.ts';
import { useEarlySend } from './use-early-send.ts';

interface Props {
  productId: string;
  /** `shown`: everybody sees it already. */
  onSent: (shown: boolean) => void;
  /** Who came by the link of a mail: it stands for their address. */
  link?: { token: string; name: string } | undefined;
}

/** Stars and words; who has no account says how to be reached. */
export function ReviewForm({ productId, onSent, link }: Props) {
  const t = useT();
  const session = useSession();
  const isKnown = link !== undefined || session.role === 'member';
  const greeted = link ? link.name : session.name;
  const [draft, setDraft] = useState<ReviewDraft>(EMPTY_REVIEW);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string>();
  const [rejected, setRejected] = useState<unknown>();
  const [media, setMedia] = useState<ReviewMedia>({ files: [], busy: false });
  const form = useFocusOnError(attempt);
  const change = (part: Partial<ReviewDraft>): void => setDraft((before) => ({ ...before, ...part }));
  useEarlyForm(form, (filled) => change(earlyReviewText(filled)));
  const early = useEarlySend(() => void submit());
  // Until it is written otherwise, whoever is known is shown as they are greeted.
  const whole = { ...draft, name: draft.name === '' ? (greeted ?? '') : draft.name };
  const problems = attempt > 0 ? problemsOf(whole, isKnown) : new Set<ReviewProblem>();

  async function submit(): Promise<void> {
    if (busy) return;
    setRejection(undefined);
    setRejected(undefined);
    setAttempt(attempt + 1);
    if (problemsOf(whole, isKnown).size > 0) return;
    if (media.busy) {
      setRejection(t('review.onTheWay'));
      return;
    }
    setBusy(true);
    const { sendReview, isSecondReview } = await import('#wix/shopper/review-operations.ts');
    try {
      const { stars: rating, title, body, name, email } = whole;
      onSent(
        await sendReview({
          productId,
          rating,
          title: title.trim(),
          body: body.trim(),
          name: name.trim(),
          email: email.trim(),
          media: media.files,
          link: link?.token,
        }),
      );
    } catch (thrown) {
      const { status } = thrown as { status?: number };
      const isSecond = isSecondReview(thrown);
      setRejection(t(isSecond ? 'review.second' : status ? 'review.failed' : 'review.offline'));
      setRejected(isSecond ? undefined : thrown);
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles['fields']}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ReviewFields draft={draft} problems={problems} onChange={change} onMedia={setMedia} />
      <TextField
        label={t('review.name')}
        hint={t('review.nameHint')}
        error={problems.has('name') ? t('review.needed.name') : rejectionAt(rejected, 'authorName')}
        name="nickname"
        autoComplete="nickname"
        maxLength={MAX.name}
        value={draft.name}
        placeholder={greeted}
        onChange={({ target }) => change({ name: target.value })}
      />
      {!isKnown && (
        <TextField
          label={t('review.email')}
          hint={t('review.emailHint')}
          error={problems.has('email') ? t('review.needed.email') : rejectionAt(rejected, 'email')}
          type="email"
          name="email"
          autoComplete="email"
          dir="ltr"
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      )}
      {rejection !== undefined && (
        <FailureNotice error={rejected} displayed={isKnown ? ['authorName'] : ['authorName', 'email']}>
          {rejection}
        </FailureNotice>
      )}
      <p className={styles['send']}>
        <Button {...early.button} size="big" busy={busy}>
          {t(busy ? 'review.sending' : 'review.send')}
        </Button>
        <span className="small quiet">{t('review.read')}</span>
      </p>
      <div {...early.note} className={styles['early']}>
        {t('review.early')}
      </div>
    </form>
  );
}
