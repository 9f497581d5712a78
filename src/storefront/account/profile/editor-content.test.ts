import type { JSONContent } from '@tiptap/core';
import { array, assert, constantFrom, oneof, property, record, string, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEditor, losesIn, toEditor } from './editor-content.ts';

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
        const kept = fromEditor(doc);
        expect(toEditor(JSON.parse(JSON.stringify(kept)) as typeof kept)).toEqual(doc);
        expect(losesIn(kept)).toBe(false);
      }),
    );
  });

  it('assumed: of what another app wrote the words are kept, and it is said that the rest is not', () => {
    const content = {
      nodes: [
        { type: 'HEADING', nodes: [{ type: 'TEXT', textData: { text: 'Who', decorations: [] } }] },
        { type: 'IMAGE', nodes: [] },
        {
          type: 'PARAGRAPH',
          nodes: [{ type: 'TEXT', textData: { text: 'me', decorations: [{ type: 'COLOR' }] } }],
        },
      ],
    };
    expect(losesIn(content)).toBe(true);
    expect(toEditor(content).content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Who', marks: [] }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'me', marks: [] }] },
    ]);
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
