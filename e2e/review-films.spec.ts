import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { showAll } from './support/reviews.ts';
import { productIdOf } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const FILM = 'src/demo/media/three-posters.mp4';

/** By the key that browsers give it. */
async function play(film: Locator): Promise<void> {
  await film.focus();
  await film.press(' ');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
}

const isSeen = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test(
  'a film that somebody sends with a review plays in the shop, and where it is decided about',
  { tag: '@rare' },
  async ({ page, api, sell, pageAs }) => {
    test.slow();
    const putRulesBack = await showAll(api);
    const title = `Filmed ${freshName()}`;
    const slug = await sell({ name: title, media: { itemsInfo: { items: [] } } });
    await page.goto(`/products/${slug}/review`);
    await page.getByRole('radio', { name: '5 of 5, wonderful' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Headline' }).fill(title);
    const files = page.getByRole('group', { name: /^Pictures and video/ });
    await files.locator('input[type=file]').setInputFiles(FILM);
    await expect(files.getByText('three-posters.mp4 is there.')).toBeAttached();
    await page.getByRole('textbox', { name: 'Shown as' }).fill('Noa L.');
    await page.getByRole('textbox', { name: 'Email' }).fill(`${freshName().toLowerCase()}@example.com`);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('Your review is in the shop now.')).toBeVisible();
    await putRulesBack();

    const opener = page.getByRole('button', { name: 'Video 1 of 1, watch it' });
    // Its first picture is there once somebody has looked into it.
    await expect(async () => {
      await page.goto(`/products/${slug}`);
      await opener.scrollIntoViewIfNeeded();
      expect(await isSeen(opener.locator('img'))).toBe(true);
    }).toPass();
    await expectAccessible(page, 'a review with a film', { within: '#reviews' });
    await opener.press('Enter');
    const film = page.getByRole('dialog').locator('video');
    await expect(film).toHaveAccessibleName('Video 1 of 1');
    expect((await page.request.get((await film.getAttribute('poster')) ?? '')).status()).toBe(200);
    await expectAccessible(page, 'a film of a review', { within: 'dialog' });
    await play(film);
    await page.keyboard.press('Escape');
    await expect(film).toBeHidden();
    await expect(opener).toBeFocused();

    const { reviews } = await api.platform<{ reviews: { id: string }[] }>(
      'POST',
      '/reviews/v1/reviews/query',
      {
        query: {
          filter: { namespace: 'stores', entityId: await productIdOf(api, slug) },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 1 },
        },
      },
    );
    const id = reviews[0]?.id ?? '';
    const desk = await pageAs('owner');
    await desk.goto(`/admin/reviews/${id}`);
    const strip = desk.getByRole('button', { name: 'Open video 1 of 1' });
    await expect.poll(() => isSeen(strip.locator('img'))).toBe(true);
    await expect(desk.getByText('The product was deleted, or you don’t have access to it.')).toHaveCount(0);
    await expectAccessible(desk, 'a review with a film at the desk');
    await strip.press('Enter');
    const shown = desk.getByRole('dialog').locator('video');
    await expect(shown).toHaveAccessibleName('Video 1 of 1');
    expect((await desk.request.get((await shown.getAttribute('poster')) ?? '')).status()).toBe(200);
    await expectAccessible(desk, 'a film at the desk', { within: '[role=dialog]' });
    await expectNoSidewaysScroll(desk, 'a film at the desk');
    await expect(desk.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({
      ratio: 1,
    });
    expect(await shown.evaluate((video) => video.getBoundingClientRect().width)).toBeGreaterThan(280);
    await play(shown);
    await desk.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(strip).toBeFocused();
    await api.platform('DELETE', `/reviews/v1/reviews/${id}`);
  },
);
