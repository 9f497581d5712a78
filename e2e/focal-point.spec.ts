import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import type { Api } from './support/api.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** Red at the left, the rest of that colour. */
async function wide(rest: string): Promise<Buffer> {
  const red = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: rest } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function bring(page: Page, api: Api, name: string): Promise<string> {
  const asked = { mimeType: 'image/png', fileName: name };
  const { uploadUrl } = await api.platform<{ uploadUrl: string }>(
    'POST',
    '/site-media/v1/files/generate-upload-url',
    asked,
  );
  const { pathname } = new URL(uploadUrl);
  const sent = await page.request.put(`${pathname}?filename=${name}`, {
    data: await wide('#0000ff'),
    headers: { 'content-type': 'image/png' },
  });
  const { file } = (await sent.json()) as { file: { id: string } };
  return file.id;
}

async function sell(api: Api, name: string, id: string): Promise<string> {
  const product = {
    name,
    productType: 'PHYSICAL',
    physicalProperties: {},
    visible: true,
    media: { itemsInfo: { items: [{ id }] } },
    variantsInfo: { variants: [{ visible: true, price: { actualPrice: { amount: '12' } } }] },
  };
  const made = await api.call<{ product: { slug: string } }>('POST', '/admin/wixapis/stores/v3/products', {
    product,
  });
  return made.product.slug;
}

/** The colour in the middle of the picture that the shop's page shows. */
async function colourIn(page: Page): Promise<string> {
  const picture = page.locator('#picture picture img');
  await expect(picture).toBeVisible();
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  const bytes = await (await page.request.get(address)).body();
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > 128 ? 'red' : dominant.g > 128 ? 'green' : 'blue';
}

test('a focal point is set by keys and seen in the shop', { tag: '@phone-too' }, async ({ page, api }) => {
  const name = `${freshName()}.png`;
  const id = await bring(page, api, name);
  const slug = await sell(api, name.replace('.png', ''), id);
  await page.goto(`/products/${slug}`);
  expect(await colourIn(page)).toBe('blue');

  await page.goto(`/admin/media/${encodeURIComponent(id)}/focal-point`);
  const point = page.getByRole('button', { name: /^Focal point, 50 percent across/ });
  await point.focus();
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Across' })).toHaveValue('0');
  await expect(page.getByText('Product, main picture').first()).toBeVisible();
  await expectAccessible(page, 'focal point');
  await page.getByRole('button', { name: 'Save the point' }).click();
  await expect(page).toHaveURL(/\/admin\/media\?file=/);

  await page.goto(`/products/${slug}`);
  expect(await colourIn(page)).toBe('red');
});
