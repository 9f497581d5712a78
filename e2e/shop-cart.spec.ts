import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { addPoster, bagOf, choose } from './support/shopper.ts';
import { expect, sizesOf, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

test(
  'the bag opens over the page, keeps the focus and gives it back',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    await addPoster(page, 'reef');
    await page.reload();
    const opener = page.getByRole('link', { name: /^Bag, 1/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const bag = bagOf(page);
    await expect(bag.getByRole('heading', { name: 'Reef' })).toBeVisible();
    await expect(bag.getByRole('button', { name: 'Close the bag' })).toBeFocused();
    await expectAccessible(page, 'the bag', { within: 'dialog' });
    await expectNoSidewaysScroll(page, 'the bag');
    await page.keyboard.press('Escape');
    await expect(bag).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'what is chosen and put into the bag before the script is there counts',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/products/reef', { waitUntil: 'commit' });
    await choose(page, /^50 × 70 cm/);
    await page.getByRole('button', { name: /^Add/ }).click({ noWaitAfter: true });
    // The next document, unless this one has come to life meanwhile.
    await expect.poll(() => page.url().includes('addToBag') || bagOf(page).isVisible()).toBeTruthy();
    letGo();
    await expect(bagOf(page).getByText(/50 × 70 cm/)).toBeVisible();
    await expect(page).not.toHaveURL(/addToBag/);
    await expect(page.getByRole('link', { name: /^Bag, 1/ })).toBeAttached();
  },
);

test('a choice made before the script is there is kept', { tag: '@rare' }, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/products/reef', { waitUntil: 'commit' });
  await choose(page, /^50 × 70 cm/);
  letGo();
  await expect(page).toHaveURL(/Size=50/);
  await choose(page, /^Oak/);
  await expect(page).toHaveURL(/Size=50.*Frame=Oak/);
});

test('more, fewer, out and back again', { tag: '@main' }, async ({ page }) => {
  await addPoster(page, 'reef');
  const bag = bagOf(page);
  const quantity = bag.getByRole('group', { name: 'Quantity of Reef' });
  await quantity.getByRole('button', { name: 'One more' }).click();
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(quantity.getByText('3', { exact: true })).toBeVisible();
  await expect(bag.getByRole('status').filter({ hasText: 'The bag comes to' })).toHaveCount(1);
  await page.reload();
  await page.getByRole('link', { name: /^Bag, 3/ }).click();
  await bag.getByRole('button', { name: 'Remove Reef' }).click();
  await expect(bag.getByText('Nothing in it yet.')).toBeVisible();
  await bag.getByRole('button', { name: 'Put it back' }).click();
  await expect(bag.getByRole('heading', { name: 'Reef' })).toBeVisible();
  await expect(quantity.getByText('3', { exact: true })).toBeVisible();
});

test('a change that does not arrive is taken back and said', { tag: '@main' }, async ({ page }) => {
  await addPoster(page, 'reef');
  const bag = bagOf(page);
  const quantity = bag.getByRole('group', { name: 'Quantity of Reef' });
  await page.route('**/update-line-items-quantity**', (route) => route.abort());
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(quantity.getByText('2', { exact: true })).toBeVisible();
  await expect(bag.getByText(/the bag is as it was before/)).toBeVisible();
  await expect(quantity.getByText('1', { exact: true })).toBeVisible();
});

test(
  'a discount code shows what it does, and a wrong one why it does nothing',
  { tag: '@main' },
  async ({ page }) => {
    await addPoster(page, 'reef');
    const bag = bagOf(page);
    await bag.getByRole('button', { name: 'Add a discount code' }).click();
    await bag.getByLabel('Discount code').fill('NOSUCHCODE');
    await page.keyboard.press('Enter');
    await expect(bag.getByText(/^We know no code like that/)).toBeVisible();
    await bag.getByLabel('Discount code').fill(' moon10 ');
    await bag.getByRole('button', { name: 'Apply' }).click();
    await expect(bag.getByText('-€3.90')).toBeVisible();
    await expect(bag.getByText('€35.10').first()).toBeVisible();
    await bag.getByRole('button', { name: 'Remove the code MOON10' }).click();
    await expect(bag.getByText('-€3.90')).toBeHidden();
  },
);

test('two tabs, one bag', { tag: '@rare' }, async ({ page, context }) => {
  await addPoster(page, 'reef');
  const second = await context.newPage();
  await addPoster(second, 'low-sun');
  await expect(bagOf(second).getByRole('heading', { name: 'Reef' })).toBeVisible();
  const first = bagOf(page);
  await expect(first.getByRole('heading', { name: 'Low sun' })).toBeVisible();
  await bagOf(second).getByRole('button', { name: 'Remove Reef' }).click();
  await expect(first.getByRole('heading', { name: 'Reef' })).toBeHidden();
  await expect(first.getByRole('heading', { name: 'Low sun' })).toBeVisible();
  await second.close();
});

test('tabs that open at the same time become one visitor', { tag: '@rare' }, async ({ context }) => {
  const asked: string[] = [];
  await context.route('**/oauth2/token', async (route) => {
    asked.push(route.request().postData() ?? '');
    await route.continue();
  });
  const pages = await Promise.all([0, 1, 2].map(() => context.newPage()));
  await Promise.all(pages.map((page) => page.goto('/cart')));
  await Promise.all(pages.map((page) => expect(page.getByText('Nothing in it yet.')).toBeVisible()));
  expect(asked).toHaveLength(1);
  await Promise.all(pages.map((page) => page.close()));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the page of the bag, ${colorScheme}`,
    { tag: [colorScheme === 'light' ? '@main' : '@variant', ...sizesOf(colorScheme)] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/cart');
      await expect(page.getByText('Nothing in it yet.')).toBeVisible();
      await expectAccessible(page, `the empty bag, ${colorScheme}`, { dark: colorScheme === 'dark' });
      await addPoster(page, 'reef');
      await page.goto('/he/cart');
      await expect(page.getByRole('heading', { name: 'Reef' })).toBeVisible();
      await expectAccessible(page, `the bag in Hebrew, ${colorScheme}`, { dark: colorScheme === 'dark' });
      await expectNoSidewaysScroll(page, 'the bag in Hebrew');
    },
  );
}
