import { describe, expect, it } from 'vitest';
import { safeDescription } from './safe-description.ts';

const safe = (html: string): string => safeDescription(html, '/media');

describe('a description in the shop', () => {
  it('keeps words, headings, lists and links', () => {
    expect(safe('<h1>The print</h1><p><b>Five</b> inks.<br>Numbered.</p><ul><li>One</li></ul>')).toBe(
      '<h2 dir="auto">The print</h2><p dir="auto"><b>Five</b> inks.<br />Numbered.</p><ul><li dir="auto">One</li></ul>',
    );
    expect(safe('<p>See <a href="/collections/new" onclick="x()">new</a></p>')).toBe(
      '<p dir="auto">See <a href="/collections/new">new</a></p>',
    );
    expect(safe('<a href="https://example.com">x</a>')).toContain('rel="nofollow noopener"');
  });

  it('shows text without marks line by line, as it was written', () => {
    expect(safe('Two boats & more.\nSigned < numbered.')).toBe(
      '<p dir="auto">Two boats &amp; more.</p><p dir="auto">Signed &lt; numbered.</p>',
    );
  });

  it('shows pictures of the library by their id, in several sizes, without a jump', () => {
    const shown = safe(
      '<img src="https://static.wixstatic.com/media/a1~mv2.png" alt="Two boats" width="1600" height="1200" onerror="x()">',
    );
    expect(shown).toMatch(/^<img /);
    expect(shown).toContain('alt="Two boats"');
    expect(shown).toContain('src="/media/a1~mv2.png/v1/fill/w_960,h_720,');
    expect(shown).toMatch(/srcset="\/media\/a1~mv2\.png[^"]+ \d+w, /);
    expect(shown).toContain('width="1600" height="1200"');
    expect(shown).toContain('loading="lazy"');
    expect(shown).not.toContain('onerror');
    expect(safe('<img src="/media/b2.jpg">')).toContain('/media/b2.jpg/v1/fit/');
  });

  it('runs, frames, styles and fetches nothing', () => {
    for (const html of [
      '<script>steal()</script>',
      '<img src=x onerror=steal()>',
      '<img src="https://elsewhere.example/pixel.png">',
      '<img src="data:image/svg+xml,<svg onload=steal()>">',
      '<iframe src="https://elsewhere.example"></iframe>',
      '<style>body{display:none}</style>',
      '<object data="x"></object><embed src="x">',
      '<svg><script>steal()</script></svg>',
      '<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></mglyph></table></mtext></math>',
      '<form action="https://elsewhere.example"><input name="card"></form>',
      '<link rel="stylesheet" href="https://elsewhere.example/x.css"><base href="https://elsewhere.example">',
    ])
      expect(safe(html)).not.toMatch(/steal|elsewhere|<(?!\/?p\b)|display/);
    expect(safe('<a href="javascript:steal()">x</a>')).toBe('<a>x</a>');
    expect(safe('<a href="  JaVaScRiPt:steal()">x</a>')).not.toContain('steal');
    expect(safe('<a href="//elsewhere.example">x</a>')).not.toContain('elsewhere');
    expect(safe('<p style="position:fixed" class="x" id="y">x</p>')).toBe('<p dir="auto">x</p>');
    expect(safe('<<script>script>steal()<</script>/script>')).not.toMatch(/<script/i);
  });
});
