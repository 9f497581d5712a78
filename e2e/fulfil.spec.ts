import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { freshName, placeOrder, readOrder } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, isPhone, test } from './support/test.ts';

test(
  'two parcels with their numbers, which the shopper follows; one is changed, one taken back',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, pageAs }) => {
    const lastName = freshName();
    const { id, number } = await placeOrder(api, {
      lastName,
      payments: [{ amount: '129.00', way: 'cash' }],
    });
    await page.goto(`/admin/orders/${id}`);
    await page.getByRole('button', { name: 'Fulfill 3 items' }).click();
    await expect(page.getByRole('heading', { name: `Fulfill #${number}`, level: 1 })).toBeVisible();

    await page.getByLabel('Scan an item into parcel 1').fill('NOPE');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('NOPE isn’t in this order, or was already fulfilled.');
    await page.getByRole('button', { name: 'One less of Low Tide in parcel 1' }).click();
    await expect(page.getByText(/The order becomes Partially fulfilled/)).toBeVisible();
    await page.getByRole('button', { name: 'Add parcel' }).click();
    await expect(page.getByText(/Send 3 items in 2 parcels. The order becomes Fulfilled/)).toBeVisible();
    const parcel = (at: number) => page.getByRole('region', { name: `Parcel ${at}` });
    // A phone shows one parcel at a time.
    const turnTo = async (at: number): Promise<void> => {
      const tabs = page.getByRole('radiogroup', { name: 'Parcel being packed' });
      if (isPhone(page)) await tabs.getByText(`Parcel ${at}`).click();
    };
    await turnTo(1);
    await parcel(1).getByRole('combobox', { name: 'Carrier' }).click();
    await page.getByRole('option', { name: 'UPS' }).click();
    await parcel(1).getByRole('textbox', { name: 'Tracking number' }).fill('1Z 999');
    await turnTo(2);
    await parcel(2).getByRole('combobox', { name: 'Carrier' }).click();
    await page.getByRole('option', { name: 'Another carrier' }).click();
    await parcel(2).getByLabel('Carrier name').fill('Bicycle');
    await parcel(2).getByLabel('Tracking link').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Send 3 items' }).click();
    await expect(parcel(2).getByText('Enter a URL, such as https://carrier.example/7.')).toBeVisible();
    await parcel(2).getByLabel('Tracking link').fill('https://bicycle.example/7');
    await expectAccessible(page, 'fulfil', { within: 'main' });
    if (isPhone(page)) await expectNoSidewaysScroll(page, 'fulfil');
    await page.getByLabel('Note in the email (optional)').fill('Two parcels, both today.');
    await page.getByRole('button', { name: 'Preview the email' }).click();
    const mails = page.getByRole('dialog', { name: 'Email to the customer' });
    await expect(mails.getByText('Two parcels, both today.')).toHaveCount(2);
    await expect(mails.getByText('1Z 999')).toBeVisible();
    await expectAccessible(page, 'the mail as it would go out', { within: '[role=dialog]' });
    await mails.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Send 3 items' }).click();

    const parcels = page.getByRole('region', { name: 'Parcels' });
    await expect(parcels.getByRole('link', { name: 'Track parcel 1 at UPS' })).toHaveAttribute(
      'href',
      /trackNums=1Z%20999$/,
    );
    await expect(parcels.getByRole('link', { name: 'Track parcel 2 at Bicycle' })).toBeVisible();
    expect(await readOrder(api, id)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });

    const shop = await pageAs('viewer');
    await shop.goto('/order-look-up');
    await shop.getByLabel('Order number').fill(number);
    await shop.getByLabel('Email').fill(`${lastName.toLowerCase()}@example.com`);
    await shop.getByRole('button', { name: 'Find the order' }).click();
    for (const [at, address] of [
      [1, /trackNums=1Z%20999$/],
      [2, 'https://bicycle.example/7'],
    ] as const)
      await expect(shop.getByRole('link', { name: `Follow parcel ${at}` })).toHaveAttribute('href', address);

    await parcels.getByRole('button', { name: 'Edit tracking: Parcel 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tracking of parcel 1' });
    await dialog.getByLabel('Tracking number').fill('1Z 998');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(parcels.getByText('1Z 998')).toBeVisible();
    await parcels.getByRole('button', { name: 'Cancel fulfillment: Parcel 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel fulfillment' }).click();
    await expect(parcels.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Fulfill the rest' })).toBeVisible();
    await expectStateAccessible(page, 'an order with a parcel');
  },
);
