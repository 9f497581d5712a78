import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { freshName, listOf, placeOrder, placeOrders, readOrder, selectOnPhone } from './support/orders.ts';
import { expect, test } from './support/test.ts';

async function selectAll(page: Page, count: number): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Selected rows' });
  await expect(page.locator('.row-link').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(toolbar.getByRole('status')).toHaveText('50 selected');
  await toolbar.getByRole('button', { name: `Select all ${count} matching` }).click();
  await expect(toolbar.getByRole('status')).toHaveText(`${count} selected`);
}

test.describe('at a desk', () => {
  test(
    'orders of two pages are marked as paid in one go, those paid already are passed over',
    { tag: '@main' },
    async ({ page, api }) => {
      test.slow();
      const lastName = freshName();
      const [owing, all] = [51, 56];
      const owed = await placeOrders(api, owing, { lastName });
      const paid = await placeOrders(api, 5, { lastName, paid: true });
      await page.goto(listOf({ q: lastName }));
      await selectAll(page, all);
      await page.getByRole('button', { name: 'Mark as paid' }).click();
      const dialog = page.getByRole('dialog', { name: `Mark ${all} orders as paid?` });
      await dialog.getByRole('button', { name: `Mark ${all} as paid` }).click();

      const panel = page.getByRole('region', { name: `Marking ${all} orders as paid` });
      await expect(panel).toBeVisible();
      await page.reload();
      // On a quick machine it is over by now, and only the menu leads to it.
      await page
        .getByRole('button', { name: /\bjobs?\b/i })
        .first()
        .click();
      await page.getByRole('menuitem', { name: `Marking ${all} orders as paid` }).click();
      await expect(panel).toBeVisible();
      await expect(panel).toContainText('Finished', { timeout: 60_000 });
      await expect(panel.getByText(`${owing} done`)).toBeVisible();
      await expect(panel.getByText('5 skipped')).toBeVisible();
      await expect(panel.getByText('Nothing is left to pay.')).toHaveCount(5);
      await expect(panel.getByText(`#${paid[0]?.number}`)).toBeVisible();

      const download = page.waitForEvent('download');
      await panel.getByRole('link', { name: 'Download results (CSV)' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      const lines = csv.trim().split('\n');
      expect(lines).toHaveLength(all + 1);
      expect(lines.filter((line) => line.includes('Nothing is left to pay.'))).toHaveLength(5);
      expect((await readOrder(api, owed[0]?.id ?? '')).paymentStatus).toBe('PAID');
      expect((await readOrder(api, owed.at(-1)?.id ?? '')).paymentStatus).toBe('PAID');
      await expect(
        page
          .getByRole('navigation', { name: 'Status' })
          .getByRole('button', { name: /^Awaiting payment\s*0?$/ }),
      ).toBeVisible();
    },
  );

  test(
    'a selection is kept over pages, tagged, and what was done stays done on cancel',
    { tag: '@rare' },
    async ({ page, api }) => {
      test.slow();
      const lastName = freshName();
      const orders = await placeOrders(api, 30, { lastName });
      await page.goto(listOf({ q: lastName }, { perPage: '25' }));
      const boxes = page.getByRole('checkbox', { name: 'Select row' });
      const toolbar = page.getByRole('toolbar', { name: 'Selected rows' });
      await boxes.nth(0).click();
      await boxes.nth(1).click();
      await expect(toolbar.getByRole('status')).toHaveText('2 selected');
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('26–30 of 30');
      await boxes.nth(0).click();
      await expect(toolbar.getByRole('status')).toHaveText('3 selected');
      await toolbar.getByRole('button', { name: 'Tag' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tag 3 orders' });
      await dialog.getByLabel('Add tags').fill('rush');
      await dialog.getByRole('button', { name: 'Update tags' }).click();
      const panel = page.getByRole('region', { name: 'Tagging 3 orders' });
      await expect(panel.getByText('3 done')).toBeVisible();
      const tagged = await Promise.all(orders.map(({ id }) => readOrder(api, id)));
      expect(tagged.filter(({ tags }) => tags?.tags?.tagIds?.includes('rush'))).toHaveLength(3);
    },
  );

  test(
    'a job is canceled: what was done stays, the rest is left alone',
    { tag: '@rare' },
    async ({ page, api }) => {
      test.slow();
      // One job at a time: it waits behind this one for as long as it takes to press the button.
      const before = await api.call<{ id: string }>('POST', '/admin/api/jobs', {
        kind: 'orders.print',
        title: 'Printing everything',
        selection: { filter: {} },
        params: { slips: true },
      });
      const fulfilled = { tab: 'fulfilled', where: [['number', 'startsWith', '1']] };
      await page.goto(listOf(fulfilled));
      await expect(page.locator('.row-link').first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Select all rows' }).check();
      const toolbar = page.getByRole('toolbar', { name: 'Selected rows' });
      await toolbar.getByRole('button', { name: /^Select all [\d,]+ matching$/ }).click();
      await toolbar.getByRole('button', { name: 'Tag' }).click();
      const dialog = page.getByRole('dialog', { name: /^Tag [\d,]+ orders$/ });
      await dialog.getByLabel('Add tags').fill('halt');
      await dialog.getByRole('button', { name: 'Update tags' }).click();
      const panel = page.getByRole('region', { name: /^Tagging [\d,]+ orders$/ });
      await panel.getByRole('button', { name: /^Cancel the remaining/ }).click();
      await api.call('POST', `/admin/api/jobs/${before.id}/cancel`);
      await expect(panel).toContainText('Canceled. Completed changes remain.', { timeout: 30_000 });
      const [job] = await api.call<{ id: string; total: number; done: number; status: string }[]>(
        'GET',
        '/admin/api/jobs?range=[0,0]',
      );
      expect(job).toMatchObject({ status: 'cancelled' });
      expect(job?.done).toBeLessThan(job?.total ?? 0);
      await expect(panel.getByText(`${(job?.done ?? 0).toLocaleString('en')} done`)).toBeVisible();
    },
  );

  test(
    'the export has the columns of the list, its filter and all pages',
    { tag: '@rare' },
    async ({ page, api }) => {
      const lastName = freshName();
      const orders = await placeOrders(api, 30, { lastName });
      await page.goto(listOf({ q: lastName }, { perPage: '25' }));
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Email' }).check();
      await page.keyboard.press('Escape');
      const shown = await page.getByRole('columnheader').allTextContents();
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export 30 orders' });
      await expect(dialog.getByRole('radio', { name: 'All 30 matching' })).toBeChecked();
      await dialog.getByRole('button', { name: /^Column sets/ }).click();
      await page.getByRole('menuitemradio', { name: 'Columns of the list' }).click();
      await dialog.getByRole('button', { name: 'Export CSV' }).click();
      const panel = page.getByRole('region', { name: 'Exporting 30 orders' });
      const download = page.waitForEvent('download');
      await expect(panel).toContainText('Finished');
      await panel.getByRole('link', { name: 'Download file' }).click();
      const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
      expect(lines).toHaveLength(31);
      const head = (lines[0] ?? '').replace(/^\uFEFF/, '').split(',');
      expect(head.length).toBe(shown.filter((text) => text.trim() !== '').length + 1);
      expect(lines[1]).toContain(`${lastName.toLowerCase()}@example.com`);
      for (const { number } of orders) expect(lines.some((line) => line.includes(number))).toBe(true);
    },
  );
});

test(
  'a phone searches cards, marks them as paid and opens one',
  { tag: ['@main', '@phone'] },
  async ({ page, api }) => {
    const lastName = freshName();
    const first = await placeOrder(api, { lastName });
    const second = await placeOrder(api, { lastName });
    await page.goto(listOf({ q: first.number }));
    const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    await page.getByRole('searchbox', { name: 'Search this list' }).fill(lastName);
    await expect(cards).toHaveCount(2);
    await selectOnPhone(page, [first.number, second.number]);
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('button', { name: 'Mark 2 as paid' }).click();
    await expect(
      page.getByRole('region', { name: 'Marking 2 orders as paid' }).getByText('2 done'),
    ).toBeVisible();
    expect((await readOrder(api, first.id)).paymentStatus).toBe('PAID');
    await cards.getByRole('link', { name: `#${first.number}` }).click();
    await expect(page.getByRole('heading', { name: `#${first.number}`, level: 1 })).toBeVisible();
  },
);
