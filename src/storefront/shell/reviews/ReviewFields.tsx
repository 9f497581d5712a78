import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import type { UploadedFile } from '#wix/shopper/upload-operations.ts';
import { useT } from '../page-context.tsx';
import { Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { UploadedFileView } from '../uploads/upload-list.ts';
import { MAX, MAX_FILES, type ReviewDraft, type ReviewProblem } from './review-form.ts';
import { StarsField } from './StarsField.tsx';

/** Its code comes behind the words. */
const UploadField = lazy(() => import('../uploads/UploadField.tsx'));
const never = () => () => {};

export type ReviewContent = Pick<ReviewDraft, 'stars' | 'title' | 'body'>;

export interface ReviewMedia {
  files: UploadedFile[];
  /** Some are still on their way. */
  busy: boolean;
}

interface Props {
  draft: ReviewContent;
  /** What is told as missing. */
  problems: ReadonlySet<ReviewProblem>;
  onChange: (part: Partial<ReviewContent>) => void;
  /** The same function each time: it is told whenever it is another one. */
  onMedia: (media: ReviewMedia) => void;
  /** Pictures and videos that the review has already. */
  kept?: readonly UploadedFileView[];
}

/** What a review says, to be written or changed: stars, title, words, pictures and videos. */
export function ReviewFields({ draft, problems, onChange, onMedia, kept }: Props) {
  const t = useT();
  const takeMedia = useCallback(
    (files: UploadedFile[], busy: boolean) => onMedia({ files, busy }),
    [onMedia],
  );
  // Files need a script: the server draws the form without them.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <StarsField
        value={draft.stars}
        error={problems.has('stars') ? t('review.needed.stars') : undefined}
        onChange={(stars) => onChange({ stars })}
      />
      <TextField
        label={t('review.headline')}
        name="title"
        dir="auto"
        maxLength={MAX.title}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Field
        label={t('review.body')}
        hint={t('review.count', { count: String(draft.body.length), most: String(MAX.body) })}
        error={problems.has('words') && t('review.needed.text')}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="inp"
            name="body"
            dir="auto"
            rows={5}
            maxLength={MAX.body}
            value={draft.body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
        )}
      </Field>
      {alive && (
        <Suspense>
          <UploadField
            label={t('review.media')}
            hint={t('review.mediaHint')}
            most={MAX_FILES}
            video
            {...(kept && { kept })}
            onChange={takeMedia}
          />
        </Suspense>
      )}
    </>
  );
}
