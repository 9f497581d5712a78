import { freshName, listOf, placeOrder, placeOrders, readOrder } from './support/orders.ts';
import { person } from './support/roles.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { expect, isPhone, test } from './support/test.ts';

test(
  'an order is opened from the list, and its neighbours from there',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const lastName = freshName();
    const orders = await placeOrders(api, 3, { lastName });
    const newestFirst = orders.map(({ number }) => Number(number)).sort((a, b) => b - a);
    await page.goto(listOf({ q: lastName }, { sort: 'number', order: 'DESC' }));
    await page
      .getByRole('link', { name: `#${newestFirst[0]}` })
      .first()
      .click();
    const heading = (at: number) => page.getByRole('heading', { name: `#${newestFirst[at]}`, level: 1 });
    await expect(heading(0)).toBeVisible();
    await expect(page.getByText('1 of 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous order' })).toBeDisabled();
    await page.getByRole('link', { name: 'Next order' }).click();
    await expect(heading(1)).toBeVisible();
    await page.getByRole('link', { name: 'Next order' }).click();
    await expect(heading(2)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next order' })).toBeDisabled();
    await page.getByRole('link', { name: 'Previous order' }).click();
    await expect(heading(1)).toBeVisible();
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  },
);

test(
  'an order is commented on and tagged, its address changed, and the timeline says so',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api);
    await page.goto(`/admin/orders/${id}`);
    const timeline = page.getByRole('region', { name: 'Timeline' });

    await test.step('a comment is written, changed and taken back', async () => {
      const text = timeline.getByRole('textbox', { name: 'Write a comment for your team' });
      await text.fill('Wrap it twice.');
      await timeline.getByRole('button', { name: 'Comment' }).click();
      const entry = timeline.getByRole('listitem').filter({ hasText: 'Wrap it twice.' });
      await expect(entry).toContainText(`${person.owner} commented`);
      await expect(text).toHaveValue('');

      await entry.getByRole('button', { name: 'Edit' }).click();
      await timeline.getByRole('textbox', { name: 'Edit' }).fill('Wrap it once.');
      await timeline.getByRole('button', { name: 'Save changes' }).click();
      const changed = timeline.getByRole('listitem').filter({ hasText: 'Wrap it once.' });
      await expect(changed).toBeVisible();

      await changed.getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete this comment?' });
      await dialog.getByRole('button', { name: 'Delete comment' }).click();
      await expect(dialog).toBeHidden();
      await expect(changed).toHaveCount(0);
      const { activities } = await readOrder(api, id);
      expect(activities.filter(({ type }) => type === 'MERCHANT_COMMENT')).toEqual([]);
    });

    await test.step('tags are put on and taken off', async () => {
      const tags = page.getByRole('complementary').or(page.getByRole('main'));
      await tags.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('textbox', { name: 'New tag' }).fill('gift');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Remove gift' })).toBeVisible();
      const target = await page.getByRole('button', { name: 'Remove gift' }).boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0), 'the smallest target').toBeGreaterThanOrEqual(
        24,
      );
      const stored = async () => (await readOrder(api, id)).tags?.tags?.tagIds ?? [];
      await expect.poll(stored).toEqual(['gift']);
      await page.getByRole('button', { name: 'Remove gift' }).click();
      await expect(page.getByRole('button', { name: 'Remove gift' })).toHaveCount(0);
      await expect.poll(stored).toEqual([]);
    });

    await test.step('the address is changed, and outlives a reload', async () => {
      await page.getByRole('button', { name: 'Edit: Ships to' }).click();
      const dialog = page.getByRole('dialog', { name: `Shipping address of #${number}` });
      await expect(dialog.getByRole('button', { name: 'Save address' })).toBeDisabled();
      await dialog.getByLabel('Street and number').fill('Rua do Norte 7');
      await dialog.getByRole('button', { name: 'Save address' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Rua do Norte 7')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Rua do Norte 7')).toBeVisible();
    });
  },
);

test(
  'a change by somebody else is shown, not overwritten unseen',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api);
    await page.goto(`/admin/orders/${id}`);
    await page.getByRole('button', { name: 'Edit: Ships to' }).click();
    const dialog = page.getByRole('dialog', { name: `Shipping address of #${number}` });
    await dialog.getByLabel('City').fill('Porto');
    await api.platform('PATCH', `/ecom/v1/orders/${id}`, {
      order: {
        shippingInfo: { logistics: { shippingDestination: { address: { country: 'PT', city: 'Faro' } } } },
      },
    });
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByText('Someone else changed this')).toBeVisible();
    await expect(dialog).toContainText('Faro');
    await dialog.getByRole('button', { name: 'Replace with mine' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Porto/).first()).toBeVisible();
  },
);

test(
  'an order is canceled once, and its money sent back only if that is wanted',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api, { paid: true });
    await page.goto(`/admin/orders/${id}`);
    await openOrderMenu(page);
    await page.getByRole('menuitem', { name: 'Cancel order' }).click();
    await expect(page.getByRole('heading', { name: `Cancel order #${number}?`, level: 1 })).toBeVisible();
    const dialog = page.getByRole('main');
    await expect(dialog).toContainText('€129.00 by offline payment, to be sent manually');
    await dialog.getByRole('checkbox', { name: 'Refund €129.00' }).uncheck();
    await expect(dialog).toContainText('The payment isn’t refunded.');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText(/the order is canceled, but €129\.00 isn’t refunded yet/)).toBeVisible();
    await openOrderMenu(page);
    const again = page.getByRole('menuitem', { name: /Cancel order/ });
    await expect(again).toBeDisabled();
    await expect(again).toContainText('The order is already canceled');
  },
);

test('an address that leads nowhere says so', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/admin/orders/11111111-2222-4333-8444-555555555555');
  await expect(page.getByText('Order not found')).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  expect(isPhone(page) || (await page.getByRole('grid').count()) === 1).toBe(true);
});
