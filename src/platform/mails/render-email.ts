import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Img } from '@react-email/img';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  isRtlLocale,
  type EmailContent,
  type MailBlock,
  type MailItem,
  type MailLink,
  type EmailTotal,
} from './mail-layout.ts';

const INK = '#12211c';
const FAINT = '#5d6a64';
const LINE = '1px solid #d3dad2';
/** A longer address, such as one with a signed token, is only behind the button. */
const MAX_READABLE_URL = 160;
const FONT = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif";

/** For programs that follow the reader's appearance; the others show the light dress, or their own idea of a dark one. */
const DARK = `@media (prefers-color-scheme:dark){
.page,.page>table>tbody>tr>td{background:#0e1512!important}
.sheet{background:#17201c!important}
.sheet,.sheet a,.sheet h1{color:#eef2ec!important}
.sheet .faint{color:#a5b2ab!important}
.sheet .line{border-color:#34423b!important}
.sheet .code{background:#26322c!important}
.sheet .button{background:#eef2ec!important;color:#12211c!important}}`;

interface Sides {
  start: 'left' | 'right';
  end: 'left' | 'right';
}

const lines = (text: string): ReactNode[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line]));

const paragraph = (text: string, style: CSSProperties = {}, className?: string): ReactNode =>
  h(
    Text,
    { className, style: { fontSize: 16, lineHeight: 1.55, margin: '0 0 16px', ...style } },
    ...lines(text),
  );

const note = (text: string): ReactNode => paragraph(text, { fontSize: 14, color: FAINT }, 'faint');

const table = (rows: ReactNode[], style: CSSProperties = {}, className?: string): ReactNode =>
  h(
    'table',
    { role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, className, style },
    h('tbody', null, ...rows),
  );

const list = (rows: ReactNode[]): ReactNode =>
  table(rows, { margin: '0 0 16px', borderTop: LINE, fontSize: 16 }, 'line');

const row = (style: CSSProperties, className: string | undefined, ...content: ReactNode[]): ReactNode =>
  h('tr', null, h('td', { className, style }, ...content));

const amountCell = (amount: string | undefined, padding: string, { end }: Sides): ReactNode =>
  h(
    'td',
    { align: end, style: { padding, textAlign: end, whiteSpace: 'nowrap', verticalAlign: 'top' } },
    amount,
  );

function itemRow({ title, detail, amount, imageUrl }: MailItem, sides: Sides): ReactNode {
  const cell: CSSProperties = { padding: '12px 0', verticalAlign: 'top' };
  const inner = sides.end === 'right' ? '12px 12px 12px 0' : '12px 0 12px 12px';
  return h(
    'tr',
    null,
    imageUrl !== undefined &&
      h(
        'td',
        { width: 68, style: cell },
        // Low: for others React would ask the reader's program to fetch them first.
        h(Img, {
          src: imageUrl,
          width: 52,
          alt: '',
          fetchPriority: 'low',
          className: 'line',
          style: { border: LINE },
        }),
      ),
    h(
      'td',
      { align: sides.start, style: { ...cell, padding: inner, textAlign: sides.start } },
      title,
      detail !== undefined && h('br'),
      detail !== undefined &&
        h('span', { className: 'faint', style: { color: FAINT, fontSize: 14 } }, detail),
    ),
    amountCell(amount, '12px 0', sides),
  );
}

const sumRow = ({ label, amount, strong }: EmailTotal, sides: Sides): ReactNode =>
  h(
    'tr',
    { style: strong ? { fontWeight: 700 } : { color: FAINT }, className: strong ? undefined : 'faint' },
    h('td', { align: sides.start, style: { padding: '4px 0', textAlign: sides.start } }, label),
    amountCell(amount, '4px 0', sides),
  );

const linkRow = ({ title, label, url, detail }: MailLink, { start }: Sides): ReactNode =>
  row(
    { padding: '12px 0', textAlign: start },
    undefined,
    title,
    h('br'),
    h('a', { href: url, style: { color: INK, fontWeight: 700, textDecoration: 'underline' } }, label),
    h('br'),
    h('span', { className: 'faint', style: { color: FAINT, fontSize: 14 } }, detail),
  );

