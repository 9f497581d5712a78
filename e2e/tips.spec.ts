import { expectAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { goWithin } from './support/go-within.ts';
import { mailTo } from './support/member.ts';
import { newBuyer, openSummary, payButton, payWell, writeAddress } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

interface Settings {
  id: string;
  revision: string;
}

// Other journeys count what a checkout asks.
test.afterEach(async ({ api }) => {
  const query = { filter: { default: true } };
  const { tipSettings } = await api.platform<{ tipSettings: Settings[] }>(
    'POST',
    '/tip-settings/v1/tip-settings/query',
    { query },
  );
  for (const { id, revision } of tipSettings) {
    const off = { id, revision, allowCustomerTip: false };
    await api.platform('PATCH', '/tip-settings/v1/tip-settings', { tipSettings: off });
  }
});

test('tips are offered, chosen and paid, and stand in every sum', { tag: '@main' }, async ({ page, api }) => {
  await page.goto('/admin/tips');
  await expect(page.getByRole('heading', { name: 'Tips', level: 1 })).toBeVisible();
  await page.getByRole('switch', { name: 'Offer a tip' }).check();
  await page.getByText('Percentages', { exact: true }).click();
  await page.getByRole('textbox', { name: 'First' }).fill('101');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter 0 to 100 with up to two decimals.')).toBeVisible();
  await page.getByRole('textbox', { name: 'First' }).fill('5');
  await page.getByRole('textbox', { name: 'Second' }).fill('10');
  await page.getByRole('textbox', { name: 'Third' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await goWithin(page, '/admin/settings');
  await expect(page.getByText('5, 10% at the checkout')).toBeVisible();

  const buyer = newBuyer();
  await openCheckout(page, 'low-sun');
  await writeAddress(page, buyer);
  await openSummary(page);
  const tip = page.locator('[data-row=fee]', { hasText: 'Tip' }).locator('visible=true');
  await page.getByRole('radio', { name: /^10\s?%/ }).check();
  await expect(tip).toHaveCount(1);
  const share = await page
    .getByRole('radio', { name: /^10\s?%/ })
    .locator('..')
    .locator('span')
    .innerText();
  await expect(tip.locator('dd')).toHaveText(share);
  await page.getByRole('radio', { name: 'None' }).check();
  await expect(tip).toHaveCount(0);
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Amount in EUR').fill('0');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Type an amount above zero')).toBeVisible();
  await page.getByLabel('Amount in EUR').fill('2,50');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tip.locator('dd')).toHaveText('€2.50');
  await expectAccessible(page, 'checkout with a tip');
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');

  await payWell(page);
  await expect(tip.locator('dd')).toHaveText('€2.50');
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await mailTo(api, buyer.email, /^(Tip: .*2\.50)$/m)).toContain('Tip');

  const { tip: stored } = await api.platform<{ tip: { amount: string } }>(
    'GET',
    `/tips/v1/tips/order/${orderId}`,
  );
  expect(stored.amount).toBe('2.50');
});
