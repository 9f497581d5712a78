import type { Page } from '@playwright/test';
import { atBothSizes, expectAccessibleWithFocus } from './support/axe.ts';
import { fillCart } from './support/fill-cart.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { shopPages } from './support/shop-pages.ts';
import { expect, isPhone, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

/** A member of the demo store with orders, addresses and reviews; nobody changes what is theirs. */
const MEMBER = { email: 'yehonatan.friedman@example.com', password: 'halfdrop-demo' };

const ACCOUNT = [
  'orders',
  'profile',
  'addresses',
  'security',
  'subscriptions',
  'reviews',
  'waiting',
  'followers',
] as const;

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** @param seen what is displayed at either size */
const look = async (page: Page, path: string, seen = () => Promise.resolve()): Promise<void> => {
  await settled(page);
  await atBothSizes(page, async () => {
    await seen();
    await expectAccessibleWithFocus(page, path);
    await expectNoSidewaysScroll(page, path);
  });
};

test.describe('the shop', { tag: '@main' }, () => {
  test('every page that is open to everybody is accessible and fits', async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of shopPages)
      await test.step(path, async () => {
        await page.goto(path);
        await look(page, path);
      });
    await test.step('/cart, empty', async () => {
      await page.goto('/cart');
      await expect(page.getByText('Nothing in it yet.')).toBeVisible();
      await look(page, '/cart, empty');
    });
    await fillCart(page, 'reef');
    await test.step('/he/cart', async () => {
      await page.goto('/he/cart');
      await expect(page.getByRole('heading', { name: 'Reef' })).toBeVisible();
      await look(page, '/he/cart');
    });
    await test.step('/he/checkout', async () => {
      await page.goto('/he/checkout');
      await expect(page.getByLabel('דוא״ל')).toBeVisible();
      await look(page, '/he/checkout', async () => {
        if (isPhone(page)) await expect(page.getByText('ההזמנה שלך, פוסטר אחד')).toBeVisible();
        else await expect(page.getByRole('heading', { name: 'ההזמנה שלך' })).toBeVisible();
      });
    });
  });

  test('every page of the account is accessible and fits, in Hebrew', async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto('/he/account/security');
    await page.getByLabel('דוא״ל').fill(MEMBER.email);
    await page.getByLabel('סיסמה').fill(MEMBER.password);
    await page.getByRole('button', { name: 'כניסה', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'אבטחה', level: 1 })).toBeVisible();
    for (const name of ACCOUNT)
      await test.step(name, async () => {
        await page.goto(`/he/account/${name}`);
        await look(page, `/he/account/${name}`);
      });
  });
});
