import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { useListedMessages } from '../use-reviews.ts';
import { partsOf } from './marks.ts';
import styles from './reader.module.css';

/** More than that is folded: the decision is rarely in the last paragraph. */
const LONG = 900;

/** As it was written; what looks suspicious is marked and leads nowhere. */
export function ReviewBody({ text }: { text: string }) {
  const translate = useTranslate();
  if (text.trim() === '') return null;
  const cut = text.lastIndexOf(' ', LONG);
  const start = text.length <= LONG ? text : text.slice(0, cut > LONG / 2 ? cut : LONG);
  return (
    <>
      <p className={styles['text']} dir="auto">
        <Marked text={start} />
      </p>
      {start.length < text.length && (
        <details className={styles['rest']}>
          <summary>{translate('reviews.readOn')}</summary>
          <p className={styles['text']} dir="auto">
            <Marked text={text.slice(start.length)} />
          </p>
        </details>
      )}
    </>
  );
}

/** Ways out of the shop and words that its rules look for. */
export function Marked({ text }: { text: string }) {
  const translate = useTranslate();
  const listed = useListedMessages();
  return partsOf(text, listed).map(({ at, text: part, mark }) =>
    mark ? (
      <mark key={at} title={translate(`reviews.marked.${mark}`)}>
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
