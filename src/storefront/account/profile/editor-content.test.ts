import type { JSONContent } from '@tiptap/core';
import { array, assert, constantFrom, letrec, oneof, property, record, string, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichContent, RichNode } from '#shared/rich-content.ts';
import { fromEditor, hasForeign, isBlank, toEditor } from './editor-content.ts';

const TEL = { type: 'LINK', linkData: { link: { url: 'tel:+31612345678' } } };

/** The editor numbers what it writes. */
const withoutIds = (content: RichContent): unknown =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ),
  );

const link = { type: 'link', attrs: { href: 'https://example.com/a' } };
const text = record({
  type: constantFrom('text'),
  text: string({ minLength: 1 }),
  marks: subarray([{ type: 'bold' }, { type: 'italic' }, link]),
});
const paragraph = array(text, { maxLength: 4 }).map((content): JSONContent => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
}));
const item = paragraph.map((one): JSONContent => ({ type: 'listItem', content: [one] }));
const list = record({
  type: constantFrom('bulletList', 'orderedList'),
  content: array(item, { minLength: 1, maxLength: 4 }),
});
const document = array(oneof(paragraph, list), { minLength: 1, maxLength: 6 });

describe('what a member tells of themselves', () => {
  it('assumed: comes back into the editor as it was written', () => {
    assert(
      property(document, (content) => {
        const doc = { type: 'doc', content };
        const stored = fromEditor(doc);
        expect(toEditor(JSON.parse(JSON.stringify(stored)) as typeof stored)).toEqual(doc);
        expect(hasForeign(stored)).toBe(false);
      }),
    );
  });

  it('assumed: of what another app wrote nothing is lost by opening and saving it', () => {
    const text = (words: string, ...decorations: object[]) => ({
      type: 'TEXT',
      id: '',
      nodes: [],
      textData: { text: words, decorations },
    });
    const plain = { type: 'PARAGRAPH', id: 'a', nodes: [text('plain')] };
    const content = {
      nodes: [
        { type: 'HEADING', id: 'h', nodes: [text('Who')], headingData: { level: 2 } },
        plain,
        {
          type: 'PARAGRAPH',
          id: 'b',
          nodes: [text('red', { type: 'COLOR', colorData: { foreground: '#f00' } }), text('call', TEL)],
          paragraphData: { textStyle: { textAlignment: 'CENTER' }, indentation: 1 },
        },
        {
          type: 'IMAGE',
          id: 'i',
          nodes: [],
          imageData: { image: { src: { id: 'a.jpg' }, width: 4, height: 3 } },
        },
        { type: 'EXTERNAL', id: 'x', nodes: [], externalData: { anything: { of: ['another', 'app'] } } },
        {
          type: 'ORDERED_LIST',
          id: 'o',
          orderedListData: { start: 3 },
          nodes: [{ type: 'LIST_ITEM', id: 'l', nodes: [plain, { type: 'DIVIDER', id: 'd', nodes: [] }] }],
        },
        { type: 'BULLETED_LIST', id: 'e', nodes: [{ type: 'LIST_ITEM', id: 'f', nodes: [] }] },
      ],
    };
    const opened = toEditor(structuredClone(content));
    expect(hasForeign(content)).toBe(true);
    expect(opened.content?.map(({ type }) => type)).toEqual([
      'foreign',
      'paragraph',
      'paragraph',
      'picture',
      'foreign',
      'orderedList',
      'foreign',
    ]);
    expect(withoutIds(fromEditor(opened))).toEqual(withoutIds(content));
  });

  it('assumed: any document of the platform comes back as it was', () => {
    const decoration = constantFrom(
      { type: 'BOLD', fontWeightValue: 700 },
      { type: 'COLOR', colorData: { foreground: '#123456' } },
      { type: 'UNDERLINE', underlineData: true },
    );
    const words = record({
      type: constantFrom('TEXT'),
      nodes: constantFrom([]),
      textData: record({ text: string({ minLength: 1 }), decorations: array(decoration, { maxLength: 1 }) }),
    });
    const { node } = letrec<{ node: RichNode }>((tie) => ({
      node: oneof(
        { depthSize: 'small', withCrossShrink: true },
        record({ type: constantFrom('PARAGRAPH'), nodes: array(words, { maxLength: 3 }) }),
        record({
          type: constantFrom('HEADING', 'BLOCKQUOTE', 'BULLETED_LIST', 'LIST_ITEM', 'LAYOUT', 'EXTERNAL'),
          nodes: array(tie('node'), { maxLength: 3 }),
        }),
      ),
    }));
    assert(
      property(array(node, { minLength: 1, maxLength: 4 }), (nodes) => {
        expect(withoutIds(fromEditor(toEditor(structuredClone({ nodes }))))).toEqual(withoutIds({ nodes }));
      }),
    );
  });

  it('assumed: a picture alone is not nothing', () => {
    expect(isBlank({ nodes: [{ type: 'PARAGRAPH', nodes: [] }] })).toBe(true);
    expect(isBlank({ nodes: [{ type: 'IMAGE', nodes: [] }] })).toBe(false);
  });

  it('assumed: an address that runs something is no link, either way', () => {
    const run = { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } };
    const opened = toEditor({ nodes: [{ type: 'TEXT', textData: { text: 'x', decorations: [run] } }] });
    expect(opened.content?.[0]?.content).toEqual([{ type: 'text', text: 'x', marks: [] }]);
    const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }];
    const doc = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }],
    };
    expect(JSON.stringify(fromEditor(doc))).not.toContain('javascript');
  });

  it('assumed: nothing is an empty paragraph', () => {
    expect(toEditor({})).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  });
});
