import { Buffer } from 'node:buffer';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { person } from './support/roles.ts';
import { expect, isPhone, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

/** One red dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function makeFolder(api: Api, name: string, parentFolderId = 'media-root'): Promise<string> {
  const { folder } = await api.platform<{ folder: { id: string } }>('POST', '/site-media/v1/folders', {
    displayName: name,
    parentFolderId,
  });
  return folder.id;
}

/** Brought in as any app of the platform does it. */
async function bring(api: Api, request: APIRequestContext, fileName: string, folder: string): Promise<void> {
  const { uploadUrl } = await api.platform<{ uploadUrl: string }>(
    'POST',
    '/site-media/v1/files/generate-upload-url',
    { mimeType: 'image/png', fileName, parentFolderId: folder },
  );
  const { pathname } = new URL(uploadUrl);
  const reply = await request.put(`${pathname}?filename=${fileName}`, {
    data: DOT,
    headers: { 'content-type': 'image/png' },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Files' });
const file = (page: Page, name: string): Locator => grid(page).getByRole('gridcell', { name, exact: true });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Selected file' });

test.describe('the media library', () => {
  test.use({ role: 'editor' });

  test(
    'files are put in order: a folder, another name, a label, another place',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api, request }) => {
      const name = freshName();
      const from = await makeFolder(api, `From ${name}`);
      for (const each of ['dune', 'heron', 'tide']) await bring(api, request, `${each}-${name}.png`, from);
      await page.goto(`/admin/media?folder=${from}`);
      await expect(file(page, `heron-${name}.png`)).toBeVisible();

      // At the top: the tree of the dialog shows it without a click.
      await goWithin(page, '/admin/media');
      await page.getByRole('button', { name: 'New folder' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(`Press ${name}`);
      await page.getByRole('button', { name: 'Create folder' }).click();
      await expect(page.getByText('Nothing here yet')).toBeVisible();
      await goWithin(page, `/admin/media?folder=${from}`);

      await file(page, `heron-${name}.png`).click();
      await panel(page).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Rename…' }).click();
      const field = panel(page).getByRole('textbox', { name: `Name of heron-${name}.png` });
      await field.fill(`crane-${name}.png`);
      await field.press('Enter');
      await expect(panel(page).getByRole('heading', { name: `crane-${name}.png` })).toBeVisible();

      await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
      await panel(page).getByRole('textbox', { name: 'New labels' }).fill(`press kit ${name}`);
      await panel(page).getByRole('button', { name: 'Add labels' }).click();
      await expect(panel(page).getByText(`press kit ${name}`)).toBeVisible();
      await expectAccessible(page, 'a file', { within: 'main' });

      await panel(page).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Open' }).click();
      const viewer = page.getByRole('dialog');
      await expect(viewer.getByRole('img', { name: `crane-${name}.png` })).toBeVisible();
      await expectAccessible(page, 'a file that is looked at', { within: '[role=dialog]' });
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);

      await panel(page).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Move…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Move a file' });
      await dialog.getByText(`Press ${name}`).click();
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(file(page, `crane-${name}.png`)).toHaveCount(0);

      await goWithin(page, '/admin/media');
      await page.getByRole('searchbox').fill(`crane-${name}`);
      await expect(file(page, `crane-${name}.png`)).toBeVisible();
      // The list is read again once the file has moved, which takes back a selection made just before.
      await expect(async () => {
        await file(page, `crane-${name}.png`).click();
        await expect(panel(page).getByRole('link', { name: `Press ${name}` })).toBeVisible({ timeout: 5000 });
      }).toPass();
    },
  );

  test(
    'filters stand together in the address, a view keeps them, and what is searched stays in the folder',
    { tag: ['@rare', '@phone-too'] },
    async ({ page, api, request }) => {
      const name = freshName();
      const top = await makeFolder(api, `Top ${name}`);
      const below = await makeFolder(api, `Below ${name}`, top);
      await bring(api, request, `here-${name}.png`, top);
      await bring(api, request, `below-${name}.png`, below);
      await bring(api, request, `elsewhere-${name}.png`, 'media-root');
      await page.goto(`/admin/media?folder=${top}`);
      await page.getByRole('searchbox').fill(name);
      await expect(grid(page).getByRole('gridcell')).toHaveCount(2);
      await expect(file(page, `below-${name}.png`)).toBeVisible();
      await page.getByText('Everywhere', { exact: true }).click();
      await expect(file(page, `elsewhere-${name}.png`)).toBeVisible();
      await page.reload();
      await expect(grid(page).getByRole('gridcell')).toHaveCount(3);
      await page.getByText(`In “Top ${name}”`, { exact: true }).click();
      await expect(grid(page).getByRole('gridcell')).toHaveCount(2);

      const choose = async (label: string, option: string) => {
        await page.getByRole('combobox', { name: label }).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      };
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await choose('Uploaded by', person.owner);
      await choose('Size', 'Under 1 MB');
      await expectAccessible(page, 'the filters of the library');
      await page.keyboard.press('Escape');
      await expect(grid(page).getByRole('gridcell')).toHaveCount(2);

      await page.getByRole('button', { name: 'My view' }).click();
      await page.getByRole('menuitem', { name: 'Save as a new view' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save as a view' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(`Mine ${name}`);
      await dialog.getByRole('button', { name: 'Save view' }).click();
      await expect(page.getByRole('button', { name: `Mine ${name}` })).toBeVisible();
      await expect(page).toHaveURL(/by=owner%40.*size=small|size=small.*by=owner%40/);

      await page.getByRole('button', { name: '2 filters' }).click();
      await choose('Uploaded by', 'Visitors');
      await page.keyboard.press('Escape');
      await expect(page.getByText('No matching files')).toBeVisible();
      await page.getByRole('button', { name: `Mine ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Discard changes' }).click();
      await expect(grid(page).getByRole('gridcell')).toHaveCount(2);
      await page.goto('/admin/media');
      await page.getByRole('button', { name: 'My view' }).click();
      await page.getByRole('menuitemradio', { name: `Mine ${name}` }).click();
      await expect(grid(page).getByRole('gridcell')).toHaveCount(2);
      await expect(file(page, `here-${name}.png`)).toBeVisible();
    },
  );

  test(
    'the keyboard selects, renames and trashes, and a click takes it back',
    { tag: '@rare' },
    async ({ page, api, request }) => {
      const name = freshName();
      const id = await makeFolder(api, `Keys ${name}`);
      for (const each of ['a', 'b', 'c', 'd']) await bring(api, request, `${each}-${name}.png`, id);
      await page.goto(`/admin/media?folder=${id}&sort=displayName&order=ASC`);
      await expect(file(page, `a-${name}.png`)).toBeVisible();
      await grid(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('F2');
      const field = page.getByRole('textbox', { name: `Name of a-${name}.png` });
      await field.fill(`aa-${name}.png`);
      await field.press('Enter');
      await expect(file(page, `aa-${name}.png`)).toHaveAttribute('aria-selected', 'true');
      await expect(grid(page)).toBeFocused();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(page.getByRole('toolbar', { name: 'Selected files' })).toContainText('3 selected');
      await page.keyboard.press('Delete');
      await expect(page.getByText('3 files moved to the trash.')).toBeVisible();
      await expect(grid(page).getByRole('gridcell')).toHaveCount(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(grid(page).getByRole('gridcell')).toHaveCount(4);
      await grid(page).focus();
      await page.keyboard.press('Control+a');
      await expect(page.getByRole('toolbar', { name: 'Selected files' })).toContainText('4 selected');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('toolbar', { name: 'Selected files' })).toBeHidden();
    },
  );

  test(
    'a file is dragged into a folder, and the rubber band catches what it touches',
    { tag: '@rare' },
    async ({ page, api, request }) => {
      const name = freshName();
      const id = await makeFolder(api, `Drag ${name}`);
      const target = await makeFolder(api, `Target ${name}`);
      for (const each of ['a', 'b']) await bring(api, request, `${each}-${name}.png`, id);
      await page.goto(`/admin/media?folder=${id}&sort=displayName&order=ASC`);
      await expect(file(page, `b-${name}.png`)).toBeVisible();
      await file(page, `a-${name}.png`).dragTo(page.locator(`[data-folder="${target}"]`));
      await expect(file(page, `a-${name}.png`)).toHaveCount(0);
      await expect(page.getByText(`1 file moved to “Target ${name}”.`)).toBeVisible();

      const box = await grid(page).boundingBox();
      const tile = await file(page, `b-${name}.png`).boundingBox();
      if (!box || !tile) throw new Error('Nothing is drawn.');
      await page.mouse.move(box.x + 5, tile.y + tile.height + 60);
      await page.mouse.down();
      await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2, { steps: 5 });
      await expect(file(page, `b-${name}.png`)).toHaveAttribute('aria-selected', 'true');
      await page.mouse.up();
      await expect(panel(page).getByRole('heading', { name: `b-${name}.png` })).toBeVisible();
    },
  );

  test(
    'many go to the trash by the runner, one comes back, the rest goes for good',
    { tag: ['@rare', '@phone-too'] },
    async ({ page, api, request }) => {
      const name = freshName();
      const id = await makeFolder(api, `Trash ${name}`);
      for (const each of ['a', 'b', 'c']) await bring(api, request, `${each}-${name}.png`, id);
      await page.goto(`/admin/media?folder=${id}`);
      await expect(file(page, `c-${name}.png`)).toBeVisible();
      if (isPhone(page)) await page.getByRole('button', { name: 'Select', exact: true }).click();
      for (const each of ['a', 'b', 'c'])
        await file(page, `${each}-${name}.png`).click(isPhone(page) ? {} : { modifiers: ['ControlOrMeta'] });
      const bar = page.getByRole('toolbar', { name: 'Selected files' });
      await expect(bar).toContainText('3 selected');
      await bar.getByRole('button', { name: 'Trash' }).click();
      const dialog = page.getByRole('dialog', { name: 'Move 3 files to the trash?' });
      await expect(dialog).toContainText('Affects 3 files');
      await expectAccessible(page, 'the dialog of the trash');
      await dialog.getByRole('button', { name: 'Move to the trash' }).click();
      await expect(page.getByText('Nothing here yet')).toBeVisible();

      await page.goto(`/admin/media?in=trash&q=${name}`);
      await expect(file(page, `b-${name}.png`)).toBeVisible();
      await expectAccessible(page, 'the trash');
      await expect(file(page, `b-${name}.png`)).toContainText('30 days left');
      await expect(page.getByText('deleted permanently after 30 days')).toBeVisible();
      await file(page, `b-${name}.png`).click();
      await panel(page).getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByText(`1 file restored to “Trash ${name}”.`)).toBeVisible();
      await expect(file(page, `b-${name}.png`)).toHaveCount(0);
      await file(page, `a-${name}.png`).click();
      await panel(page).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
      await expect(file(page, `a-${name}.png`)).toHaveCount(0);
      await page.goto(`/admin/media?folder=${id}`);
      await expect(file(page, `b-${name}.png`)).toBeVisible();
      await expect(file(page, `a-${name}.png`)).toHaveCount(0);
    },
  );

  test(
    'more than fit at once go to the trash and come back; one whose folder is gone says where it is',
    { tag: '@rare' },
    async ({ page, api, request }) => {
      const name = freshName();
      const id = await makeFolder(api, `Gone ${name}`);
      for (const each of ['a', 'b', 'c']) await bring(api, request, `${each}-${name}.png`, id);
      await page.goto(`/admin/media?folder=${id}`);
      await expect(file(page, `c-${name}.png`)).toBeVisible();
      await grid(page).focus();
      await page.keyboard.press('Control+a');
      await page
        .getByRole('toolbar', { name: 'Selected files' })
        .getByRole('button', { name: 'Trash' })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click();
      const runner = page.getByRole('region', { name: 'Move 3 files to the trash', exact: true });
      await expect(page.getByText('Nothing here yet')).toBeVisible();
      await runner.getByRole('button', { name: 'Undo' }).click();
      await expect(grid(page).getByRole('gridcell')).toHaveCount(3);

      await file(page, `a-${name}.png`).click();
      await grid(page).focus();
      await page.keyboard.press('Delete');
      await expect(page.getByText('1 file moved to the trash.')).toBeVisible();
      await page.getByRole('button', { name: `More actions for folder Gone ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Move to the trash' }).click();
      await expect(page).toHaveURL(/\/admin\/media$/);
      await page.goto(`/admin/media?in=trash&q=a-${name}`);
      await file(page, `a-${name}.png`).click();
      await panel(page).getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByText('Restored to the top level because its folder was deleted.')).toBeVisible();
      await page.goto('/admin/media?in=trash');
      const folder = page.getByRole('listitem').filter({ hasText: `Gone ${name}` });
      await expect(folder).toContainText('30 days left');
      await folder.getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByText(`Folder “Gone ${name}” restored to the top level.`)).toBeVisible();
    },
  );
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('sees the files and nothing to change them by', { tag: '@rare' }, async ({ page, api, request }) => {
    const name = freshName();
    const id = await makeFolder(api, `Seen ${name}`);
    await bring(api, request, `seen-${name}.png`, id);
    await page.goto(`/admin/media?folder=${id}`);
    await file(page, `seen-${name}.png`).click();
    await expect(panel(page).getByRole('heading', { name: `seen-${name}.png` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New folder' })).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
    await panel(page).getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Open']);
  });
});
