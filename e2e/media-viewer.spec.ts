import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { bringWide } from './support/media.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40" fill="#2a6"/></svg>`;

const viewer = (page: Page): Locator => page.getByRole('dialog');

/** Brought in as any app of the platform does it. */
async function bringDrawing(page: Page, api: Api, fileName: string): Promise<void> {
  const { uploadUrl } = await api.platform<{ uploadUrl: string }>(
    'POST',
    '/site-media/v1/files/generate-upload-url',
    { mimeType: 'image/svg+xml', fileName },
  );
  const { pathname } = new URL(uploadUrl);
  const sent = await page.request.put(`${pathname}?filename=${fileName}`, {
    data: SVG,
    headers: { 'content-type': 'image/svg+xml' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
}

/** Opens the file whose name begins so; other journeys may have labelled theirs with the same words. */
async function open(page: Page, words: string): Promise<void> {
  // What was opened before lies over the library.
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await goWithin(page, `/admin/media?q=${encodeURIComponent(words)}`);
  const grid = page.getByRole('grid', { name: 'Files' });
  const tile = grid.locator(`[role=gridcell][aria-label^="${words}"]`).first();
  await tile.click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(viewer(page).getByRole('button', { name: 'Close', exact: true })).toBeVisible();
}

async function checked(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what, { within: '[role=dialog]' });
  await expectNoSidewaysScroll(page, what);
}

test.use({ role: 'editor' });

test('every kind of the library is opened', { tag: ['@rare', '@phone-too'] }, async ({ page, api }) => {
  test.slow();
  const name = freshName();
  await bringDrawing(page, api, `${name}-drawing.svg`);
  await bringWide(page, api, `${name}-secret.png`, { private: true });

  await open(page, 'Three posters');
  const film = viewer(page).locator('video');
  await expect(film).toHaveAttribute('controls', '');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.poster)).toContain('/media/');
  await checked(page, 'a film');

  await open(page, 'Door bell');
  await expect(viewer(page).locator('audio')).toBeVisible();
  await checked(page, 'a sound');

  // Of two pages; this browser has no viewer of its own for them.
  await open(page, 'Care of your poster');
  await expect(viewer(page).getByRole('img', { name: 'Document Care of your poster.pdf' })).toBeVisible();
  await expect(viewer(page)).toContainText('Page 1 of 2');
  await expect(viewer(page).getByRole('link', { name: 'Open in new tab' })).toBeVisible();
  await expect(viewer(page).getByRole('button', { name: 'Download' })).toBeVisible();
  await checked(page, 'a document');

  await open(page, 'Press kit');
  await expect(viewer(page).getByRole('cell', { name: 'halfdrop-press/about.txt' })).toBeVisible();
  await checked(page, 'an archive');

  await open(page, 'Press photos spring');
  await expect(viewer(page).getByRole('heading', { name: 'Couldn’t process the file' })).toBeVisible();
  await checked(page, 'a broken archive');

  await open(page, `${name}-drawing`);
  await expect(viewer(page).getByRole('img', { name: `${name}-drawing.svg` })).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer(page)).toContainText('150%');
  await checked(page, 'a drawing');

  await open(page, `${name}-secret`);
  const secret = viewer(page).getByRole('img', { name: `${name}-secret.png` });
  await expect(secret).toHaveAttribute('src', /^\/media-download\//);
  await expect(viewer(page).getByRole('img', { name: 'Private' })).toBeVisible();
  await checked(page, 'a private picture');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});

test(
  'a model is drawn, and what was drawn is its picture from then on',
  { tag: '@rare' },
  async ({ page }) => {
    await open(page, 'Framed poster');
    await expect(
      viewer(page).getByRole('img', { name: 'Framed poster.glb. Drag to turn it.' }),
    ).toBeVisible();
    await checked(page, 'a model');
    await page.keyboard.press('Escape');
    const tile = page.getByRole('gridcell', { name: 'Framed poster.glb' });
    const picture = tile.locator('img');
    await expect(picture).toHaveAttribute('src', /f000\.jpg/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100);
  },
);
