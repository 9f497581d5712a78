import { expectAccessible } from './support/axe.ts';
import { bringWide, colourIn, showWide, wide } from './support/media.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test(
  'a picture is replaced under its address, and the shop shows the new one',
  { tag: '@rare' },
  async ({ page, api, sell }) => {
    const { id, name, address } = await showWide(page, api, sell);

    await page.goto(`/admin/media?file=${encodeURIComponent(id)}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Replace…' }).click();
    const dialog = page.getByRole('dialog', { name: `Replace ${name}` });
    await expect(dialog.getByText('Product, main image').first()).toBeVisible();
    const buffer = await wide('#00ff00');
    await dialog.getByLabel('Choose file').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer });
    await expectAccessible(page, 'replacing a file');
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(page.getByText(`${name} was replaced`)).toBeVisible();

    await page.goto(address);
    expect(await colourIn(page)).toBe('green');
  },
);

test(
  'a private file is shown to nobody but by its link, until that ends',
  { tag: '@rare' },
  async ({ page, api, browser }) => {
    const name = `${freshName()}.png`;
    const id = await bringWide(page, api, name, { private: true });
    const stranger = await browser.newContext();
    const at = (path: string) => stranger.request.get(new URL(path, page.url()).href);
    // Staff see the picture itself, marked as private.
    await page.goto(`/admin/media?q=${name}`);
    const tile = page.getByRole('gridcell', { name });
    await expect(tile.getByRole('img', { name: 'Private' })).toBeVisible();
    const picture = tile.locator('img');
    await expect(picture).toHaveAttribute('src', /^\/media-preview\//);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(1);
    await page.goto(`/admin/media?file=${encodeURIComponent(id)}`);
    const address = `/media/${encodeURIComponent(id)}`;
    expect((await at(address)).status()).toBe(403);
    expect((await at(`${address}/v1/fill/w_100,h_100/a.png`)).status()).toBe(403);

    const { downloadUrls } = await api.platform<{ downloadUrls: { url: string }[] }>(
      'POST',
      '/site-media/v1/files/generate-file-download-url',
      { fileId: id, expirationInMinutes: 1 },
    );
    const link = new URL(downloadUrls[0]?.url ?? '').pathname;
    const opened = await at(link);
    expect(opened.status()).toBe(200);
    expect(opened.headers()['content-disposition']).toContain(name);
    expect((await opened.body()).equals(await wide('#0000ff'))).toBe(true);
    expect((await at(`${link}x`)).status()).toBe(404);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy expiring link' }).click();
    await page.getByRole('menuitem', { name: 'For 1 hour' }).click();
    await expect(page.getByText('Link copied. Anyone with it can open the file')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const shared = await at(new URL(copied).pathname);
    expect([shared.status(), shared.headers()['content-disposition'] ?? 'inline']).toEqual([200, 'inline']);
    expect((await shared.body()).equals(await wide('#0000ff'))).toBe(true);
    await stranger.close();
  },
);
