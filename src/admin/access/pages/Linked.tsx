import { Fragment } from 'react';

const address = /(https?:\/\/\S+)/;

/** Plain text with its addresses as links: every second part is one. */
export function Linked({ text }: { text: string }) {
  const parts = text.split(address);
  const pairs = parts.flatMap((before, at) => (at % 2 === 0 ? [{ at, before, link: parts[at + 1] }] : []));
  return pairs.map(({ at, before, link }) => (
    <Fragment key={at}>
      {before}
      {link && (
        <a href={link} className="link">
          {link}
        </a>
      )}
    </Fragment>
  ));
}
