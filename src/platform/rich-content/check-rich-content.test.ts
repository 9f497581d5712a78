import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlatformError } from '../contract/errors.ts';
import { checkRichContent } from './check-rich-content.ts';

const violationsOf = (content: object): string[] => {
  try {
    checkRichContent(content, 'content');
    return [];
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.violations) throw error;
    return error.violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`);
  }
};

const linked = (url: string) => ({
  nodes: [
    {
      type: 'PARAGRAPH',
      nodes: [{ type: 'TEXT', textData: { decorations: [{ type: 'LINK', linkData: { link: { url } } }] } }],
    },
  ],
});
const AT = 'content.nodes[0].nodes[0].textData.decorations[0].linkData.link.url FORMAT';

it('assumed: links lead to pages, mail and phones', () => {
  for (const url of [
    'https://example.com/a?b=javascript:c',
    'http://example.com',
    'mailto:ines@example.com',
    'tel:+351912345678',
    '/products/lamp',
    '#about',
    'example.com/path',
    'wix:image://v1/abc.jpg/abc.jpg',
    '',
  ])
    expect([url, ...violationsOf(linked(url))]).toEqual([url]);
});

it('assumed: links that run something or carry it are rejected, however they are written', () => {
  for (const url of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript\r:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'blob:https://example.com/x',
    'file:///etc/passwd',
  ])
    expect([url, ...violationsOf(linked(url))]).toEqual([url, AT]);
});

it('assumed: no blank or control character hides a scheme', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u0008', '\u00a0') });
  fc.assert(
    fc.property(fc.array(blanks, { minLength: 11, maxLength: 11 }), (between) => {
      const url = Array.from('javascript:')
        .map((letter, place) => `${between[place]}${letter}`)
        .join('');
      expect(violationsOf(linked(`${url}alert(1)`))).toEqual([AT]);
    }),
  );
});

it('assumed: the addresses of pictures, embeds and unknown nodes are looked at too', () => {
  const bad = 'data:image/svg+xml,<svg onload=alert(1)>';
  expect(
    violationsOf({
      nodes: [
        { type: 'IMAGE', imageData: { image: { src: { url: bad } } } },
        { type: 'APP_EMBED', appEmbedData: { imageSrc: bad } },
        { type: 'EXTERNAL', externalData: { deep: [{ thumbnailUrl: bad }] } },
      ],
    }),
  ).toEqual([
    'content.nodes[0].imageData.image.src.url FORMAT',
    'content.nodes[1].appEmbedData.imageSrc FORMAT',
    'content.nodes[2].externalData.deep[0].thumbnailUrl FORMAT',
  ]);
});

it('assumed: HTML of its own is rejected', () => {
  expect(violationsOf({ nodes: [{ type: 'HTML', htmlData: { html: '<b>x</b>' } }] })).toEqual([
    'content.nodes[0].htmlData.html FIELD_NOT_ALLOWED',
  ]);
});

it('assumed: depth, parts and length have an end', () => {
  let deep: object = { type: 'TEXT' };
  for (let depth = 0; depth < 40; depth++) deep = { type: 'LIST_ITEM', nodes: [deep] };
  expect(violationsOf({ nodes: [deep] })).toEqual([expect.stringMatching(/ MAX_SIZE$/)]);
  const wide = { nodes: Array.from({ length: 20_001 }, () => ({})) };
  expect(violationsOf(wide)).toEqual(['content MAX_SIZE']);
  const long = { nodes: [{ type: 'TEXT', textData: { text: 'x'.repeat(200_001) } }] };
  expect(violationsOf(long)).toEqual(['content MAX_LENGTH']);
});
