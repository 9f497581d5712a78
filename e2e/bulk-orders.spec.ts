import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { freshName, listOf, placeOrder, placeOrders, readOrder, selectOnPhone } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

async function openAction(page: Page, name: string): Promise<void> {
  await expect(page.locator('.row-link').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const toolbar = page.getByRole('toolbar', { name: 'Selected rows' });
  await toolbar.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test.describe('at a desk', () => {
  test('held money is captured for many orders, told before', { tag: '@rare' }, async ({ page, api }) => {
    const lastName = freshName();
    const authorized = { lastName, payments: [{ amount: '129.00', way: 'held card' as const }] };
    const first = await placeOrder(api, authorized);
    const second = await placeOrder(api, authorized);
    const without = await placeOrder(api, { lastName });
    await page.goto(listOf({ q: lastName }));
    await openAction(page, 'Capture');
    const dialog = page.getByRole('dialog', { name: 'Capture the payments for 3 orders?' });
    await expect(dialog.getByText('2 orders have an authorized payment')).toBeVisible();
    await expect(dialog.getByText('€258.00')).toBeVisible();
    await expectAccessible(page, 'the dialog that captures');
    await dialog.getByRole('button', { name: 'Capture payments' }).click();
    const panel = page.getByRole('region', { name: 'Capturing payments for 3 orders' });
    await expect(panel.getByText('2 done')).toBeVisible();
    await expect(panel.getByText('No money is held for it.')).toBeVisible();
    await expect(panel.getByText(`#${without.number}`)).toBeVisible();
    for (const { id } of [first, second]) expect((await readOrder(api, id)).paymentStatus).toBe('PAID');
  });

  test('orders leave the list into the archive, and come back', { tag: '@rare' }, async ({ page, api }) => {
    const lastName = freshName();
    await placeOrders(api, 2, { lastName });
    await page.goto(listOf({ q: lastName }));
    await openAction(page, 'Archive');
    const dialog = page.getByRole('dialog', { name: 'Archive 2 orders?' });
    await dialog.getByRole('button', { name: 'Archive 2' }).click();
    await expect(page.getByRole('region', { name: 'Archiving 2 orders' }).getByText('2 done')).toBeVisible();
    await page.goto(listOf({ q: lastName }));
    await expect(page.getByText('No matching orders')).toBeVisible();
    await goWithin(page, listOf({ q: lastName, where: [['archived', 'is', 'yes']] }));
    await openAction(page, 'Unarchive');
    const back = page.getByRole('dialog', { name: 'Unarchive 2 orders?' });
    await back.getByRole('button', { name: 'Unarchive 2' }).click();
    const panel = page.getByRole('region', { name: 'Unarchiving 2 orders' });
    await expect(panel.getByText('2 done')).toBeVisible();
  });

  test(
    'the buyers of many orders are mailed, and see before what they get',
    { tag: '@rare' },
    async ({ page, api }) => {
      const lastName = freshName();
      const [order] = await placeOrders(api, 2, { lastName });
      await page.goto(listOf({ q: lastName }));
      await openAction(page, 'Email customers');
      const dialog = page.getByRole('dialog', { name: 'Email the customers of 2 orders' });
      await expect(dialog.getByText('2 emails will be sent')).toBeVisible();
      await dialog.getByText('Custom message').click();
      await expect(dialog.getByRole('button', { name: 'Send emails' })).toBeDisabled();
      await dialog.getByLabel('Subject').fill('We move');
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Parcels leave on Monday.');
      await dialog.getByText(/^Preview of the first email, to /).click();
      await expect(dialog.getByText(/Hello Ada,\s+Parcels leave on Monday\./)).toBeVisible();
      await expectAccessible(page, 'the dialog that mails');
      await dialog.getByRole('button', { name: 'Send emails' }).click();
      await expect(
        page.getByRole('region', { name: 'Emailing the customers of 2 orders' }).getByText('2 done'),
      ).toBeVisible();
      const timeline = (await readOrder(api, order?.id ?? '')).activities;
      expect(timeline.at(-1)).toMatchObject({ type: 'CUSTOM_ACTIVITY' });
    },
  );
});

test('a phone mails the buyer of what it selects', { tag: ['@rare', '@phone'] }, async ({ page, api }) => {
  const lastName = freshName();
  const { number } = await placeOrder(api, { lastName });
  await page.goto(listOf({ q: lastName }));
  await selectOnPhone(page, [number]);
  const bar = page.getByText('1 selected');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Email customers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email the customer of 1 order' });
  await expect(dialog.getByText('1 email will be sent')).toBeVisible();
  await expectAccessible(page, 'the dialog that mails');
});
