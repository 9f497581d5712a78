import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { addPoster, bagOf } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'a poster tells of the set that it may belong to',
    { tag: ['@rare', '@phone-too'] },
    async ({ page }) => {
      await page.goto('/products/reef');
      await expect(page.getByRole('list', { name: 'Discounts in the bag' })).toHaveText(
        /Take 3: 15% off\..*Set of three/,
      );
      await expectNoSidewaysScroll(page, 'the product page');
      await page.goto('/he/products/reef');
      await expect(page.getByRole('list', { name: 'הנחות בסל' })).toContainText('15%');
    },
  );
});

const cents = (text: string | null): number => Number(/€([\d,]+(?:\.\d\d)?)/.exec(text ?? '')?.[1]) * 100;

test(
  'a bag says what is missing, and charges what it said once that is there',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    await addPoster(page, 'reef');
    const bag = bagOf(page);
    const near = bag.getByRole('region', { name: 'What the bag nearly earns' });
    await expect(near).toContainText(/€\d+(\.\d\d)? more and delivery is on us\./);
    await expect(near).toContainText('Add 2 more pieces: 15% off.');
    await expectAccessible(page, 'the bag', { within: 'dialog' });

    const more = bag.getByRole('button', { name: /^One more/ }).first();
    await more.click();
    await expect(near).toContainText('Add one more piece: 15% off.');
    const before = bag.locator('[data-row=due] dd');
    await expect(bag.locator('[aria-busy=true]')).toHaveCount(0);
    const two = cents(await before.textContent());
    await more.click();
    await expect(near).not.toContainText('15% off');
    await expect(bag.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(async () => cents(await before.textContent())).toBe(Math.round((two / 2) * 0.85) * 3);
    await expect(near).toContainText('Delivery is on us.');
    await page.goto('/cart');
    const shown = page.getByRole('region', { name: 'What the bag nearly earns' });
    await expect(shown).toContainText('Delivery is on us. Portugal: free from €90.');
    await expectNoSidewaysScroll(page, 'the page of the bag');
    await expectAccessible(page, 'the page of the bag');
  },
);
