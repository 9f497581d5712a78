import { Fragment } from 'react';

/** A translated sentence in which `**` stands around what matters. */
export function RichText({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : <Fragment key={at}>{part}</Fragment>));
}