function block(one: MailBlock, sides: Sides): ReactNode {
  switch (one.kind) {
    case 'text':
      return paragraph(one.text);
    case 'note':
      return note(one.text);
    case 'code':
      return h(
        Text,
        {
          dir: 'ltr',
          className: 'code',
          style: {
            margin: '0 0 16px',
            padding: 16,
            background: '#e8ece5',
            textAlign: 'center',
            font: '700 30px/1.2 ui-monospace,Menlo,Consolas,monospace',
            letterSpacing: '.3em',
          },
        },
        one.code,
      );
    case 'items':
      return list(one.items.map((item) => itemRow(item, sides)));
    case 'links':
      return list(one.links.map((link) => linkRow(link, sides)));
    case 'sums':
      return list(one.rows.map((row) => sumRow(row, sides)));
  }
}

const button = ({ label, url }: { label: string; url: string }): ReactNode[] => [
  h(
    'p',
    { style: { margin: '8px 0 24px' } },
    h(
      Button,
      {
        href: url,
        className: 'button',
        style: { padding: '14px 28px', background: INK, color: '#fcfcfa', fontSize: 16, fontWeight: 600 },
      },
      label,
    ),
  ),
  url.length <= MAX_READABLE_URL &&
    h(
      Text,
      {
        dir: 'ltr',
        className: 'faint',
        style: { margin: '0 0 16px', color: FAINT, fontSize: 13, lineHeight: 1.5, wordBreak: 'break-all' },
      },
      url,
    ),
];

const smallLinks = (links: NonNullable<EmailContent['links']>): ReactNode =>
  h(
    Text,
    { className: 'faint', style: { margin: '0 0 16px', color: FAINT, fontSize: 13, lineHeight: 1.5 } },
    ...links.flatMap(({ label, url }, index) => [
      ...(index === 0 ? [] : [' · ']),
      h('a', { href: url, className: 'faint', style: { color: FAINT, textDecoration: 'underline' } }, label),
    ]),
  );

/** What the list of mails shows after the subject. */
const previewOf = ({ blocks, heading }: EmailContent): string => {
  const first = blocks.find((one) => one.kind === 'text');
  return first?.kind === 'text' ? first.text.replaceAll('\n', ' ') : heading;
};

/** A letter as HTML that old mail programs show. */
export function renderEmail(letter: EmailContent): string {
  const { shop, locale, heading, blocks, action, links = [], footnote } = letter;
  const isRtl = isRtlLocale(locale);
  const sides: Sides = isRtl ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
  const dir = isRtl ? 'rtl' : 'ltr';
  const cell: CSSProperties = { padding: 32, textAlign: sides.start };
  const sheet = h(
    Container,
    {
      dir,
      className: 'sheet',
      // A word that is longer than its column never widens the letter; programs know this property, not its successor.
      style: {
        maxWidth: 560,
        background: '#fcfcfa',
        color: INK,
        textAlign: sides.start,
        wordBreak: 'break-word',
      },
    },
    table([
      row(
        { ...cell, padding: '24px 32px', borderBottom: LINE },
        'line',
        h(
          'a',
          { href: shop.url, style: { color: INK, textDecoration: 'none', fontSize: 20, fontWeight: 700 } },
          shop.name,
        ),
      ),
      row(
        cell,
        undefined,
        h('h1', { style: { margin: '0 0 16px', fontSize: 26, lineHeight: 1.2 } }, heading),
        ...blocks.map((one) => block(one, sides)),
        ...(action ? button(action) : []),
        links.length > 0 && smallLinks(links),
        footnote !== undefined && note(footnote),
      ),
    ]),
  );
  const document = h(
    'html',
    { lang: locale, dir },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, heading),
      h('style', null, DARK),
    ),
    h(
      Body,
      {
        className: 'page',
        style: {
          margin: 0,
          padding: '32px 16px',
          background: '#e8ece5',
          fontFamily: FONT,
          fontSize: 16,
          lineHeight: 1.55,
        },
      },
      h(Preview, null, previewOf(letter)),
      sheet,
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
