import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { addPoster, cartOf, choose } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const cents = (text: string | null): number => Number(/€([\d,]+(?:\.\d\d)?)/.exec(text ?? '')?.[1]) * 100;

test(
  'the cart opens over the page with the focus; codes, quantities and offers change what is due',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    // Whoever is elsewhere reads of the delivery to their own country, which may never be free.
    await page.goto('/delivery-place');
    await page.getByLabel('Country').selectOption('Portugal');
    await page.getByRole('button', { name: 'Show for this country' }).click();
    await expect(page).not.toHaveURL(/delivery-place/);
    await addPoster(page, 'reef');
    const cart = cartOf(page);
    const near = cart.getByRole('region', { name: 'What the cart nearly earns' });
    await test.step('what goes with it, and what is missing to an offer', async () => {
      const row = cart.getByRole('region', { name: /^(Often bought with it|You may also like)$/ });
      await expect(row.getByRole('article')).toHaveCount(3);
      await expect(row.getByRole('link', { name: 'Reef', exact: true })).toHaveCount(0);
      await expect(near).toContainText(/Spend €\d+(\.\d\d)? more for free delivery\./);
      await expect(near).toContainText('Add 2 more items: 15% off.');
      await expectAccessible(page, 'the cart', { within: 'dialog' });
      await expectNoSidewaysScroll(page, 'the cart');
    });
    await test.step('a wrong code says why it does nothing, a right one what it does', async () => {
      await cart.getByRole('button', { name: 'Add a discount code' }).click();
      await cart.getByLabel('Discount code').fill('NOSUCHCODE');
      await page.keyboard.press('Enter');
      await expect(cart.getByText(/^We know no code like that/)).toBeVisible();
      await cart.getByLabel('Discount code').fill(' moon10 ');
      await cart.getByRole('button', { name: 'Apply' }).click();
      await expect(cart.getByText('-€3.90')).toBeVisible();
      await expect(cart.getByText('€35.10').first()).toBeVisible();
      await cart.getByRole('button', { name: 'Remove the code MOON10' }).click();
      await expect(cart.getByText('-€3.90')).toBeHidden();
    });
    const quantity = cart.getByRole('group', { name: 'Quantity of Reef' });
    await test.step('more pieces, charged as the offer said', async () => {
      const more = quantity.getByRole('button', { name: 'One more' });
      const due = cart.locator('[data-row=due] dd');
      await more.click();
      await expect(near).toContainText('Add one more item: 15% off.');
      await expect(cart.locator('[aria-busy=true]')).toHaveCount(0);
      const two = cents(await due.textContent());
      await more.click();
      await expect(quantity.getByText('3', { exact: true })).toBeVisible();
      await expect(cart.getByRole('status').filter({ hasText: 'The cart comes to' })).toHaveCount(1);
      await expect(near).not.toContainText('15% off');
      await expect(cart.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(async () => cents(await due.textContent())).toBe(Math.round((two / 2) * 0.85) * 3);
      await expect(near).toContainText('Delivery is free.');
    });
    await test.step('out and back again', async () => {
      await cart.getByRole('button', { name: 'Remove Reef' }).click();
      await expect(cart.getByText('Nothing in it yet.')).toBeVisible();
      await cart.getByRole('button', { name: 'Put it back' }).click();
      await expect(cart.getByRole('heading', { name: 'Reef' })).toBeVisible();
      await expect(quantity.getByText('3', { exact: true })).toBeVisible();
    });
    await test.step('the focus comes and goes back', async () => {
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      const opener = page.getByRole('link', { name: /^Cart, 3/ });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(cart.getByRole('heading', { name: 'Reef' })).toBeVisible();
      await expect(cart.getByRole('button', { name: 'Close the cart' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      await expect(opener).toBeFocused();
    });
    await test.step('the page of the cart says the same, until it is empty', async () => {
      await page.goto('/cart');
      const shown = page.getByRole('region', { name: 'What the cart nearly earns' });
      await expect(shown).toContainText('Delivery is free. Portugal: free from €90 after discounts.');
      const shelf = page.getByRole('region', { name: /^(Often bought with it|You may also like)$/ });
      await expect(shelf.getByRole('article')).toHaveCount(3);
      await expectNoSidewaysScroll(page, 'the page of the cart');
      await page.getByRole('button', { name: 'Remove Reef' }).click();
      await expect(page.getByText('Nothing in it yet.')).toBeVisible();
      await expect(shelf).toHaveCount(0);
    });
  },
);

/** Holds the scripts of the page back. @returns what lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test(
  'what is chosen and put into the cart before the script is there counts',
  { tag: '@main' },
  async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/products/reef', { waitUntil: 'commit' });
    await choose(page, /^50 × 70 cm/);
    await page.getByRole('button', { name: /^Add/ }).click({ noWaitAfter: true });
    // The next document, unless this one has come to life meanwhile.
    await expect.poll(() => page.url().includes('addToBag') || cartOf(page).isVisible()).toBeTruthy();
    letGo();
    await expect(cartOf(page).getByText(/50 × 70 cm/)).toBeVisible();
    await expect(page).not.toHaveURL(/addToBag/);
    await expect(page.getByRole('link', { name: /^Cart, 1/ })).toBeAttached();
  },
);

test('a choice made before the script is there is kept', { tag: '@rare' }, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/products/reef', { waitUntil: 'commit' });
  await choose(page, /^50 × 70 cm/);
  letGo();
  await expect(page).toHaveURL(/Size=50/);
  await choose(page, /^Oak/);
  await expect(page).toHaveURL(/Size=50.*Frame=Oak/);
});

test('a change that does not arrive is taken back and said', { tag: '@rare' }, async ({ page }) => {
  await addPoster(page, 'reef');
  const cart = cartOf(page);
  const quantity = cart.getByRole('group', { name: 'Quantity of Reef' });
  await page.route('**/update-line-items-quantity**', (route) => route.abort());
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(quantity.getByText('2', { exact: true })).toBeVisible();
  await expect(cart.getByText(/the cart is as it was before/)).toBeVisible();
  await expect(quantity.getByText('1', { exact: true })).toBeVisible();
});

test('two tabs, one cart', { tag: '@rare' }, async ({ page, context }) => {
  await addPoster(page, 'reef');
  const second = await context.newPage();
  await addPoster(second, 'low-sun');
  await expect(cartOf(second).getByRole('heading', { name: 'Reef' })).toBeVisible();
  const first = cartOf(page);
  await expect(first.getByRole('heading', { name: 'Low sun' })).toBeVisible();
  await cartOf(second).getByRole('button', { name: 'Remove Reef' }).click();
  await expect(first.getByRole('heading', { name: 'Reef' })).toBeHidden();
  await expect(first.getByRole('heading', { name: 'Low sun' })).toBeVisible();
  await second.close();
});

test('tabs that open at the same time become one visitor', { tag: '@rare' }, async ({ context }) => {
  const requests: string[] = [];
  await context.route('**/oauth2/token', async (route) => {
    requests.push(route.request().postData() ?? '');
    await route.continue();
  });
  const pages = await Promise.all([0, 1, 2].map(() => context.newPage()));
  await Promise.all(pages.map((page) => page.goto('/cart')));
  await Promise.all(pages.map((page) => expect(page.getByText('Nothing in it yet.')).toBeVisible()));
  expect(requests).toHaveLength(1);
  await Promise.all(pages.map((page) => page.close()));
});
