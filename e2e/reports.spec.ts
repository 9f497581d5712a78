import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const rowsOf = (page: Page, tab: string): Locator =>
  page.getByRole('table', { name: tab }).locator('tbody tr');

const expectCounted = async (page: Page, count: string): Promise<void> => {
  const tab = page.getByRole('navigation', { name: 'Status' }).locator('[aria-current="page"] b');
  await expect(tab).toHaveText(count);
};

for (const [of, tab] of [
  ['country', 'By country'],
  ['product', 'By product'],
  ['currency', 'By currency'],
  ['channel', 'By channel'],
] as const) {
  test(
    `each number of the report ${tab.toLowerCase()} opens its orders`,
    { tag: '@rare' },
    async ({ page }) => {
      await page.goto(`/admin/reports?of=${of}&period=7d`);
      const links = rowsOf(page, tab).getByRole('link');
      await expect(links.first()).toBeVisible();
      const first = (await links.all()).slice(0, 2);
      const told = await Promise.all(
        first.map(async (link) => ({ to: await link.getAttribute('href'), count: await link.innerText() })),
      );
      for (const { to, count } of told) {
        await goWithin(page, to ?? '');
        await expectCounted(page, count);
      }
    },
  );
}

test(
  'a report is looked at by period and part, and taken away as a file',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Chart interval/ }).click();
    await page.getByRole('menuitemradio', { name: 'By week' }).click();
    await expect(page.getByRole('figure', { name: /^Total sales a week/ })).toBeVisible();
    await page.getByRole('button', { name: /^Compare with/ }).click();
    await page.getByRole('menuitemradio', { name: 'previous year' }).click();
    await expect(page).toHaveURL(/against=yearBefore/);

    const first = rowsOf(page, 'By country').first();
    await expect(first).toBeVisible();
    const link = first.getByRole('link');
    const orders = await link.innerText();
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await expectAccessible(page, 'the menu of files', { within: '[role=menu]' });
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'By country' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    const [head = '', row = ''] = file.split('\n');
    expect(head).toMatch(/^country,name,currency,orders/);
    expect(row.split(',')[3]).toBe(orders.replace(',', ''));
    expect(file.trimEnd().split('\n').at(-1)).toMatch(/^total,,/);

    await link.click();
    await expectCounted(page, orders);
    await page.goBack();
    await page.getByRole('button', { name: 'Payouts to reconcile' }).click();
    await expect(rowsOf(page, 'Payouts to reconcile').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  },
);

test('what was sold in another currency follows its rate', { tag: '@main' }, async ({ page, api }) => {
  const total = rowsOf(page, 'By currency').filter({ hasText: 'USD' }).locator('[data-label="Total sales"]');
  const report = () => goWithin(page, '/admin/reports?of=currency&period=90d');
  const table = () => goWithin(page, '/admin/rates?currency=USD');
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  };
  const { rates } = await api.call<{ rates: { day: string; currency: string }[] }>(
    'POST',
    '/admin/api/extensions/getExchangeRates',
    {},
  );
  await report();
  const before = await total.innerText();
  await table();
  const days = rates.filter(({ currency }) => currency === 'USD');
  const lines = page.getByRole('textbox', { name: 'Rate', exact: true });
  await expect(lines).toHaveCount(Math.min(days.length, 50));
  // The newest: what was sold lately is converted by it.
  const newestLine = lines.first();
  const stored = await newestLine.inputValue();
  await newestLine.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a number above 0 with up to 8 decimals.')).toBeVisible();
  await newestLine.fill(String(Number(stored) * 2));
  await save();
  await report();
  await expect(total).not.toHaveText(before);

  await table();
  await page.getByRole('button', { name: 'Paste or import' }).click();
  const dialog = page.getByRole('dialog');
  const newest = days[0]?.day ?? '';
  await dialog
    .getByRole('textbox')
    .fill(`day;currency;rate\n${newest};USD;${stored.replace('.', ',')}\nno rate`);
  await expect(dialog.getByText('1 invalid line is skipped:')).toBeVisible();
  await expectAccessible(page, 'pasting rates', { within: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Import 1 rate' }).click();
  await save();
  await report();
  await expect(total).toHaveText(before);
  await goWithin(page, '/admin');
  await expect(page.getByText('changed exchange rates').first()).toBeVisible();
});

test(
  'rates that somebody else changed meanwhile are not written over unasked',
  { tag: '@rare' },
  async ({ page, api }) => {
    const rate = { day: '2020-01-01', currency: 'NOK' };
    const put = (value: string | null) =>
      api.call('POST', '/admin/api/extensions/changeExchangeRates', { rates: [{ ...rate, rate: value }] });
    await put('0.1');
    await page.goto('/admin/rates?currency=NOK');
    const line = page.getByRole('textbox', { name: 'Rate', exact: true }).last();
    await expect(line).toHaveValue('0.1');
    await line.fill('0.11');
    await put('0.12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Someone changed this table of rates after you opened it')).toBeVisible();
    await page.getByRole('button', { name: 'Replace with mine' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const { rates } = await api.call<{ rates: { currency: string; day: string; rate: string }[] }>(
      'POST',
      '/admin/api/extensions/getExchangeRates',
      {},
    );
    expect(rates).toContainEqual({ ...rate, rate: '0.11' });
    await page.getByRole('button', { name: 'Remove the rate of NOK from 1 Jan 2020' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page
        .getByText('No rates yet')
        .or(page.getByText('Saved', { exact: true }))
        .first(),
    ).toBeVisible();
  },
);
