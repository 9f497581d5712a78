import { freshName, listOf, placeOrder, placeOrders } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const row = { name: /^#\d+|\d+,/ } as const;

test.describe('at a desk', () => {
  test(
    'the list is narrowed by search, tab and filter, and a view keeps filter and columns on the server',
    { tag: '@main' },
    async ({ page, api }) => {
      const lastName = freshName();
      await placeOrders(api, 2, { lastName });
      await placeOrder(api, { lastName, lines: [{ name: 'Dune', price: '900.00', quantity: 1 }] });
      await placeOrder(api, { lastName, paid: true });
      const rows = page.getByRole('grid').getByText(`Ada ${lastName}`);
      await page.goto('/admin/orders');

      await test.step('tabs tell how many each holds, under the other filters too', async () => {
        const tabs = page.getByRole('navigation', { name: 'Status' });
        await expect(tabs.getByRole('button', { name: /^All [\d,]{4,}$/ })).toBeVisible();
        await page.getByRole('searchbox', { name: 'Search this list' }).fill(lastName);
        await expect(tabs.getByRole('button', { name: 'All 4' })).toBeVisible();
        await expect(tabs.getByRole('button', { name: 'Awaiting payment 3' })).toBeVisible();
        await tabs.getByRole('button', { name: 'To fulfill 1' }).click();
        await expect(page).toHaveURL(/toFulfil/);
        await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–1 of 1');
        await expect(rows).toHaveCount(1);
        await tabs.getByRole('button', { name: 'All 4' }).click();
        await expect(rows).toHaveCount(4);
      });

      await test.step('a filter stands in the address and outlives a reload', async () => {
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        const builder = page.getByRole('dialog', { name: 'Filter' });
        await builder.getByRole('combobox', { name: 'Field' }).click();
        await page.getByRole('option', { name: 'Total' }).click();
        await builder.getByRole('textbox', { name: 'Total: value' }).fill('500');
        await expect(builder.getByRole('status')).toHaveText('1 matching order');
        await page.keyboard.press('Escape');
        const cell = page.getByRole('button', { name: /Total.*at least.*500/ });
        await expect(cell).toBeVisible();
        await expect(page).toHaveURL(/atLeast/);
        await expect(rows).toHaveCount(1);
        await page.reload();
        await expect(cell).toBeVisible();
        await expect(rows).toHaveCount(1);
        await page.getByRole('button', { name: 'Remove the condition on Total' }).click();
        await expect(rows).toHaveCount(4);
      });

      await test.step('an order leads back to the narrowed list, the navigation to the whole one', async () => {
        await page.locator('.row-link').first().click();
        await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click();
        await expect(rows).toHaveCount(4);
        const rail = page.getByRole('navigation', { name: 'Main' });
        await rail.getByRole('link', { name: /^Orders/ }).click();
        await expect(page.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('');
        const all = page
          .getByRole('navigation', { name: 'Status' })
          .getByRole('button', { name: /^All [\d,]{4,}$/ });
        await expect(all).toBeVisible();
      });

      await test.step('a view keeps filter and columns, mine and on the server', async () => {
        await goWithin(page, listOf({ where: [['lastName', 'is', lastName]] }));
        await expect(page.getByRole('button', { name: new RegExp(`Last name.*${lastName}`) })).toBeVisible();
        await page.getByRole('button', { name: 'Columns' }).click();
        const chooser = page.getByRole('dialog', { name: 'Columns' });
        await chooser.getByRole('checkbox', { name: 'Email' }).check();
        await chooser.getByRole('checkbox', { name: 'Ships to' }).uncheck();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: 'Ships to' })).toHaveCount(0);

        await page.getByRole('button', { name: 'Save view' }).click();
        const dialog = page.getByRole('dialog', { name: 'Save as a view' });
        await dialog.getByLabel('Name').fill(lastName);
        await dialog.getByRole('button', { name: 'Save view' }).click();
        await expect(dialog).toBeHidden();

        // From a page of the same origin on which nothing writes.
        await page.goto('/healthz');
        await page.evaluate(() => localStorage.clear());
        await page.goto('/admin/orders');
        await expect(page.getByRole('columnheader', { name: 'Ships to' })).toBeVisible();
        await page.getByRole('button', { name: 'My view' }).click();
        await page.getByRole('menuitemradio', { name: lastName }).click();
        await expect(rows).toHaveCount(4);
        await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: 'Ships to' })).toHaveCount(0);
      });
    },
  );

  test('no match is told from nothing yet, with the way out', { tag: '@rare' }, async ({ page }) => {
    await page.goto(listOf({ q: 'nobody-is-called-so' }));
    await expect(page.getByText('No matching orders')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
  });

  test('pages turn forward and back, and keep their size', { tag: '@rare' }, async ({ page }) => {
    await page.goto(listOf({ where: [['payment', 'isAnyOf', 'PAID']] }, { perPage: '25' }));
    const foot = page.getByRole('navigation', { name: 'Pages' });
    await expect(foot).toContainText(/1–25 of [\d,]+/);
    const first = await page.getByRole('grid').getByRole('link', row).first().textContent();
    await foot.getByRole('button', { name: 'Next page' }).click();
    await expect(foot).toContainText('26–50 of');
    await expect(page.getByRole('grid').getByRole('link', row).first()).not.toHaveText(first ?? '');
    await foot.getByRole('button', { name: 'Previous page' }).click();
    await expect(foot).toContainText('1–25 of');
    await expect(page.getByRole('grid').getByRole('link', row).first()).toHaveText(first ?? '');
    await foot.getByLabel('Rows per page').selectOption('100');
    await expect(foot).toContainText('1–100 of');
  });

  test('rows are reached and opened with the keyboard', { tag: '@rare' }, async ({ page, api }) => {
    const lastName = freshName();
    const order = await placeOrder(api, { lastName });
    await page.goto(listOf({ q: lastName }));
    const cell = page.getByRole('gridcell', { name: `Ada ${lastName}` });
    await cell.focus();
    // Nothing lies over the ring of the first row.
    const edgeOf = async (selector: string, edge: 'top' | 'bottom'): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => element.getBoundingClientRect()[name], edge);
    expect(await edgeOf('.MuiDataGrid-columnHeaders', 'bottom')).toBeLessThanOrEqual(
      await edgeOf('.MuiDataGrid-row', 'top'),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `#${order.number}`, level: 1 })).toBeVisible();
  });

  test('a new order is announced and does not move the list', { tag: '@rare' }, async ({ page, api }) => {
    const lastName = freshName();
    await placeOrder(api, { lastName });
    await page.goto(listOf({ q: lastName }));
    await expect(page.getByRole('grid').getByText(`Ada ${lastName}`)).toHaveCount(1);
    await placeOrder(api, { lastName });
    const announced = page.getByRole('button', { name: /new orders?$/ });
    await expect(announced).toBeVisible();
    await expect(page.getByRole('grid').getByText(`Ada ${lastName}`)).toHaveCount(1);
    await announced.click();
    await expect(page.getByRole('grid').getByText(`Ada ${lastName}`)).toHaveCount(2);
  });
});
