import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { cartOf, CARDS, goToCheckout, pay, writeAddress, writeCard } from './support/shopper.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

test(
  'a subscription of the shop is found at the desk, paused, resumed and canceled, each with what comes of it',
  { tag: ['@main', '@phone-too'] },
  async ({ page, pageAs }) => {
    test.slow();
    const member = await signedInMember(page);
    await page.goto('/products/print-of-the-month');
    await page.getByRole('button', { name: /^Add/ }).click();
    await expect(cartOf(page)).toBeVisible();
    await goToCheckout(page);
    await writeAddress(page, { email: member.email, country: 'Netherlands' });
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await writeCard(page, CARDS.good);
    await page.getByRole('checkbox', { name: /^Keep this card and charge it again/ }).check();
    await pay(page);
    await page.waitForURL(/thank-you/);

    const desk = await pageAs('owner');
    const filter = encodeURIComponent(JSON.stringify({ q: member.email }));
    await desk.goto(`/admin/subscriptions?filter=${filter}`);
    await desk.locator('#content .row-link, #content li[data-id] > a').first().click();
    await expect(desk.getByText('once so far')).toBeVisible();
    await expect(desk.getByText('Visa •• 4242')).toBeVisible();
    await expectAccessible(desk, 'a subscription at the desk', { within: 'main' });
    await expectNoSidewaysScroll(desk, 'a subscription at the desk');

    await desk.getByRole('button', { name: 'Change…' }).click();
    const change = desk.getByRole('dialog', { name: /^Change the deliveries for/ });
    const confirm = change.getByRole('button', { name: 'Save changes' });
    await change.getByRole('spinbutton', { name: 'Quantity of Print of the month' }).fill('0');
    await expect(change.getByRole('alert')).toHaveText(
      'A subscription needs at least one item. To end it, cancel it.',
    );
    await expect(confirm).toBeDisabled();
    await change.getByRole('spinbutton', { name: 'Quantity of Print of the month' }).fill('2');
    await expect(change.getByRole('row', { name: /^Items/ })).toContainText('€57.60');
    await expectAccessible(desk, 'what a change comes to', { within: '[role=dialog]' });
    await confirm.click();
    await expect(desk.getByText('The deliveries were changed')).toBeVisible();
    await expect(desk.getByText('Items changed')).toBeVisible();

    await desk.getByRole('button', { name: 'Pause', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Pause this subscription' });
    await expect(dialog).toContainText('Missed deliveries aren’t charged later.');
    await expectAccessible(desk, 'what a pause does', { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Pause' }).click();
    // In place of the day of the next charge; the state beside the name says it, too.
    const next = desk.getByRole('definition').getByText('Paused', { exact: true });
    await expect(next).toBeVisible();
    await desk.getByRole('button', { name: 'Resume', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
    await expect(desk.getByRole('button', { name: 'Skip next' })).toBeVisible();

    await desk.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(desk.getByRole('dialog')).toContainText('It ends permanently');
    await desk.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(desk.getByRole('button', { name: 'Skip next' })).toHaveCount(0);
    await expect(desk.getByText('Canceled').last()).toBeVisible();

    await page.goto('/account/subscriptions');
    await page.getByRole('link', { name: 'Print of the month' }).click();
    await expect(page.getByText('Next charge: None any more')).toBeVisible();
  },
);

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test(
    'sees the subscriptions and may not set when a charge is tried again',
    { tag: '@rare' },
    async ({ page }) => {
      await page.goto('/admin/subscriptions');
      await expect(page.getByRole('heading', { name: 'Subscriptions', level: 1 })).toBeVisible();
      await page.goto('/admin/subscriptions/settings');
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    },
  );
});

test.describe('the tries of a charge', () => {
  test.use({ role: 'owner' });

  test('are rejected beside their field where they make none', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/subscriptions/settings');
    await page.getByRole('textbox', { name: 'Days between retries' }).fill('1, zero');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('textbox', { name: 'Days between retries' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectAccessible(page, 'days that are none');
  });
});
