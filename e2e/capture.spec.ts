import { expectAccessible } from './support/axe.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { placeOrder, readOrder, readTransactions } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test(
  'a part is captured and the rest released, told before the click',
  { tag: '@main' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api, { payments: [{ amount: '129.00', way: 'held card' }] });
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByText(/€129\.00 is authorized/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Capture €129.00' }).click();
    const panel = page.getByRole('dialog', { name: 'Capture from Visa ••4242' });
    await expect(panel.getByText(/2[34] h \d+ min left to capture/)).toBeVisible();
    await expect(panel.getByText(/the authorization expires and/)).toBeVisible();
    const amount = panel.getByLabel('Amount to capture');
    await expect(amount).toHaveValue('129.00');
    await expect(panel.getByText('Nothing is released.')).toBeVisible();

    await amount.fill('129.01');
    await expect(panel.getByText('Up to €129.00')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Capture/ })).toBeDisabled();

    await panel.getByText('Selected items').click();
    await panel.getByRole('checkbox', { name: /Low Tide/ }).check();
    await expect(amount).toHaveValue('120.00');
    await expect(panel.getByText(/The remaining €9\.00 is released/)).toBeVisible();
    await expect(panel.getByText('Partly captured')).toBeVisible();
    await expect(panel.getByText('Partially paid')).toBeVisible();
    await expectAccessible(page, 'the capture panel');
    await panel.getByRole('button', { name: 'Capture €120.00' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByText(`€120.00 captured for #${number}`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Timeline' }).getByText(/captured €120\.00/)).toBeVisible();
    await expect(page.getByText(/€9\.00 is still due/)).toBeVisible();
    expect((await readOrder(api, id)).paymentStatus).toBe('PARTIALLY_PAID');
    expect((await readTransactions(api, id)).payments).toMatchObject([
      { status: 'APPROVED', amount: { amount: '120.00' } },
    ]);
  },
);

test(
  'all of it is released, after which the order can be canceled',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api, { payments: [{ amount: '129.00', way: 'held card' }] });
    await page.goto(`/admin/orders/${id}`);
    await openOrderMenu(page);
    await expect(page.getByRole('menuitem', { name: /Cancel order/ })).toBeEnabled();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Capture €129.00' }).click();
    const panel = page.getByRole('dialog', { name: 'Capture from Visa ••4242' });
    await panel.getByRole('button', { name: 'Void €129.00' }).click();
    const sure = page.getByRole('dialog', { name: 'Void the authorization of €129.00 on Visa ••4242?' });
    await expect(sure.getByText('Voided').first()).toBeVisible();
    await sure.getByRole('button', { name: 'Void €129.00' }).click();
    await expect(sure).toBeHidden();
    await expect(page.getByText(`€129.00 voided for #${number}`)).toBeVisible();
    expect((await readTransactions(api, id)).payments).toMatchObject([{ status: 'VOIDED' }]);
    await openOrderMenu(page);
    await expect(page.getByRole('menuitem', { name: /Cancel order/ })).toBeEnabled();
  },
);
