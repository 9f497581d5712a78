// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { htmlOf } from './editor-html.ts';
import { extensions } from './extensions.ts';
import { foreignMarks, LINK } from './foreign-marks.ts';

const PICTURE =
  '<img src="https://static.wixstatic.com/media/a1_b2~mv2.png" alt="Two boats" width="800" height="600">';

/** As the editor gives back what it was given. */
function throughEditor(html: string): string {
  const editor = new Editor({ element: document.createElement('div'), extensions, content: html });
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
});
