import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './support/axe.ts';
import { freshName, listOf, placeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const openDialog = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Export' }).click();
  return page.getByRole('dialog', { name });
};

test(
  'a column set of parcels is saved, used by a colleague, changed and deleted; the file is what the dialog says',
  { tag: '@rare' },
  async ({ page, api }) => {
    test.slow();
    const lastName = freshName();
    const set = `Carrier ${lastName}`;
    const { id, lineItems } = await placeOrder(api, {
      lastName,
      paid: true,
      lines: [{ name: 'Chair', price: '10.00', quantity: 3 }],
    });
    await placeOrder(api, { lastName });
    const line = lineItems[0]?.id ?? '';
    for (const [quantity, trackingNumber] of [
      [1, '0034'],
      [2, '=0035'],
    ] as const)
      await api.platform('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
        fulfillment: {
          lineItems: [{ id: line, quantity }],
          trackingInfo: { trackingNumber, shippingProvider: 'DHL' },
        },
      });
    await page.goto(listOf({ q: lastName }));
    const dialog = await openDialog(page, 'Export 2 orders');
    const summary = dialog.getByRole('status');
    const columns = dialog.getByRole('list', { name: 'Columns' });
    const sets = dialog.getByRole('button', { name: /^Column sets/ });

    await test.step('rows and columns are counted as they are chosen', async () => {
      await expect(summary).toContainText('2 rows, 19 columns');
      await dialog.getByRole('radio', { name: 'Parcel' }).check({ force: true });
      await expect(summary).toContainText('2 rows, 23 columns');
      await dialog.getByRole('radio', { name: 'Line item' }).check({ force: true });
      await expect(summary).toContainText('2 rows, 16 columns');
      await dialog.getByRole('radio', { name: 'Parcel' }).check({ force: true });
      await dialog.getByRole('button', { name: 'Remove all' }).click();
      await expect(summary).toContainText('Add at least one');
      await expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    });

    await test.step('columns are added and put in order by key', async () => {
      const add = dialog.getByRole('combobox', { name: 'Add a column' });
      for (const title of ['Tracking number', 'Parcel items', 'Order ID', 'Shipping last name']) {
        await add.fill(title);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Move Order ID up' }).press('Enter');
      await page.keyboard.press('Enter');
      await expect(columns.getByRole('listitem').first()).toContainText('Order ID');
      await expectAccessibleInBoth(page, 'the export of orders');
    });

    await test.step('the set is saved with a name and opened again', async () => {
      await sets.click();
      await page.getByRole('menuitem', { name: 'Save as a new set' }).click();
      const naming = page.getByRole('dialog', { name: 'Save column set' });
      await naming.getByLabel('Name').fill(set);
      await naming.getByRole('button', { name: 'Save' }).click();
      await expect(sets).toHaveText(set);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.reload();
      await openDialog(page, 'Export 2 orders');
      await expect(summary).toContainText('19 columns');
      await sets.click();
      await page.getByRole('menuitemradio', { name: set }).click();
      await expect(summary).toContainText('2 rows, 4 columns');
      await dialog.getByRole('button', { name: 'Remove Shipping last name' }).click();
      await sets.click();
      await page.getByRole('menuitem', { name: 'Save changes' }).click();
    });

    await test.step('the file has a row for each parcel', async () => {
      await expect(summary).toContainText('2 rows, 3 columns');
      await dialog.getByRole('button', { name: 'Export CSV' }).click();
      const panel = page.getByRole('region', { name: 'Exporting 2 orders' });
      await expect(panel.getByText('1 skipped')).toBeVisible();
      const download = page.waitForEvent('download');
      await panel.getByRole('link', { name: 'Download file' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(
        csv
          .replace(/^\uFEFF/, '')
          .trim()
          .split('\n'),
      ).toEqual(['Order ID,Tracking number,Parcel items', `${id},0034,1`, `${id},'=0035,2`]);
    });

    await test.step('the set opens next time, is renamed and deleted', async () => {
      await page.reload();
      await openDialog(page, 'Export 2 orders');
      await expect(sets).toHaveText(set);
      await sets.click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page
        .getByRole('dialog', { name: `Rename “${set}”` })
        .getByLabel('Name')
        .fill(`${set} 2`);
      await page.keyboard.press('Enter');
      await expect(sets).toHaveText(`${set} 2`);
      await sets.click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete column set' }).click();
      await expect(sets).toHaveText('Custom columns');
      expect(
        await api.call('GET', '/admin/api/views?filter={"resource":"orders.export"}'),
      ).not.toContainEqual(expect.objectContaining({ name: `${set} 2` }));
    });
  },
);
