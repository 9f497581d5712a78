import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, isPhone, test } from './support/test.ts';

interface Picture {
  id: string;
  width: number;
  height: number;
}

const VIDEO = 'a1b2c3_0123456789abcdef0123456789abcdef';

/** Two pictures and, between them, a video. */
async function mixedMedia(api: Api): Promise<object> {
  const { products } = await api.platform<{ products: { media?: { main?: { image?: Picture } } }[] }>(
    'POST',
    '/stores/v3/products/query',
    { query: { cursorPaging: { limit: 100 } } },
  );
  // Other journeys make products without any.
  const [first, second] = products.flatMap(({ media }) => media?.main?.image ?? []);
  if (!first || !second) throw new Error('The demo store has pictures.');
  const picture = (image: Picture, altText: string) => ({ id: image.id, image, altText });
  const film = {
    video: { id: VIDEO, filename: 'hang.mp4', posters: [second] },
    altText: 'How it hangs',
  };
  return { itemsInfo: { items: [picture(first, 'The front'), film, picture(second, 'The back')] } };
}

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

test(
  'pictures and a video are looked at closely: keys, buttons, closer and away',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, api, sell }) => {
    const slug = await sell({ name: `Gallery ${freshName()}`, media: await mixedMedia(api) });
    await page.goto(`/products/${slug}`);
    const film = page.getByLabel('How it hangs', { exact: true }).and(page.locator('video'));
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film).toHaveAttribute('src', `/media/${VIDEO}`);
    await expectNoSidewaysScroll(page, 'a product with a video');

    await page.getByRole('link', { name: 'Look closer', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Picture before' })).toBeDisabled();
    await expectAccessible(page, 'a picture looked at closely');

    const front = dialog.getByRole('img', { name: 'The front' });
    const whole = page.viewportSize()?.height ?? 0;
    const heightNow = async (): Promise<number> => (await front.boundingBox())?.height ?? 0;
    await expect.poll(heightNow).toBeLessThanOrEqual(whole);
    const before = await heightNow();
    await dialog.getByRole('button', { name: 'Closer' }).click();
    await expect.poll(heightNow).toBeGreaterThan(before * 1.5);
    await page.keyboard.press('-');
    await expect(dialog.getByRole('button', { name: 'Further away' })).toBeDisabled();
    await front.click();
    await expect(dialog.getByRole('button', { name: 'Further away' })).toBeEnabled();
    await page.keyboard.press('0');

    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await expect(dialog.locator('video')).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Closer' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog.getByText('3 of 3')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'The back' })).toBeInViewport();
    if (isPhone(page)) {
      await dialog.getByRole('region', { name: 'The back' }).evaluate((slide) => {
        slide.parentElement?.scrollTo({ left: 0, behavior: 'instant' });
      });
      await expect(dialog.getByText('1 of 3')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);
