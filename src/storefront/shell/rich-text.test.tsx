import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RichNode } from '../../shared/rich-content.ts';
import { RichText } from './RichText.tsx';

const drawn = (...nodes: RichNode[]): string => renderToStaticMarkup(<RichText content={{ nodes }} />);
const text = (words: string, ...decorations: object[]): RichNode => ({
  type: 'TEXT',
  textData: { text: words, decorations },
});
const link = (url: string) => ({ type: 'LINK', linkData: { link: { url } } });

it('assumed: draws words, marks and lists', () => {
  expect(
    drawn(
      { type: 'PARAGRAPH', nodes: [text('a '), text('b', { type: 'BOLD', fontWeightValue: 700 })] },
      {
        type: 'BULLETED_LIST',
        nodes: [
          { type: 'LIST_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [text('c', { type: 'ITALIC' })] }] },
        ],
      },
    ),
  ).toBe('<p dir="auto">a <b>b</b></p><ul dir="auto"><li><p><i>c</i></p></li></ul>');
});

it('assumed: the shop’s own text has headings of the page, and leads to its pages', () => {
  const own = (path: string): string => `/he${path}`;
  const nodes: RichNode[] = [
    { type: 'HEADING', headingData: { level: 2 }, nodes: [text('a')] },
    { type: 'PARAGRAPH', nodes: [text('b', link('/pages/contact')), text('c', link('//evil.example'))] },
  ];
  expect(renderToStaticMarkup(<RichText content={{ nodes }} own={own} />)).toBe(
    '<h2 dir="auto">a</h2><p dir="auto"><a href="/he/pages/contact">b</a>c</p>',
  );
});

it('assumed: nothing in a text is markup', () => {
  expect(drawn({ type: 'PARAGRAPH', nodes: [text('<img src=x onerror=alert(1)>')] })).not.toContain('<img');
  expect(drawn({ type: 'HTML', nodes: [text('<script>')] })).toBe('&lt;script&gt;');
});

it.each(['javascript:alert(1)', 'JaVaScript:alert(1)', 'data:text/html,x', '/account', 'vbscript:x', ''])(
  'assumed: %s is no link',
  (url) => {
    expect(drawn(text('here', link(url)))).toBe('here');
  },
);

it('assumed: links give nothing away and vouch for nothing', () => {
  expect(drawn(text('here', link('https://example.com/a')))).toBe(
    '<a href="https://example.com/a" rel="nofollow ugc noopener noreferrer">here</a>',
  );
});
