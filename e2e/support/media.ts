import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Api } from './api.ts';
import { freshName } from './orders.ts';
import { expect } from './test.ts';

/** Red at the left, the rest of that colour. */
export async function wide(rest: string, left = '#ff0000'): Promise<Buffer> {
  const edge = await sharp({ create: { width: 300, height: 600, channels: 3, background: left } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: rest } })
    .composite([{ input: edge, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** Brought in as any app of the platform does it: a wide picture, blue but for its left. */
export async function bringWide(page: Page, api: Api, name: string, more: object = {}): Promise<string> {
  const { uploadUrl } = await api.platform<{ uploadUrl: string }>(
    'POST',
    '/site-media/v1/files/generate-upload-url',
    { mimeType: 'image/png', fileName: name, ...more },
  );
  const { pathname } = new URL(uploadUrl);
  const sent = await page.request.put(`${pathname}?filename=${name}`, {
    data: await wide('#0000ff'),
    headers: { 'content-type': 'image/png' },
  });
  const { file } = (await sent.json()) as { file: { id: string } };
  return file.id;
}

/** A product whose one picture is a wide one, and that page of the shop, where its middle is blue. */
export async function showWide(
  page: Page,
  api: Api,
  sell: (product: { name: string; media: object }) => Promise<string>,
): Promise<{ id: string; name: string; address: string }> {
  const name = `${freshName()}.png`;
  const id = await bringWide(page, api, name);
  const slug = await sell({ name: name.replace('.png', ''), media: { itemsInfo: { items: [{ id }] } } });
  const address = `/products/${slug}`;
  await page.goto(address);
  expect(await colourIn(page)).toBe('blue');
  return { id, name, address };
}

/** The colour in the middle of the picture that the shop's page shows. */
export async function colourIn(page: Page): Promise<string> {
  const picture = page.locator('#picture picture img');
  await expect(picture).toBeVisible();
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  const bytes = await (await page.request.get(address)).body();
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > 128 ? 'red' : dominant.g > 128 ? 'green' : 'blue';
}
