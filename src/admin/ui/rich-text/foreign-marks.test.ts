// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { htmlOf } from './editor-html.ts';
import { extensions } from './extensions.ts';
import { foreignBlock } from './foreign-block.ts';
import { foreignMarks, LINK } from './foreign-marks.ts';
import { contentOf, editorHtml, hasForeignNodes } from './foreign-nodes.ts';

const PICTURE =
  '<img src="https://static.wixstatic.com/media/a1_b2~mv2.png" alt="Two boats" width="800" height="600">';

/** As the editor gives back what it was given. */
function throughEditor(html: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...extensions, foreignBlock('Kept')],
    content: html,
  });
  const back = htmlOf(editor);
  editor.destroy();
  return back;
}

describe('a description', () => {
  it('comes back from the editor as it was: headings, lists, links, pictures', () => {
    for (const html of [
      '',
      '<p>A sheet &amp; more.</p><p>Signed.<br>Numbered.</p>',
      '<h2>The print</h2><p><strong>Five</strong> inks on <em>cotton</em>, <u>numbered</u>, <s>framed</s>.</p>',
      '<ul><li><p>One</p></li><li><p>Two</p></li></ul><ol><li><p>First</p></li></ol>',
      '<blockquote><p>Quiet.</p></blockquote><hr><p>See <a href="/collections/new">what is new</a>.</p>',
      `<p>Before.</p>${PICTURE}<p>After.</p>`,
    ]) {
      expect(foreignMarks(html)).toEqual([]);
      expect(throughEditor(html)).toBe(html);
    }
  });

  it('is not taken for known where the editor would lose something of it', () => {
    expect(foreignMarks('<table><tbody><tr><td>30 cm</td></tr></tbody></table>')).toContain('table');
    expect(foreignMarks('<p style="color: red">Red</p>')).toEqual(['style']);
    expect(foreignMarks('<p><span class="big">Big</span></p>')).toEqual(['span']);
    expect(foreignMarks('<iframe src="https://example.com"></iframe>')).toEqual(['iframe']);
    expect(foreignMarks('<script>1</script><p>x</p>')).toEqual(['script']);
    expect(foreignMarks('<p onclick="x()">x</p>')).toEqual(['onclick']);
    expect(foreignMarks('<img src="https://elsewhere.example/a.png">')).toEqual(['img']);
    expect(foreignMarks('<p><a href="javascript:x()">x</a></p>')).toEqual(['a']);
  });

  it('leads to the web, the shop, a mailbox or a telephone, and nowhere else', () => {
    for (const href of ['https://example.com/a', '/collections/new', 'mailto:a@example.com', 'tel:+351 21 0'])
      expect(LINK.test(href)).toBe(true);
    for (const href of ['javascript:x()', 'data:text/html,x', '//elsewhere.example', 'vbscript:x', 'a b'])
      expect(LINK.test(href)).toBe(false);
    expect(throughEditor('<p><a href="javascript:x()">x</a></p>')).toBe('<p>x</p>');
  });

  it('keeps what another app has written, through the editor and back', () => {
    const text = (words: string, ...decorations: object[]) => ({
      type: 'TEXT',
      id: '',
      nodes: [],
      textData: { text: words, decorations },
    });
    const table = { type: 'TABLE', id: 't', nodes: [{ type: 'TABLE_ROW', nodes: [text('30 "cm" <b>')] }] };
    const red = {
      type: 'PARAGRAPH',
      id: 'r',
      nodes: [text('red', { type: 'COLOR', colorData: { foreground: '#f00' } })],
    };
    const centred = {
      type: 'PARAGRAPH',
      id: 'c',
      nodes: [text('centred')],
      paragraphData: { textStyle: { textAlignment: 'CENTER' } },
    };
    const nodes = [
      { type: 'HEADING', id: 'h', nodes: [text('Care')], headingData: { level: 3 } },
      table,
      red,
      {
        type: 'PARAGRAPH',
        id: 'p',
        nodes: [text('Plain.')],
        paragraphData: { textStyle: { textAlignment: 'AUTO' } },
      },
      centred,
    ];
    expect(hasForeignNodes({ nodes })).toBe(true);
    expect(hasForeignNodes({ nodes: [nodes[0] ?? {}, nodes[3] ?? {}] })).toBe(false);
    const html = editorHtml({ nodes });
    expect(foreignMarks(html)).toEqual([]);
    const back = contentOf(throughEditor(html)).nodes ?? [];
    expect(back.map(({ type }) => type)).toEqual(['HEADING', 'TABLE', 'PARAGRAPH', 'PARAGRAPH', 'PARAGRAPH']);
    expect([back[1], back[2], back[4]]).toEqual([table, red, centred]);
  });
});
