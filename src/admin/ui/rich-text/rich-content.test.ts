// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fromHtml, toHtml } from './rich-content.ts';

const WRITTEN = [
  '<h2>Returns</h2>',
  '<p>You have <strong>thirty days</strong>, <em>framed</em> or not.</p>',
  '<ul><li><p>Write to <a href="mailto:hello@halfdrop.example">us</a></p></li><li><p>See <a href="/pages/contact">contact</a></p></li></ul>',
  '<ol><li><p>One<br>and a half</p></li></ol>',
  '<blockquote><p><u>So</u> it is.</p></blockquote>',
  '<img src="https://static.wixstatic.com/media/a1b2.jpg" alt="A &quot;wall&quot;" width="400" height="300">',
].join('');

it('a text is the same after it was kept and opened again', () => {
  expect(toHtml(fromHtml(WRITTEN))).toBe(WRITTEN);
});

it('keeps marks within marks', () => {
  expect(
    fromHtml('<p>a<strong>b<em>c</em></strong></p>').nodes?.[0]?.nodes?.map(({ textData }) => textData),
  ).toEqual([
    { text: 'a', decorations: [] },
    { text: 'b', decorations: [{ type: 'BOLD', fontWeightValue: 700 }] },
    {
      text: 'c',
      decorations: [
        { type: 'BOLD', fontWeightValue: 700 },
        { type: 'ITALIC', italicData: true },
      ],
    },
  ]);
});

it('markup in what was kept is words', () => {
  const nodes = [
    { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: '<img src=x onerror=y>' } }] },
  ];
  expect(toHtml({ nodes })).toBe('<p>&lt;img src=x onerror=y&gt;</p>');
});

it('scripts, forms and pictures of other houses are left out', () => {
  expect(fromHtml('<p>a</p><script>b</script><form></form><img src="https://x.example/a.png">')).toEqual(
    fromHtml('<p>a</p><p>b</p>'),
  );
});
