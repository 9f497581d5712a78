import { Fragment, type ReactNode } from 'react';

/** A translated sentence in which `**` stands around what matters. */
export function RichText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const part of text.split('**')) {
    parts.push(parts.length % 2 === 1 ? <b key={from}>{part}</b> : <Fragment key={from}>{part}</Fragment>);
    from += part.length + 2;
  }
  return parts;
}
