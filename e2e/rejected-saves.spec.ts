import type { Locator, Page, ElementHandle } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { MESSAGES, RejectingServer } from './support/rejecting-server.ts';
import { staffRoutes } from './support/routes.ts';
import { pagesWithoutSaveBar, saveBar } from './support/save-bars.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Desks whose records are opened from their list: the form of one that is stored. The only OAuth client of the test server is
 * that of its configuration, which is locked; the store has no plugin.
 */
const RECORDS = [
  'collections',
  'discounts',
  'tax-groups',
  'badges',
  'custom-fields',
  'webhooks',
  'member-roles',
] as const;

const saveButton = (page: Page): Locator => saveBar(page).getByRole('button').last();

/** Whatever a person can write into, in the form. */
const FIELDS =
  'main form input:is([type=text], [type=url], [type=email], [type=tel], [type=number], :not([type])):enabled:not([readonly], [role=combobox], [aria-hidden=true]), main form textarea:enabled:not([readonly], [aria-hidden=true])';
const SWITCHES = 'main form input:is([type=checkbox], [type=radio]):enabled:not(:checked)';

const isEnabled = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) && (await button.isEnabled());

const wrongFields = (page: Page): Locator =>
  page.locator('main form [aria-invalid=true]:is(input, textarea, button)');

/** Chooses the first image of the library. */
async function chooseImage(page: Page, button: Locator): Promise<void> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Add 1 image' }).click();
  await expect(dialog).toBeHidden();
}

/** Writes into fields that are marked as missing or wrong, and chooses an image where one is missing. */
async function correct(page: Page): Promise<void> {
  for (const field of await wrongFields(page).all())
    if ((await field.evaluate(({ tagName }) => tagName)) === 'BUTTON') await chooseImage(page, field);
    else await field.fill('12').catch(() => undefined);
}

const PATIENCE = 10_000;
/** A form that finds something wrong itself says so at once. */
const OWN_ERRORS = 1500;

/** @returns whether the server has rejected something more; nothing is sent where the form itself finds something wrong */
async function isSent(page: Page, server: RejectingServer, before: number): Promise<boolean> {
  const since = Date.now();
  await expect
    .poll(
      async () =>
        server.rejected.length > before ||
        (Date.now() - since > OWN_ERRORS && (await wrongFields(page).count()) > 0),
      { timeout: PATIENCE, intervals: [50] },
    )
    .toBe(true)
    .catch(() => undefined);
  return server.rejected.length > before;
}

/** Presses the button until the server has rejected something, and corrects what the form finds wrong in between. */
async function save(page: Page, server: RejectingServer): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (!(await isEnabled(saveButton(page)))) return false;
    const before = server.rejected.length;
    await saveButton(page).click();
    if (await isSent(page, server, before)) return true;
    await correct(page);
  }
  return false;
}

async function discard(page: Page): Promise<void> {
  const button = saveBar(page).getByRole('button', { name: 'Discard' });
  if (await button.isVisible()) await button.click();
}

/** Makes the form dirty by one field after the other until a save of it is sent. @returns the field, and what is in it */
async function saveChanged(
  page: Page,
  server: RejectingServer,
): Promise<{ field?: ElementHandle; text?: string } | undefined> {
  // By element: which of them are read-only changes while a form is saved.
  const fields = await page.locator(FIELDS).elementHandles();
  for (const field of fields.slice(0, 8)) {
    if (!(await field.isVisible())) continue;
    const text = `${await field.inputValue()}1`;
    await field.fill(text);
    server.typed = text;
    if (await save(page, server)) return { field, text: await field.inputValue() };
    await discard(page);
  }
  for (const field of (await page.locator(SWITCHES).all()).slice(0, 4)) {
    await field.check({ force: true }).catch(() => undefined);
    server.typed = undefined;
    if (await save(page, server)) return {};
    await discard(page);
  }
  return undefined;
}

/** @returns what is wrong with how the form displays rejections */
async function faultsOf(page: Page, server: RejectingServer): Promise<string[]> {
  server.armed = 'violations';
  const changed = await saveChanged(page, server);
  if (!changed) return ['sent nothing'];
  const isRead = (message: string) =>
    page
      .getByText(message, { exact: false })
      .first()
      .waitFor({ state: 'visible', timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
  const errors: string[] = [];
  for (const kind of ['known', 'unknown', 'nested'] as const)
    if (!(await isRead(MESSAGES[kind]))) errors.push(`does not display the ${kind} violation`);
  server.armed = 'application';
  if (!(await save(page, server))) errors.push('cannot be saved again');
  else if (!(await isRead(MESSAGES.application))) errors.push('does not display the application error');
  const text = await changed.field?.inputValue();
  if (text !== changed.text) errors.push(`lost what was typed: ${changed.text} became ${text}`);
  server.armed = undefined;
  await discard(page);
  return errors;
}

/** The first record of a list. */
async function openRecord(page: Page, desk: string): Promise<boolean> {
  await goWithin(page, `/admin/${desk}`);
  const link = page
    .getByRole('main')
    .locator(`a[href^="/admin/${desk}/"]:not([href$="/create"], [href*="/settings"], [href*="/order"])`)
    .first();
  if (
    !(await link.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    ))
  )
    return false;
  await link.click();
  return true;
}

test(
  'every form of the back office displays what the server rejects, and retains what was typed',
  { tag: '@rare' },
  async ({ page, api }) => {
    test.setTimeout(600_000);
    const routes = await staffRoutes(api);
    const server = await RejectingServer.start(page, /\/admin\/(?:wixapis|api)\//);
    const errors: string[] = [];
    const note = async (name: string): Promise<void> => {
      await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0);
      // The form may take its time to load.
      await expect(saveBar(page), `the save bar of ${name}`).toBeAttached();
      for (const error of await faultsOf(page, server)) errors.push(`${name}: ${error}`);
    };
    const names = new Set(routes.map(({ name }) => name));
    expect([...pagesWithoutSaveBar].filter((name) => !names.has(name))).toEqual([]);
    for (const { name, path, seen } of routes.filter((route) => !pagesWithoutSaveBar.has(route.name)))
      await test.step(name, async () => {
        await goWithin(page, path);
        await seen(page);
        await note(name);
      });
    for (const desk of RECORDS)
      await test.step(`a record of ${desk}`, async () => {
        if (await openRecord(page, desk)) await note(`a record of ${desk}`);
        else errors.push(`${desk}: has no record to open`);
      });
    expect(errors).toEqual([]);
  },
);
