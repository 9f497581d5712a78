import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { placeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

interface StoredOrder {
  status: string;
  archived?: boolean;
  priceSummary: { total: { amount: string } };
  lineItems: { productName: { original: string; translated?: string }; quantity: number }[];
}

test(
  'an order is approved, tipped, renamed and archived on its page',
  { tag: '@main' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api, { waits: true });
    const kept = async () =>
      (await api.platform<{ order: StoredOrder }>('GET', `/ecom/v1/orders/${id}`)).order;
    const choose = async (name: RegExp) =>
      (await openOrderMenu(page)).getByRole('menuitem', { name }).click();
    await page.goto(`/admin/orders/${id}`);

    const menu = await openOrderMenu(page);
    await expect(menu.getByRole('menuitem', { name: /^Set tip/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByText('The order isn’t approved yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(/^Approve order/);
    const approving = page.getByRole('dialog', { name: `Approve #${number}?` });
    await expect(approving).toContainText('No payment is recorded: €129.00 remains due.');
    await approving.getByRole('button', { name: `Approve #${number}` }).click();
    await expect(page.getByText(`#${number} was approved`)).toBeVisible();
    expect((await kept()).status).toBe('APPROVED');

    await choose(/^Set tip/);
    const tipping = page.getByRole('dialog', { name: `Tip of #${number}` });
    await tipping.getByRole('textbox', { name: 'Tip', exact: true }).fill('10,01');
    await expect(tipping.getByText('The order total is €139.01, and €139.01 is due.')).toBeVisible();
    await tipping.getByRole('button', { name: 'Share equally' }).click();
    await expect(tipping.getByText('The full tip is assigned.')).toBeVisible();
    const first = tipping.getByRole('textbox', { name: /^Share of/ }).first();
    await first.fill('99');
    await expect(tipping.getByRole('button', { name: 'Set tip of €10.01' })).toBeDisabled();
    await first.fill('');
    await expect(tipping.getByText(/ isn’t assigned\./)).toBeVisible();
    await expectAccessible(page, 'tip dialog', { within: '[role=dialog]' });
    await tipping.getByRole('button', { name: 'Set tip of €10.01' }).click();
    const tip = page.getByRole('region', { name: 'Tip' });
    await expect(tip.getByText('Not assigned')).toBeVisible();
    expect((await kept()).priceSummary.total.amount).toBe('139.01');
    await tip.getByRole('button', { name: 'Remove tip' }).click();
    const removing = page.getByRole('dialog', { name: 'Remove the tip of €10.01?' });
    await expect(removing).toContainText('The order total is €129.00, and €129.00 is due.');
    await removing.getByRole('button', { name: 'Remove tip' }).click();
    await expect(tip).toHaveCount(0);

    await page.getByRole('button', { name: 'Price of Low Tide' }).click();
    await page.getByRole('button', { name: 'Edit item description' }).click();
    const line = page.getByRole('dialog', { name: 'Edit item description' });
    await line.getByRole('textbox', { name: 'Name', exact: true }).fill('Low Tide, signed');
    await line.getByRole('button', { name: 'Add detail' }).click();
    await line.getByRole('textbox', { name: 'Detail 1', exact: true }).fill('Note');
    await line.getByRole('textbox', { name: 'Text of detail 1' }).fill('For Ada');
    await line.getByRole('button', { name: 'Save item' }).click();
    await expect(page.getByText('For Ada · Low Tide')).toBeVisible();
    const [renamed] = (await kept()).lineItems;
    expect(renamed).toMatchObject({
      productName: { original: 'Low Tide, signed', translated: 'Low Tide, signed' },
      quantity: 3,
    });

    await choose(/^Archive/);
    const archived = page.getByRole('main').getByText('Archived', { exact: true });
    await expect(archived).toBeVisible();
    expect((await kept()).archived).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(archived).toHaveCount(0);
    expect((await kept()).archived).toBe(false);
    await expectStateAccessible(page, 'order after its acts');
  },
);
