import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { inBothColours } from './support/colours.ts';
import { placeOrder } from './support/orders.ts';
import { expectNoSidewaysScroll, openRoutes, staffRoutes, type Route } from './support/routes.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { expect, sizesOf, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function look(page: Page, routes: readonly Route[]): Promise<void> {
  for (const { name, path, seen } of routes)
    await test.step(name, async () => {
      await page.goto(path);
      await seen(page);
      await inBothColours(page, async (colours, at) => {
        await expectAccessible(page, `${name}, ${colours}`, at);
        await expectNoSidewaysScroll(page, name);
      });
    });
}

const HALVES = [
  ['one half', 0, 0.5],
  ['the other half', 0.5, 1],
] as const;

for (const [half, from, to] of HALVES)
  test(`every page of the back office, ${half}`, { tag: ['@main', '@phone-too'] }, async ({ page, api }) => {
    test.setTimeout(240_000);
    const routes = await staffRoutes(api);
    await look(page, routes.slice(Math.floor(routes.length * from), Math.floor(routes.length * to)));
  });

test.describe('signed out', () => {
  test.use({ role: 'nobody' });

  test('every page that needs nobody signed in', { tag: ['@main', '@phone-too'] }, async ({ page }) => {
    test.setTimeout(90_000);
    await look(page, openRoutes);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    const dark = colorScheme === 'dark';

    test(
      'dialogs and menus of an order',
      { tag: [colorScheme === 'light' ? '@main' : '@variant', ...sizesOf(colorScheme)] },
      async ({ page, api }) => {
        const { id } = await placeOrder(api);
        await page.goto(`/admin/orders/${id}`);
        await expect(await openOrderMenu(page)).toBeVisible();
        await expectAccessible(page, `the menu, ${colorScheme}`, { within: '[role=menu]', dark });
        await page.getByRole('menuitem', { name: 'Record a payment' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, `record a payment, ${colorScheme}`, { dark });
      },
    );

    test(
      'what opens over the list',
      { tag: colorScheme === 'light' ? '@main' : '@variant' },
      async ({ page }) => {
        await page.goto('/admin/orders');
        const check = (what: string) => expectAccessible(page, `${what}, ${colorScheme}`, { dark });
        await page.getByRole('checkbox', { name: 'Select row' }).first().check();
        await check('the bulk bar');
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
      },
    );
  });
}
