import type { Page } from '@playwright/test';
import {
  atBothSizes,
  expectAccessible,
  expectAccessibleInBoth,
  expectAccessibleWithFocus,
} from './support/axe.ts';
import { expectNoCutText } from './support/cut-text.ts';
import { freshName, listOf, placeOrder, selectOnPhone } from './support/orders.ts';
import { expectNoSidewaysScroll, openRoutes, staffRoutes, type Route } from './support/routes.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { pagesWithoutSaveBar, saveBar } from './support/save-bars.ts';
import { expect, isPhone, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';
import { CHECKS_EVERY_TEXT } from './support/looks.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Open = (page: Page, path: string) => Promise<unknown>;

/** @param open how each page is opened: those of the back office are walked in one document */
async function look(page: Page, routes: readonly Route[], open: Open): Promise<void> {
  for (const { name, path, seen } of routes)
    await test.step(name, async () => {
      await open(page, path);
      await seen(page);
      await atBothSizes(page, async () => {
        await expectAccessibleWithFocus(page, name);
        await expectNoSidewaysScroll(page, name);
        await expectNoCutText(page, name);
      });
      if (pagesWithoutSaveBar.has(name)) await expect(saveBar(page)).toHaveCount(0);
    });
}

const HALVES = [
  ['one half', 0, 0.5],
  ['the other half', 0.5, 1],
] as const;

test.describe('every page', { tag: '@main' }, () => {
  for (const [half, from, to] of HALVES)
    test(`every page of the back office, ${half}`, async ({ page, api }) => {
      test.setTimeout(600_000);
      const routes = await staffRoutes(api);
      const part = routes.slice(Math.floor(routes.length * from), Math.floor(routes.length * to));
      await look(page, part, goWithin);
    });

  test.describe('signed out', () => {
    test.use({ role: 'nobody' });

    test('every page that needs nobody signed in', async ({ page }) => {
      await look(page, openRoutes, (_, path) => page.goto(path));
    });
  });
});

test('what opens over the orders', { tag: ['@main', '@phone-too'] }, async ({ page, api }) => {
  const lastName = freshName();
  const { id, number } = await placeOrder(api, { lastName });
  const check = (what: string) => expectAccessibleWithFocus(page, what);
  await test.step('the list', async () => {
    await page.goto(listOf({ q: lastName }));
    if (isPhone(page)) {
      // Where only a finger points, no key is named.
      await page.getByRole('navigation').getByRole('button', { name: 'Search', exact: true }).click();
      const palette = page.getByRole('dialog', { name: 'Command palette' });
      await expect(palette).toBeVisible();
      await expect(palette.locator('kbd').first()).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
      await selectOnPhone(page, [number]);
    } else await page.getByRole('checkbox', { name: 'Select row' }).check();
    await check('the bulk bar');
    if (isPhone(page)) return;
    await page.getByRole('toolbar').getByRole('button', { name: 'Tag' }).click();
    await expect(page.getByRole('dialog', { name: 'Tag 1 order' })).toBeVisible();
    await check('tag orders');
    await page.keyboard.press('Escape');
    for (const name of ['Filter', 'Columns']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await check(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    await check('the palette');
    await page.keyboard.press('Escape');
  });
  await test.step('an order', async () => {
    await goWithin(page, `/admin/orders/${id}`);
    await expect(page.getByRole('heading', { name: `#${number}`, level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(await openOrderMenu(page)).toBeVisible();
    // Its items have the focus one after the other, by arrow keys.
    await expectAccessibleInBoth(page, 'the menu', { within: '[role=menu]' });
    await page.getByRole('menuitem', { name: 'Record payment' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('record a payment');
  });
});

test.describe('the check itself', () => {
  test.use({ role: 'nobody' });

  test('finds faint text, in the main tier once for each look', { tag: '@main' }, async ({ page }) => {
    const show = async (...paragraphs: string[]) => {
      await page.goto('about:blank');
      await page.setContent(
        `<html lang="en"><title>Faint</title><main><h1>Faint</h1>${paragraphs.join('')}</main></html>`,
      );
    };
    const found = () =>
      expectAccessible(page, 'faint text').then(
        () => '',
        (error: unknown) => String(error),
      );
    const faint = '<p style="color: #bbb">Faint</p>';
    await show(faint, faint, '<p style="color: #bbb; background: #eee">Fainter</p>', '<p>Black</p>');
    const first = await found();
    expect(first).toContain('color-contrast');
    expect(first.match(/insufficient color contrast/g)).toHaveLength(CHECKS_EVERY_TEXT ? 3 : 2);
    await show(faint, '<p style="color: #ccc">Faintest</p>');
    expect((await found()).match(/insufficient color contrast/g)).toHaveLength(CHECKS_EVERY_TEXT ? 2 : 1);
    await show(faint, '<img src="data:,">');
    expect(await found()).toContain('image-alt');
  });
});
