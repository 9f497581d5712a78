import { placeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

/** Where a phone is laid out otherwise than the desktop: what stands side by side there is turned to here. */
test(
  'a phone opens one region of rates, and packs one parcel, at a time',
  { tag: ['@main', '@phone'] },
  async ({ page, api }) => {
    await test.step('the rates of a region stand under its name', async () => {
      await page.goto('/admin/tax');
      const books = page.getByRole('textbox', { name: 'Books, Finland, percent' });
      await expect(page.getByText('Portugal (domestic)')).toBeVisible();
      await expect(books).toHaveCount(0);
      await page.getByRole('button', { name: /^Finland/ }).click();
      await expect(books).toBeVisible();
    });

    await test.step('parcels are turned to by their tabs', async () => {
      const { id } = await placeOrder(api, { payments: [{ amount: '129.00', way: 'cash' }] });
      await goWithin(page, `/admin/orders/${id}/fulfil`);
      await page.getByRole('button', { name: 'One less of Low Tide in parcel 1' }).click();
      await page.getByRole('button', { name: 'Add parcel' }).click();
      const tabs = page.getByRole('radiogroup', { name: 'Parcel being packed' });
      const parcel = (at: number) => page.getByRole('region', { name: `Parcel ${at}` });
      for (const [at, other] of [
        [1, 2],
        [2, 1],
      ] as const) {
        await tabs.getByText(`Parcel ${at}`).click();
        await expect(parcel(at).getByRole('combobox', { name: 'Carrier' })).toBeVisible();
        await expect(parcel(other)).toBeHidden();
      }
    });
  },
);
