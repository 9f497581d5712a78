import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const picture = (name: string, side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .withMetadata({ exif: { IFD0: { ImageDescription: name } } })
    .toBuffer();
const file = async (name: string, side = 16) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(name, side),
});

test(
  'a large picture goes on where its line was lost, and what has no room is told',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, sell }) => {
    const slug = await sell({ name: `Uploads ${freshName()}`, media: { itemsInfo: { items: [] } } });
    await page.goto(`/products/${slug}/review`);
    const field = page.getByRole('group', { name: /^Pictures and video/ });
    const choose = field.locator('input[type=file]');

    const pieces: string[] = [];
    await page.route('**/media-upload/**', async (route) => {
      const request = route.request();
      if (request.method() !== 'PATCH') return route.fallback();
      pieces.push(request.headers()['upload-offset'] ?? '');
      return pieces.length === 2 ? route.abort() : route.fallback();
    });
    await choose.setInputFiles(await file('hallway.png', 900));
    await expect(field.getByText(/^The line was lost at \d+%/)).toBeVisible();
    await expectAccessible(page, 'an upload whose line was lost');
    await field.getByRole('button', { name: 'Try again with hallway.png' }).click();
    await expect(field.getByText('hallway.png is there.')).toBeAttached();
    expect(pieces).toEqual(['0', '1048576', '1048576', '2097152']);

    const seven = await Promise.all(Array.from({ length: 7 }, (_, at) => file(`small-${at}.png`)));
    await choose.setInputFiles(seven);
    await expect(field.getByText('2 more had no room: up to 6 fit.')).toBeVisible();
    await expect(choose).toBeHidden();
    await expect(field.getByText(/is there\.$/)).toHaveCount(6);
    await expectAccessible(page, 'as many uploads as fit');
    await expectNoSidewaysScroll(page, 'as many uploads as fit');
    await field.getByRole('button', { name: 'Take small-0.png out' }).click();
    await expect(field.getByText(/had no room/)).toBeHidden();
    await expect(choose).toBeAttached();
  },
);

test('in Hebrew a rejection of the server is Hebrew', { tag: '@variant' }, async ({ page, sell }) => {
  const slug = await sell({ name: `Uploads ${freshName()}`, media: { itemsInfo: { items: [] } } });
  await page.goto(`/he/products/${slug}/review`);
  const choose = page.locator('input[type=file]');
  // Its name and type say PNG; its bytes do not, and only the server looks at them.
  await choose.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7 no picture'),
  });
  await expect(page.getByRole('alert').getByText('תמונות וסרטונים בלבד', { exact: false })).toBeVisible();
});
