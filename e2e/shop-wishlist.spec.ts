import type { Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { signInMember } from './support/member.ts';
import { freshName } from './support/orders.ts';
import { newProduct, productIdOf } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { cartOf, choose } from './support/shopper.ts';
import { registeredMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Keep ${name} on the wishlist` }).first();
const entryOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The press is done once the server has it. */
async function press(page: Page, name: string): Promise<void> {
  const stored = page.waitForResponse(/\/wishlists\/(add|remove)-item$/);
  await heartOf(page, name).click();
  expect((await stored).ok()).toBe(true);
}

async function keepReef(page: Page): Promise<void> {
  await page.goto('/products/reef');
  await choose(page, /^50 × 70 cm/);
  // The address follows once the script is there: a heart that is pressed before leads to the list.
  await expect(page).toHaveURL(/Size=50/);
  await press(page, 'Reef');
  await expect(heartOf(page, 'Reef')).toHaveAttribute('aria-pressed', 'true');
}

test(
  'kept from a listing and a product, shown, shared to look at, moved to the cart, taken off and put back',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, pageAs }) => {
    const name = 'Low sun';
    await page.goto('/search?q=low+sun');
    await press(page, name);
    await keepReef(page);
    await page.reload();
    await expect(heartOf(page, 'Reef')).toHaveAttribute('aria-pressed', 'true');

    // As a heart leads there that was pressed before the script was there.
    await page.goto(`/wishlist?add=${await productIdOf(api, 'peacock')}`);
    await expect(entryOf(page, 'Peacock')).toHaveCount(1);
    await expect(page).not.toHaveURL(/add=/);
    await expect(page.getByText('3 posters', { exact: true })).toBeVisible();
    await expect(entryOf(page, 'Reef').getByText(/50 × 70 cm/)).toBeVisible();
    await expect(entryOf(page, name).getByRole('link', { name: 'Choose yours' })).toBeVisible();
    await expectAccessible(page, 'the wishlist');
    await expectNoSidewaysScroll(page, 'the wishlist');

    await page.getByRole('button', { name: 'Share' }).click();
    const address = await page.getByLabel('Address of the list').inputValue();
    expect(address).toMatch(/\/wishlist\/[0-9a-f]{32}$/);
    await expectStateAccessible(page, 'the shared list of its owner');

    const friend = await pageAs('nobody');
    const path = new URL(address).pathname;
    await friend.goto(path);
    await expect(friend.getByRole('heading', { name: 'A wishlist', level: 1 })).toBeVisible();
    await expect(entryOf(friend, 'Reef')).toHaveCount(1);
    await expect(entryOf(friend, 'Reef').getByRole('button')).toHaveCount(0);
    await expectAccessible(friend, 'a shared wishlist');
    await friend.goto(`/he${path}`);
    await expect(friend.getByRole('heading', { name: 'רשימת משאלות משותפת' })).toBeVisible();

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByLabel('Address of the list')).toHaveCount(0);
    await friend.goto(path);
    await expect(friend.getByRole('heading', { name: 'This list is not shared any more' })).toBeVisible();

    await entryOf(page, name)
      .getByRole('button', { name: `Take ${name} off the list` })
      .click();
    await expect(page.getByText(`${name} is off the list.`)).toBeVisible();
    await expect(entryOf(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(entryOf(page, name)).toHaveCount(1);

    await page.getByRole('button', { name: 'Move to the cart: Reef' }).click();
    await expect(cartOf(page).getByText(/50 × 70 cm/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entryOf(page, 'Reef')).toHaveCount(0);
    await expect(page.getByText('2 posters', { exact: true })).toBeVisible();
  },
);

test(
  'what a visitor keeps comes along on signing in, and the account leads there',
  { tag: '@rare' },
  async ({ page }) => {
    const member = await registeredMember(page);
    await keepReef(page);
    await signInMember(page, member);
    await expect(page).not.toHaveURL(/sign-in/);
    await page.goto('/account/orders');
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Your wishlist' })
      .click();
    await expect(entryOf(page, 'Reef')).toHaveCount(1);
  },
);

test('what is sold out is marked, and stays', { tag: '@rare' }, async ({ page, api }) => {
  const name = `Gone ${freshName()}`;
  const { id } = await newProduct(api, {
    name,
    variantsInfo: {
      variants: [
        { visible: true, price: { actualPrice: { amount: '12.00' } }, inventoryItem: { quantity: 0 } },
      ],
    },
  });
  await page.goto(`/wishlist?add=${id}`);
  await expect(entryOf(page, name).getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('button', { name: /in the cart/ })).toHaveCount(0);
  await api.platform('DELETE', `/stores/v3/products/${id}`);
});
