import { useTranslate } from 'ra-core';
import type { ReviewRecord } from '../review-record.ts';
import { Marked, ReviewBody } from './ReviewBody.tsx';

/** The title and the text of a review, each once: a text without a title needs no second one made of its beginning. */
export function ReviewText({ content }: Pick<ReviewRecord, 'content'>) {
  const translate = useTranslate();
  const title = content?.title?.trim() ?? '';
  const body = content?.body ?? '';
  const isUntitled = title === '' && body.trim() !== '';
  return (
    <>
      <h2 id="review-title" dir="auto" className={isUntitled ? 'visually-hidden' : undefined}>
        {title === '' ? (
          translate(isUntitled ? 'reviews.untitled' : 'reviews.ratingOnly')
        ) : (
          <Marked text={title} />
        )}
      </h2>
      <ReviewBody text={body} />
    </>
  );
}
