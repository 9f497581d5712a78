import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import styles from './reader.module.css';

/** More than that is folded: the decision is rarely in the last paragraph. */
const LONG = 900;
/** What is meant to lead readers away. */
const LEADS_AWAY =
  /((?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+|(?:\+|\b)\d(?:[\s()./-]{0,2}\d){8,}\b)/giu;

/** As it was written; links, addresses and numbers are marked and lead nowhere. */
export function Words({ text }: { text: string }) {
  const translate = useTranslate();
  if (text.trim() === '') return null;
  if (text.length <= LONG) return <Marked text={text} />;
  const cut = text.lastIndexOf(' ', LONG);
  const start = text.slice(0, cut > LONG / 2 ? cut : LONG);
  return (
    <>
      <Marked text={start} />
      <details className={styles['rest']}>
        <summary>{translate('reviews.readOn')}</summary>
        <Marked text={text.slice(start.length)} />
      </details>
    </>
  );
}

function Marked({ text }: { text: string }) {
  return (
    <p className={styles['text']} dir="auto">
      {text.split(LEADS_AWAY).map((part, index) =>
        // Every second part is what was found.
        // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing else.
        index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
      )}
    </p>
  );
}
