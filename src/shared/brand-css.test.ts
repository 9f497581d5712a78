import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandCss, brandFonts } from './brand-css.ts';
import { contrastOf } from './contrast.ts';
import { colorProblems, THEME_DEFAULTS } from './brand-colors.ts';
import { DEFAULT_BRAND, STORE_THEMES, type StoreBrand } from './store-brand.ts';

const file = (path: string): string => readFileSync(join(import.meta.dirname, '../storefront', path), 'utf8');
const none = { background: '', text: '', accent: '' };
const withColors = (light: Partial<StoreBrand['colors']['light']>): StoreBrand => ({
  ...DEFAULT_BRAND,
  colors: { light: { ...none, ...light }, dark: none },
});

it.each(STORE_THEMES)('knows the colors that the theme %s has', (theme) => {
  const css = file(theme === 'plain' ? 'shell/tokens.css' : `themes/${theme}/theme.css`);
  const { light, dark } = THEME_DEFAULTS[theme].colors;
  const tokens = { background: '--page', text: '--ink', accent: '--yolk' } as const;
  const written = (token: string): (string | undefined)[] => {
    const [, one, two] = new RegExp(`${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|#\\w+);`).exec(css) ?? [];
    const [, both] = new RegExp(`${token}: (#\\w+);`).exec(css) ?? [];
    return both === undefined ? [one, two] : [both, both];
  };
  for (const role of ['background', 'text', 'accent'] as const)
    expect([light[role], dark[role]]).toEqual(written(tokens[role]));
});

it('says nothing where nothing was chosen', () => {
  expect(brandCss(DEFAULT_BRAND, 'plain', '/media')).toBe('');
  expect(colorProblems(DEFAULT_BRAND, 'halfdrop')).toEqual({});
});

it('rejects colors that cannot be told apart, each beside its field', () => {
  const problemsOf = (light: Partial<StoreBrand['colors']['light']>) =>
    colorProblems(withColors(light), 'plain');
  expect(problemsOf({ text: '#8a8a8a' })).toEqual({ 'colors.light.text': 'text' });
  expect(problemsOf({ accent: '#ffffcc' })).toEqual({ 'colors.light.accent': 'accent' });
  expect(problemsOf({ background: '#10131a', text: '#ffffff' })).toEqual({
    'colors.light.background': 'background',
  });
  expect(problemsOf({ text: 'navy' })).toEqual({ 'colors.light.text': 'form' });
  expect(problemsOf({ background: '#fff7ea', text: '#33261a', accent: '#8a3b1f' })).toEqual({});
});

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('derives texts that are read on every background, whatever colors are accepted', () => {
  fc.assert(
    fc.property(hex, hex, hex, (background, text, accent) => {
      const brand = withColors({ background, text, accent });
      fc.pre(Object.keys(colorProblems(brand, 'plain')).length === 0);
      const css = brandCss(brand, 'plain', '/media');
      const token = (name: string): string => new RegExp(`${name}:(#\\w+)`).exec(css)?.[1] ?? '';
      for (const ink of ['--ink', '--ink-2', '--ink-3'])
        for (const surface of ['--page', '--wall'])
          expect(contrastOf(token(ink), token(surface))).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(token('--line-strong'), token('--page'))).toBeGreaterThanOrEqual(3);
      for (const surface of ['--action', '--action-hover'])
        expect(contrastOf(token('--on-action'), token(surface))).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(token('--on-yolk'), token('--yolk'))).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 40 },
  );
});

it('applies each scheme where the reader or the device chose it', () => {
  const css = brandCss(withColors({ accent: '#8a3b1f' }), 'plain', '/media');
  expect(css).toContain(
    '@media (prefers-color-scheme:light){:root:root:not([data-theme=dark]){--yolk:#8a3b1f',
  );
  expect(css).toContain(':root:root[data-theme=light]{--yolk:#8a3b1f');
  expect(css).not.toContain('prefers-color-scheme:dark');
});

it('draws the logo by the style sheet, and writes no name of a file unescaped', () => {
  const logo = { id: 'a"b).png', width: 400, height: 100 };
  const css = brandCss({ ...DEFAULT_BRAND, logo, darkLogo: logo }, 'plain', '/media');
  expect(css).toContain('url("/media/a%22b).png/v1/fit/w_320,h_80,enc_webp/a%22b).png")');
  expect(css.match(/\.logo\[data-store\]/g)).toHaveLength(3);
});

it('preloads only the fonts that the page is set in', () => {
  expect(brandFonts(DEFAULT_BRAND, 'halfdrop')).toEqual(['instrument-sans', 'bricolage-grotesque']);
  expect(brandFonts({ ...DEFAULT_BRAND, headingFont: 'serif', textFont: 'system' }, 'halfdrop')).toEqual([]);
  for (const theme of STORE_THEMES) expect(brandFonts(DEFAULT_BRAND, theme)).toContain('instrument-sans');
});
