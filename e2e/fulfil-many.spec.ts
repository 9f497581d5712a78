import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { freshName, listOf, placeOrder, placeOrders, readOrder, selectOnPhone } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, isPhone, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

test(
  'a selection is sent by a file of tracking numbers: what fits no order is seen first',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, api }) => {
    const lastName = freshName();
    const [first, second] = await placeOrders(api, 2, { lastName, paid: true });
    const other = await placeOrder(api, { payments: [{ amount: '129.00', way: 'cash' }] });
    if (!first || !second) throw new Error('No orders were placed.');
    await page.goto(listOf({ q: lastName }));
    if (isPhone(page)) {
      await selectOnPhone(page, [first.number, second.number]);
      await page.getByRole('button', { name: 'More', exact: true }).last().click();
      await page.getByRole('menuitem', { name: 'Fulfill' }).click();
    } else {
      await expect(page.locator('.row-link').first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Select all rows' }).check();
      await page
        .getByRole('toolbar', { name: 'Selected rows' })
        .getByRole('button', { name: 'Fulfill' })
        .click();
    }
    const dialog = page.getByRole('dialog', { name: 'Fulfill 2 orders' });
    await dialog.getByText('From a file').click();
    const rows = [
      'Order number,Tracking number,Carrier',
      `${first.number},JD 1,DHL`,
      `${other.number},JD 2,DHL`,
      `${second.number},javascript:alert(1),DHL`,
    ].join('\n');
    await dialog.getByLabel(/^Paste rows/).fill(rows);
    await dialog.getByRole('button', { name: 'Match' }).click();
    await expect(dialog.getByText('2 rows couldn’t be matched')).toBeVisible();
    await expect(dialog.getByText('The order is not among the selected.')).toBeVisible();
    await expect(dialog.getByText('This is no tracking number.')).toBeVisible();
    await expect(dialog.getByText('1 order matched')).toBeVisible();
    await expectAccessible(page, 'rows that fit no order');
    if (isPhone(page)) await expectNoSidewaysScroll(page, 'rows that fit no order');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download these rows (CSV)' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`${other.number},JD 2,DHL,,3,The order is not among the selected.`);

    await dialog.getByLabel(/^Paste rows/).fill(`${first.number} JD1\n${second.number} JD2`);
    await dialog.getByRole('combobox', { name: 'Carrier' }).click();
    await page.getByRole('option', { name: 'DHL' }).click();
    await dialog.getByRole('button', { name: 'Match' }).click();
    await dialog.getByLabel('Note in the email (optional)').fill('On its way at last.');
    await dialog.getByRole('button', { name: 'Send 2 orders' }).click();
    const panel = page.getByRole('region', { name: 'Fulfilling 2 orders' });
    await expect(panel.getByText('2 done')).toBeVisible();
    for (const { id } of [first, second])
      expect(await readOrder(api, id)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
    expect(await readOrder(api, other.id)).toMatchObject({ fulfillmentStatus: 'NOT_FULFILLED' });
    await goWithin(page, `/admin/orders/${second.id}`);
    await expect(page.getByRole('link', { name: 'Track parcel 1 at DHL' })).toHaveAttribute(
      'href',
      /tracking-id=JD2$/,
    );
  },
);
