import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { ServerProcesses } from '../src/testing/server-process.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { demoAccount } from './support/roles.ts';
import { copyStore, main, root } from './support/servers.ts';
import { expect, test } from './support/test.ts';

/** Goes in two pieces. */
const large = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(12_000_000, 'counterpart\n'),
});

const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const rowOf = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

const isPiece = (request: Request): boolean =>
  request.url().includes('/media-upload/') && request.method() === 'PATCH';

const offsetOf = (request: Request): number => Number(request.headers()['upload-offset']);

/** Chooses a file as the palette does it. */
async function upload(page: Page, file: ReturnType<typeof large>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Upload files');
  await page.getByRole('option', { name: 'Upload files' }).click();
  await (await chooser).setFiles(file);
}

/** Browsers that give handles have a chooser of their own, which nobody can fill in here. */
const usePlainChooser = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));

test.describe('an upload', () => {
  test(
    'goes on where it stopped after the line was cut, over pages and after a reload',
    { tag: '@rare' },
    async ({ page }) => {
      test.slow();
      const name = `cut-${freshName()}.txt`;
      await usePlainChooser(page);
      await page.goto('/admin/products');
      let mode: 'cut' | 'hold' | 'pass' = 'cut';
      const offsets: number[] = [];
      await page.route('**/media-upload/**', async (route) => {
        const request = route.request();
        if (!isPiece(request)) return route.continue();
        offsets.push(offsetOf(request));
        if (offsetOf(request) === 0 || mode === 'pass') return route.continue();
        return mode === 'cut' ? route.abort('connectionfailed') : undefined;
      });
      await upload(page, large(name));
      await expect(rowOf(page, name)).toContainText('Connection lost at 69%');
      await expect(rowOf(page, name)).toContainText('Resumes automatically');
      await expectAccessible(page, 'uploads', { within: 'section[aria-label=Uploads]' });

      mode = 'hold';
      // It goes on by itself too, and may have begun.
      await rowOf(page, name)
        .getByRole('button', { name: `Retry ${name}` })
        .click({ timeout: 5_000 })
        .catch(() => {});
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(rowOf(page, name)).toContainText('Uploading, 69%');
      await rowOf(page, name)
        .getByRole('button', { name: `Pause ${name}` })
        .click();
      await expect(rowOf(page, name)).toContainText('Paused at 69%');

      await page.reload();
      await expect(rowOf(page, name)).toContainText('Paused at 69%');
      mode = 'pass';
      await rowOf(page, name)
        .getByRole('button', { name: `Resume ${name}` })
        .click();
      await expect(rowOf(page, name)).toContainText('Done');
      expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
      expect(offsets.at(-1)).toBe(8_388_608);
    },
  );

  test('whose answer is lost brings its file once', { tag: '@rare' }, async ({ page, api }) => {
    const name = `answer-${freshName()}.txt`;
    await usePlainChooser(page);
    await page.goto('/admin/products');
    let lost = 0;
    await page.route('**/media-upload/**', async (route) => {
      if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await upload(page, { name, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await expect(rowOf(page, name)).toContainText('Done');
    expect(lost).toBe(1);
    const { files } = await api.platform<{ files: unknown[] }>('POST', '/site-media/v1/files/search', {
      search: name,
    });
    expect(files).toHaveLength(1);
  });

  test('says in plain words why a file was not taken', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/products');
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    const transfer = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      files.items.add(new File([], 'nothing.png', { type: 'image/png' }));
      return files;
    });
    await page.dispatchEvent('#content', 'dragenter', { dataTransfer: transfer });
    await expect(page.getByText('Drop to upload')).toBeVisible();
    await page.dispatchEvent('#content', 'drop', { dataTransfer: transfer });
    await expect(rowOf(page, 'nothing.png')).toContainText('The file is empty.');
    await expect(page.getByText('Drop to upload')).toBeHidden();
    await rowOf(page, 'nothing.png')
      .getByRole('button', { name: 'Remove nothing.png from the list' })
      .click();
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('an upload', () => {
  test.use({ role: 'nobody' });

  test('goes on after the server was killed', { tag: '@long' }, async ({ page }) => {
    const env = { DEMO: '1', DATA_DIR: await copyStore('upload-killed') };
    const servers = new ServerProcesses(main);
    try {
      const first = await servers.start(root, env).ready();
      const { port } = new URL(first.url);
      await usePlainChooser(page);
      await page.request.post(`${first.url}/admin/api/auth/sign-in/email`, {
        data: demoAccount('owner'),
        headers: { origin: first.url },
      });
      await page.goto(`${first.url}/admin/products`);
      const pieces: number[] = [];
      await page.route('**/media-upload/**', async (route) => {
        const request = route.request();
        if (isPiece(request)) {
          pieces.push(offsetOf(request));
          // Killed between the pieces.
          if (pieces.length === 2) await first.kill('SIGKILL');
        }
        await route.continue();
      });
      await upload(page, large('killed.txt'));
      await expect(rowOf(page, 'killed.txt')).toContainText('Connection lost at 69%');
      await servers.start(root, { ...env, PORT: port }).ready();
      await expect(rowOf(page, 'killed.txt')).toContainText('Done', { timeout: 60_000 });
      expect(pieces).toEqual([0, 8_388_608, 8_388_608]);
    } finally {
      await servers.close();
    }
  });
});

test.describe('the picker', () => {
  test.use({ role: 'merchant' });

  test(
    'pictures of the library join a product in their order and are seen in the shop',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api }) => {
      test.slow();
      const word = freshName();
      const names = ['one', 'two'].map((each) => `${each}-${word}.png`);
      const { products } = await api.platform<{ products: { id: string; slug: string }[] }>(
        'POST',
        '/stores/v3/products/query',
        { query: { filter: { slug: { $eq: 'low-sun' } } } },
      );
      const [product] = products;
      await page.goto(`/admin/products/${product?.id ?? ''}`);
      await page.getByRole('button', { name: 'Add images or videos' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add images or videos to Low sun' });
      const search = dialog.getByRole('textbox', { name: 'Search media' });
      // Whatever else has come into the library since.
      await search.fill('low-sun');
      await expect(dialog.getByText('In this product').first()).toBeVisible();
      await search.fill('');
      await expectAccessible(page, 'picker', { within: '[role=dialog]' });
      await dialog.getByLabel('choose files').setInputFiles(
        ['docs/pictures/order.png', 'docs/pictures/refund-phone.png'].map((path, index) => ({
          name: names[index] ?? '',
          mimeType: 'image/png',
          buffer: readFileSync(path),
        })),
      );
      await expect(dialog.getByText('2 selected')).toBeVisible();
      // What comes of an upload is chosen; what is typed finds it, and the keyboard takes it out and in again.
      await search.fill(word);
      const tile = (name: string) => dialog.getByRole('option', { name });
      await expect(dialog.getByRole('option')).toHaveCount(2);
      for (const name of names)
        if ((await tile(name).getAttribute('aria-selected')) === 'true') await tile(name).press(' ');
      await expect(dialog.getByText('Nothing selected yet')).toBeVisible();
      for (const name of names.toReversed()) await tile(name).press(' ');
      await expect(tile('two-')).toContainText('1');
      await dialog.getByRole('button', { name: 'Add 2 images' }).click();
      await expect(dialog).toBeHidden();
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await saved;

      await page.goto('/products/low-sun');
      const shown = page.getByRole('img', { name: `two ${word}` }).first();
      await expect(shown).toBeAttached();
      const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
      expect((await page.request.get(source)).status()).toBe(200);
    },
  );
});
