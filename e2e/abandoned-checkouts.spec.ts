import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

test(
  'what was left is found, read with its cart and way back, and noted',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    // Other journeys leave carts too, and buy them after all: the way back is of those that are open.
    await page.goto('/admin/abandoned-checkouts?filter={"tab":"open"}');
    await expect(page.getByRole('heading', { name: 'Abandoned checkouts', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Abandonment and recovery' })).toContainText('Open now');
    await page.locator('#content .row-link, #content li[data-id] > a').first().click();
    await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy recovery link' })).toBeVisible();
    await expectAccessible(page, 'an abandoned checkout');
    await expectNoSidewaysScroll(page, 'an abandoned checkout');
    const note = `Call first, says ${freshName()}.`;
    await page.getByRole('textbox', { name: 'Note for your team' }).fill(note);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Note saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Note for your team' })).toHaveValue(note);

    await test.step('the plan of reminders rejects what makes none', async () => {
      await goWithin(page, '/admin/abandoned-checkouts/settings');
      await expect(page.getByRole('heading', { name: 'Reminder plan', level: 1 })).toBeVisible();
      await page.getByRole('textbox', { name: 'Hours after abandonment' }).nth(1).fill('1');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Must be later than the previous reminder.')).toBeVisible();
      await expectStateAccessible(page, 'the plan of reminders');
    });
  },
);
