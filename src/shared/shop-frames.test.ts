import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIDDLE } from './cover.ts';
import { framesOf, contains, isFrameCut, seenInFrame, shareOf, type ShopFrame } from './shop-frames.ts';
import { PICTURE_SHAPES, STORE_THEMES, type PictureShape, type StoreTheme } from './storefront.ts';

const styles = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../storefront', path), 'utf8').replaceAll(/\s+/g, ' ');
const frame = (name: ShopFrame['name']): ShopFrame => {
  const found = framesOf({ theme: 'halfdrop', pictureShape: 'portrait' }).find((each) => each.name === name);
  if (!found) throw new Error(`no frame ${name}`);
  return found;
};

it('is what the shop draws with the theme of the demo', () => {
  const product = styles('catalog/product.module.css');
  const theme = styles('themes/halfdrop/theme.css');
  const scene = styles('themes/halfdrop/product/scene.module.css');
  expect(styles('shell/poster.css')).toMatch(/\.paper \{[^}]*aspect-ratio: 5\/7;/);
  expect(product).toMatch(/\.stage \{[^}]*aspect-ratio: var\(--stage-ratio,/);
  expect(theme).toMatch(/--stage-ratio: 760\/812; --stage-picture: 61%;/);
  expect(scene).toMatch(/\.closeUp \{ aspect-ratio: 760\/470;/);
  expect(scene).toMatch(/\.closeUp > :global\(\.paper\) \{ aspect-ratio: 1; transform: [^;]*scale\(1\.7\)/);
  expect(styles('themes/halfdrop/home/home.css')).toMatch(
    /\.famt > \.close \{[^}]*transform: scale\(1\.32\)/,
  );
  expect(styles('catalog/listing.module.css')).toMatch(
    /\.family :global\(\.paper\) img \{ transform: scale\(1\.32\)/,
  );
  expect(frame('sheet').size.width).toBe(Math.round(760 * 0.61));
});

it('cuts a wide picture for the sheet, and tells when little is left', () => {
  const wide = { width: 1500, height: 1000 };
  const sheet = seenInFrame(wide, frame('sheet'), MIDDLE);
  expect(sheet.width).toBeCloseTo(0.476, 3);
  expect(sheet.height).toBe(1);
  expect(isFrameCut(wide, frame('sheet'), MIDDLE)).toBe(true);
  expect(isFrameCut({ width: 1000, height: 1000 }, frame('sheet'), MIDDLE)).toBe(false);
  expect(isFrameCut(wide, frame('family'), MIDDLE)).toBe(false);
});

it('tells a point at the edge that a close-up leaves out', () => {
  const square = { width: 800, height: 800 };
  const close = seenInFrame(square, frame('closeUp'), { x: 0.05, y: 0.5 });
  expect(contains(close, { x: 0.05, y: 0.5 })).toBe(false);
  expect(contains(close, MIDDLE)).toBe(true);
  expect(shareOf(close)).toBeCloseTo(0.214, 3);
});

const namesOf = (theme: StoreTheme, pictureShape: PictureShape): string[] =>
  framesOf({ theme, pictureShape }).map(({ name }) => name);

it('shows what the chosen design cuts, and no frame where a picture is displayed whole', () => {
  expect(namesOf('halfdrop', 'portrait')).toEqual(['closeUp', 'sheet', 'family', 'mail', 'desk']);
  expect(namesOf('plain', 'natural')).toEqual(['hero', 'collection', 'mail', 'desk']);
  expect(namesOf('plain', 'square')).toEqual(['square', 'hero', 'collection', 'mail', 'desk']);
  for (const theme of STORE_THEMES.filter((each) => each !== 'halfdrop'))
    for (const shape of PICTURE_SHAPES) expect(namesOf(theme, shape)).not.toContain('closeUp');
});

it('is what the front page draws without a theme', () => {
  expect(styles('home/home.css')).toMatch(/\.art \{[^}]*block-size: clamp\(420px, 44vw, 640px\)/);
  expect(styles('home/Hero.tsx')).toContain('HERO_RATIO = { width: 4, height: 5 }');
});
