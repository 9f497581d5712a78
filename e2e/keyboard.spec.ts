import type { Page } from '@playwright/test';
import { freshName, listOf, placeOrder, placeOrders, readOrder } from './support/orders.ts';
import { demoAccount } from './support/roles.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

test.use({ role: 'nobody' });

const max = 60;

/** Tab by tab until the focus is on what a person would look for. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < max; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      return `${activeElement.getAttribute('aria-label') ?? ''} ${activeElement.textContent ?? ''}`.trim();
    });
    if (label === undefined) continue;
    if (name.test(label)) return;
  }
  throw new Error(`${max} tabs lead nowhere near ${name.source}`);
}

test('from the sign-in to a refund without a pointer', { tag: '@main' }, async ({ page, api }) => {
  const lastName = freshName();
  const order = await placeOrder(api, {
    lastName,
    lines: [{ name: 'Low Tide', price: '40.00', quantity: 2 }],
    payments: [{ amount: '89.00', way: 'card' }],
  });
  const { email, password } = demoAccount('merchant');
  await page.goto('/admin');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, /^$/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await tabTo(page, /^Search this list/);
  await page.keyboard.type(lastName);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–1 of 1');
  await tabTo(page, /^Order$|^#\d+$|^Select all rows/);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `#${order.number}`, level: 1 })).toBeVisible();

  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Refund', level: 1 })).toBeVisible();
  await tabTo(page, /^Quantity of Low Tide to refund/);
  await page.keyboard.press('ArrowUp');
  const button = page.getByRole('button', { name: 'Refund €40.00' });
  await expect(button).toBeEnabled();
  await tabTo(page, /^Refund €40\.00$/);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const result = page.getByRole('status').filter({ hasText: 'The refund was sent' });
  await expect(result).toBeFocused();
  expect((await readOrder(api, order.id)).balanceSummary.refunded.amount).toBe('40.00');
});

test('what is typed while the palette is on its way is not lost', { tag: '@rare' }, async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/Palette-[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: /^Merchant/ }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark app');
  letGo();
  const field = page.getByRole('combobox');
  await expect(field).toHaveValue('dark app');
  await expect(field).toBeFocused();
  await page.keyboard.type('earance');
  await expect(page.getByRole('option', { name: 'Dark appearance' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'a list is walked, selected, exported, searched and opened by keys, and the palette finds an order by its number',
  { tag: '@rare' },
  async ({ page, api }) => {
    const lastName = freshName();
    const [older, newer] = await placeOrders(api, 2, { lastName });
    await page.goto('/admin');
    await page.getByRole('button', { name: /^Merchant/ }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await goWithin(page, listOf({ q: lastName }));
    await expect(page.locator('.row-link')).toHaveCount(2);
    const selected = page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('status');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(selected).toHaveText(/^1 selected/);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(selected).toHaveText(/^2 selected/);
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Export 2 orders' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search this list' })).toBeFocused();
    await page.reload();
    await expect(page.locator('.row-link')).toHaveCount(2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const number = new RegExp(`^#(${older?.number}|${newer?.number})$`);
    await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const { number: sought } = await placeOrder(api);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(sought);
    await expect(page.getByRole('option', { name: new RegExp(`#${sought}`) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `#${sought}`, level: 1 })).toBeVisible();
  },
);

test(
  'the palette knows what can be done to the open order and on a list',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api);
    await page.goto('/admin');
    await page.getByRole('button', { name: /^Merchant/ }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await goWithin(page, `/admin/orders/${id}`);
    await expect(page.getByRole('heading', { name: `#${number}`, level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const group = page.getByRole('group', { name: `On #${number}` });
    for (const name of [/^Mark as paid/, /^Cancel order/, /^Copy order number/, /^Copy link/]) {
      await expect(group.getByRole('option', { name })).toBeVisible();
    }
    await page.keyboard.type('tag');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('combobox').or(page.getByRole('textbox')).and(page.locator(':focus')),
    ).toBeVisible();
    await page.goto('/admin/orders');
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const onPage = page.getByRole('group', { name: 'On this page' });
    await expect(onPage.getByRole('option', { name: /Export/ })).toBeVisible();
  },
);

test(
  'Enter in the palette does what is typed, however fast it comes',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { id, number } = await placeOrder(api);
    await page.goto('/admin');
    await page.getByRole('button', { name: /^Merchant/ }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByRole('heading', { name: `#${number}`, level: 1 })).toBeVisible();
    /** Text and Enter within one task: nothing that waits for a quiet moment has been done between them. */
    const typeAndEnter = async (text: string) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page
        .getByRole('dialog', { name: 'Command palette' })
        .getByRole('combobox')
        .evaluate(async (field: HTMLInputElement, value) => {
          Reflect.set(HTMLInputElement.prototype, 'value', value, field);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        }, text);
    };
    await typeAndEnter('tag');
    await expect(page.getByLabel('New tag')).toBeFocused();
    await goWithin(page, '/admin/products');
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    // What has to be looked for is opened once it is found.
    await typeAndEnter(number);
    await expect(page.getByRole('heading', { name: `#${number}`, level: 1 })).toBeVisible();
  },
);
