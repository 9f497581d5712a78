import { expectAccessible } from './support/axe.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { freshName, placeOrder, readOrder, readTransactions } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

test(
  'held money is released, the order canceled and the reason noted in one go',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api, { payments: [{ amount: '129.00', way: 'held card' }] });
    await page.goto(`/admin/orders/${id}`);
    await openOrderMenu(page);
    await page.getByRole('menuitem', { name: 'Cancel order' }).click();
    await expect(page.getByRole('heading', { name: `Cancel order #${number}?`, level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('€129.00 on Visa ••4242 is voided first');
    await expect(main).toContainText('Nothing was fulfilled.');
    await main.getByLabel('Reason (optional)').fill('Ordered twice');
    const steps = main.getByRole('list').filter({ hasText: 'Void the authorization of' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'the page that cancels');
    await main.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText(`Order #${number} was canceled`)).toBeVisible();
    const order = await readOrder(api, id);
    expect(order.status).toBe('CANCELED');
    expect(order.activities.at(-1)?.merchantComment?.message).toBe('Ordered twice');
    expect((await readTransactions(api, id)).payments).toMatchObject([{ status: 'VOIDED' }]);

    await test.step('what fails is told, and pressing again goes on with the rest', async () => {
      const paid = await placeOrder(api, { payments: [{ amount: '129.00', way: 'card' }] });
      await page.route('**/order-billing/refund-payments', (route) => route.abort(), { times: 1 });
      await goWithin(page, `/admin/orders/${paid.id}/cancel`);
      await expect(main.getByRole('checkbox', { name: 'Refund €129.00' })).toBeChecked();
      await main.getByRole('button', { name: 'Cancel order' }).click();
      await expect(main.getByText('The order was canceled, but nothing was refunded')).toBeVisible();
      expect(await readOrder(api, paid.id)).toMatchObject({
        status: 'CANCELED',
        balanceSummary: { refunded: { amount: '0.00' } },
      });
      await main.getByRole('button', { name: 'Continue with the rest' }).click();
      await expect(page.getByText(`Order #${paid.number} was canceled`)).toBeVisible();
      expect((await readOrder(api, paid.id)).balanceSummary.refunded.amount).toBe('129.00');
    });

    await test.step('the chosen items are back in the stock of the product, and no others', async () => {
      const name = `Stock ${freshName()}`;
      const variants = [{ price: { actualPrice: { amount: '10.00' } }, inventoryItem: { quantity: 5 } }];
      const product = await newProduct(api, { name, variantsInfo: { variants } });
      const sold = await placeOrder(api, {
        lines: [{ name, price: '10.00', quantity: 3, productId: product.id }],
      });
      const readStock = async () =>
        (
          await api.platform<{ inventoryItem: { quantity: number } }>(
            'GET',
            `/stores/v3/inventory-items/${product.variantsInfo.variants[0]?.id}`,
          )
        ).inventoryItem.quantity;
      const before = await readStock();
      await goWithin(page, `/admin/orders/${sold.id}/cancel`);
      await main.getByRole('spinbutton', { name: `Quantity of ${name} to restock` }).fill('2');
      await expect(main.getByText('Restock the chosen items')).toBeVisible();
      await main.getByRole('button', { name: 'Cancel order' }).click();
      await expect(page.getByText(`Order #${sold.number} was canceled`)).toBeVisible();
      expect(await readStock()).toBe(before + 2);
    });
  },
);
