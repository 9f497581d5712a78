import { expectAccessible } from './support/axe.ts';
import { freshName, listOf, placeOrder, placeOrders, readOrder } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, isPhone, test } from './support/test.ts';

test(
  'a label is bought, sent and printed; given back, the items are to be sent again',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, api }) => {
    const { id } = await placeOrder(api, { payments: [{ amount: '129.00', way: 'cash' }] });
    await page.goto(`/admin/orders/${id}/fulfil`);
    const parcel = page.getByRole('region', { name: 'Parcel 1' });
    await parcel.getByText('Buy label').click();
    await parcel.getByRole('combobox', { name: 'Box' }).click();
    await page.getByRole('option', { name: /^Tube/ }).click();
    await parcel.getByLabel('Weight, packaging included').fill('0.8');
    const services = parcel.getByRole('radiogroup', { name: 'Service for parcel 1' });
    await expect(services.getByRole('radio')).toHaveCount(3);
    await expect(services.getByRole('radio', { name: /Test Post Classic/ })).toBeChecked();
    await services.getByRole('radio', { name: /Test Post Standard/ }).check();
    await expect(page.getByText(/Buy 1 label for €/)).toBeVisible();
    await expectAccessible(page, 'a label to buy');
    if (isPhone(page)) await expectNoSidewaysScroll(page, 'a label to buy');
    await page.getByRole('button', { name: 'Buy and send 3 items' }).click();

    const printing = page.getByRole('region', { name: 'Printing 1 order' });
    await expect(printing.getByText('1 done')).toBeVisible();
    await printing.getByRole('button', { name: 'Close' }).click();
    const parcels = page.getByRole('region', { name: 'Parcels' });
    await expect(parcels.getByRole('link', { name: 'Track parcel 1 at Test Post' })).toBeVisible();
    const paper = parcels.getByRole('link', { name: 'Label of parcel 1, PDF' });
    const pdf = await page.request.get((await paper.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await readOrder(api, id)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });

    await parcels.getByRole('button', { name: 'Void the label of parcel 1' }).click();
    const dialog = page.getByRole('dialog', { name: /^Void label TP\d+XX\?$/ });
    await expectAccessible(page, 'a label to give back');
    await dialog.getByRole('button', { name: 'Void label' }).click();
    await expect(page.getByText('The label was voided')).toBeVisible();
    expect(await readOrder(api, id)).toMatchObject({ fulfillmentStatus: 'NOT_FULFILLED' });
  },
);

test(
  'labels of a selection: the sum is told first, then each is sent and the labels are one PDF',
  { tag: '@rare' },
  async ({ page, api }) => {
    const lastName = freshName();
    const orders = await placeOrders(api, 2, { lastName, paid: true });
    await page.goto(listOf({ q: lastName }));
    await expect(page.locator('.row-link').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page
      .getByRole('toolbar', { name: 'Selected rows' })
      .getByRole('button', { name: 'Fulfill' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Fulfill 2 orders' });
    await dialog.getByText('Buy labels').click();
    await expect(dialog.getByText('2 orders have no weight')).toBeVisible();
    await dialog.getByLabel('Weight of orders without a catalog weight').fill('0.8');
    await expect(dialog.getByText(/^2 labels, total/)).toBeVisible();
    await expectAccessible(page, 'labels of a selection');
    await dialog.getByRole('button', { name: 'Buy 2 labels and send' }).click();
    const panel = page.getByRole('region', { name: 'Buying 2 labels' });
    await expect(panel.getByText('2 done')).toBeVisible();
    const file = panel.getByRole('link', { name: 'Open PDF' });
    const printed = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(printed.headers()['content-type']).toBe('application/pdf');
    for (const { id } of orders)
      expect(await readOrder(api, id)).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
  },
);
