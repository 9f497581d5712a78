import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { mailTo } from './support/member.ts';
import { readTransactions } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import {
  cartOf,
  goToCheckout,
  newBuyer,
  openSummary,
  payButton,
  payWell,
  writeAddress,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

test(
  'a card is bought, mailed, asked about, spent, and given back with the refund',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const [giver, friend] = [newBuyer(), newBuyer()];
    await page.goto('/gift-card');
    await expect(page.getByRole('heading', { name: 'A gift card', level: 1 })).toBeVisible();
    await expectStateAccessible(page, 'a gift card to buy');
    await expectNoSidewaysScroll(page, 'a gift card to buy');
    await page.getByRole('radio', { name: 'Other' }).check({ force: true });
    await page.getByLabel('Your amount').fill('30');
    await page.getByLabel('Their email').fill('nobody');
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(page.getByText('An address such as marit@example.com')).toBeVisible();
    await page.getByLabel('Their email').fill(friend.email);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(cartOf(page).getByRole('link', { name: /^Check out/ })).toBeVisible();
    await expect(cartOf(page).getByText('so nothing is added for delivery')).toBeVisible();
    await goToCheckout(page);
    await writeAddress(page, giver);
    await expect(payButton(page)).toHaveText('Pay €30.00');
    await payWell(page);
    await expect(page.getByText(/What you give goes out by email on its day/)).toBeVisible();
    await expect(page.getByText('Printed and framed')).toHaveCount(0);

    const code = await mailTo(api, friend.email, /\b((?:[A-Z0-9]{4}-){3}[A-Z0-9]{4})\b/, 90_000);
    await page.goto('/gift-card/balance');
    await page.getByLabel('Code of the card').fill('AAAA-BBBB-CCCC-DDDD');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByText('There is no gift card with this code')).toBeVisible();
    await page.getByLabel('Code of the card').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByRole('status')).toContainText('€30.00');
    await expectAccessible(page, 'the balance of a gift card');

    await openCheckout(page, 'reef');
    await writeAddress(page, friend);
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await openSummary(page);
    const field = page.getByLabel('Discount code or gift card').locator('visible=true');
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByText(/^Gift card .*€30\.00$/).locator('visible=true')).toBeVisible();
    await payWell(page);
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await page.goto('/gift-card/balance');
    await page.getByLabel('Code of the card').fill(code);
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByRole('status')).toContainText('€0.00');
    const { payments } = await readTransactions(api, orderId);
    await api.platform('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId,
      paymentRefunds: payments.map(({ id, amount }) => ({ paymentId: id, amount })),
    });
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByRole('status')).toContainText('€30.00');

    const mine = encodeURIComponent(JSON.stringify({ q: friend.email }));
    await page.goto(`/admin/gift-cards?filter=${mine}`);
    await expect(page.getByRole('heading', { name: 'Gift cards', level: 1 })).toBeVisible();
    await page.locator('#content .row-link, #content li[data-id] > a').first().click();
    await expect(page.getByRole('columnheader', { name: 'History' })).toBeVisible();
    await expect(page.getByText('Issued by order', { exact: false }).first()).toBeVisible();
    await expectAccessible(page, 'an open gift card');
    await expectNoSidewaysScroll(page, 'an open gift card');
  },
);

test(
  'a card is issued to go out on a day, topped up and stopped, and what is owed follows',
  { tag: '@rare' },
  async ({ page, api }) => {
    const friend = newBuyer();
    const owed = async (): Promise<number> => {
      const { summary } = await api.call<{ summary: { owed: { currency: string; amount: string }[] } }>(
        'POST',
        '/admin/api/extensions/summarizeGiftCards',
        {},
      );
      return Number(summary.owed.find(({ currency }) => currency === 'EUR')?.amount ?? 0);
    };
    const before = await owed();
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const year = new Date().getFullYear() + 2;
    await page.goto('/admin/gift-cards');
    const form = page.getByRole('form', { name: 'Issue gift card' });
    const inForm = (name: string) => form.getByLabel(name, { exact: true });
    await inForm('Amount').fill('40');
    await inForm('To').fill(friend.email);
    await inForm('Send date').fill(inTenDays);
    await inForm('Valid until').fill(`${year}-11-30`);
    await form.getByRole('button', { name: /^Issue.*40\.00$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/);
    await dialog.getByRole('button', { name: 'View gift card' }).click();
    await expect(page.getByText(`valid until 30 Nov ${year}`)).toBeVisible();
    await expect(page.getByText(/^Sends/).last()).toBeVisible();

    await page.getByRole('button', { name: 'Adjust balance' }).click();
    const by = dialog.getByLabel('Adjustment');
    await by.fill('-50');
    await expect(dialog.getByText('The balance is only €40.00.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Deduct €50.00' })).toBeDisabled();
    await by.fill('10');
    await expect(dialog.getByText('Balance: €40.00 → €50.00.')).toBeVisible();
    await expectAccessible(page, 'changing a balance');
    await dialog.getByRole('button', { name: 'Add €10.00' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(owed).toBe(before + 50);
    const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'Ines Aalto' });
    await expect(rows.filter({ hasText: 'Added' })).toContainText('+€10.00€50.00');
    await expect(rows.filter({ hasText: 'Issued' })).toContainText('+€40.00€40.00');

    // A last day that nobody changed stays what it is.
    await page.getByRole('button', { name: 'Change expiration' }).click();
    await expect(dialog.getByLabel('Valid until')).toHaveValue(`30 Nov ${year}`);
    await dialog.getByRole('button', { name: 'Change expiration' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Expiration changed')).toBeVisible();
    await expect(page.getByText(`valid until 30 Nov ${year}`)).toBeVisible();

    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await dialog.getByRole('button', { name: 'Disable gift card' }).click();
    await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
    await expect.poll(owed).toBe(before);
  },
);
