import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { goWithin } from './support/go-within.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import type { Api } from './support/api.ts';

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const requests = '/back-in-stock-service/v1/back-in-stock-notification-requests';

/** A product of one variant with so many pieces, and who waits for it. */
async function waitedFor(api: Api, pieces: number, people: number) {
  const name = `Waited for ${freshName()}`;
  const product = await newProduct(api, {
    name,
    variantsInfo: {
      variants: [
        {
          visible: true,
          price: { actualPrice: { amount: '12.00' } },
          inventoryItem: { quantity: pieces },
        },
      ],
    },
  });
  const emails: string[] = [];
  for (let n = 0; n < people; n++) {
    const email = `${freshName().toLowerCase()}@example.com`;
    await api.platform('POST', requests, {
      request: { email, catalogReference: { appId: STORES_APP, catalogItemId: product.id } },
      itemDetails: { name, price: '12.00' },
    });
    emails.push(email);
  }
  return {
    name,
    emails,
    productId: product.id,
    variantId: product.variantsInfo.variants[0]?.id ?? '',
    sweep: () => api.platform('DELETE', `/stores/v3/products/${product.id}`),
  };
}

test.describe('back in stock', () => {
  test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

  test(
    'those who asked first are told from the board, and a request is marked as sent',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api }) => {
      const { name, emails, productId, variantId, sweep } = await waitedFor(api, 1, 2);
      const limit = (noMoreThanPieces: boolean) =>
        api.call('POST', '/admin/api/extensions/changeBackInStockEmailSettings', { noMoreThanPieces });
      const where = [['product', 'is', productId]];
      await page.goto(`/admin/back-in-stock?filter=${encodeURIComponent(JSON.stringify({ where }))}`);
      await expect(page.getByText('1 for 2 customers')).toBeVisible();
      await expectStateAccessible(page, 'the board');
      await expectNoSidewaysScroll(page, 'the board');
      await page
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/back-in-stock/${variantId}`));
      await expect(page.getByText(emails[0] ?? '')).toBeVisible();
      await expectNoSidewaysScroll(page, 'a variant');
      await expect(page.getByRole('button', { name: 'Notify 2', exact: true }).last()).toBeVisible();
      await limit(true);
      await page.reload();
      await page.getByRole('button', { name: 'Notify 1', exact: true }).last().click();
      const dialog = page.getByRole('dialog', { name: 'Notify customers waiting for it' });
      await expect(dialog).toContainText('1 customer is emailed.');
      await expect(dialog).toContainText('in the order they asked');
      await expectAccessible(page, 'notifying', { within: '[role=dialog]' });
      await dialog.getByRole('button', { name: 'Notify customers' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(emails[0] ?? '')).toBeHidden();
      await expect(page.getByText(emails[1] ?? '')).toBeVisible();
      await limit(false);

      await goWithin(page, `/admin/products/${productId}`);
      await expect(page.getByText('On the waitlist for 1 variant')).toBeVisible();
      await page.getByRole('link', { name: '1 customer on the waitlist' }).click();
      await expect(page).toHaveURL(new RegExp(`/back-in-stock/${variantId}`));

      await goWithin(
        page,
        `/admin/back-in-stock-requests?filter=${encodeURIComponent(JSON.stringify({ where }))}`,
      );
      await page.getByRole('link', { name: new RegExp(emails[1] ?? '') }).click();
      await expect(page.getByRole('heading', { name: emails[1] ?? '', level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Mark as sent' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
      await expect(page.getByText('Marked as sent', { exact: true })).toBeVisible();
      await sweep();
    },
  );

  test('a request is marked as sent, another deleted', { tag: '@rare' }, async ({ page, api }) => {
    const { emails, productId, sweep } = await waitedFor(api, 0, 2);
    const where = [['product', 'is', productId]];
    const list = `/admin/back-in-stock-requests?filter=${encodeURIComponent(JSON.stringify({ where }))}`;
    await page.goto(list);
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(2);
    await expectNoSidewaysScroll(page, 'who waits');
    await expectAccessible(page, 'who waits');
    await page.getByRole('link', { name: new RegExp(emails[0] ?? '') }).click();
    await expect(page.getByRole('heading', { name: emails[0] ?? '', level: 1 })).toBeVisible();
    await expectAccessible(page, 'a request');
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByText('Marked as sent', { exact: true })).toBeVisible();
    await page.goto(list);
    await page.getByRole('link', { name: new RegExp(emails[1] ?? '') }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The request was deleted')).toBeVisible();
    await sweep();
  });

  test('all that a filter shows are marked as sent at once', { tag: '@rare' }, async ({ page, api }) => {
    const { emails, productId, sweep } = await waitedFor(api, 0, 3);
    const where = [['product', 'is', productId]];
    await page.goto(`/admin/back-in-stock?filter=${encodeURIComponent(JSON.stringify({ where }))}`);
    await expect(page.getByText('3', { exact: true }).first()).toBeVisible();
    await page.getByRole('columnheader').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Mark as sent', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
    await expect
      .poll(async () => {
        const { demands } = await api.call<{ demands: object[] }>(
          'POST',
          '/admin/api/extensions/listProductDemand',
          { productId },
        );
        return demands.length;
      })
      .toBe(0);
    expect(emails).toHaveLength(3);
    await sweep();
  });

  test('collecting is stopped and begun again, with what that means', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/back-in-stock');
    const collect = page.getByRole('switch', { name: 'Collect requests' });
    await expect(page.getByText('customers can ask to be notified when it is back in stock')).toBeVisible();
    await collect.click();
    await expect(page.getByText('Customers can’t join waitlists.')).toBeVisible();
    await collect.click();
    await expect(page.getByText('customers can ask to be notified when it is back in stock')).toBeVisible();
    const spare = page.getByRole('switch', { name: 'Limit notifications to available stock' });
    await expect(page.getByText('All waiting customers are notified at once')).toBeVisible();
    await spare.click();
    await expect(page.getByText('the first two customers are notified')).toBeVisible();
    await page.reload();
    await expect(page.getByText('the first two customers are notified')).toBeVisible();
    await spare.click();
    await expect(page.getByText('All waiting customers are notified at once')).toBeVisible();
    await expectAccessible(page, 'the board with its settings');
  });
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('sees who waits and tells nobody', { tag: '@rare' }, async ({ page, api }) => {
    const { name, variantId, sweep } = await waitedFor(api, 5, 1);
    await page.goto(`/admin/back-in-stock/${variantId}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Notify/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0);
    await page.goto('/admin/back-in-stock');
    await expect(page.getByRole('switch')).toHaveCount(0);
    await sweep();
  });
});
