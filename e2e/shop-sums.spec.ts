import type { Locator, Page } from '@playwright/test';
import { mailTo } from './support/member.ts';
import {
  addPoster,
  bagOf,
  CARDS,
  goToCheckout,
  newBuyer,
  openSummary,
  pay,
  payButton,
  writeAddress,
  writeCard,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Row {
  row: string;
  cents: number;
}

/** `-€1,234.50` in cents; `Free` is nothing. */
function centsIn(text: string): number {
  const found = /([-−]?)\D*?([\d,]+)\.(\d\d)/.exec(text);
  return found ? Number(`${found[1] ? '-' : ''}${found[2]?.replaceAll(',', '')}${found[3]}`) : 0;
}

/** The rows of sums that stand there now. */
async function rowsIn(place: Locator): Promise<Row[]> {
  const rows = place.locator('[data-row]').locator('visible=true');
  await expect(rows.first()).toBeVisible();
  const found = await rows.evaluateAll((elements) =>
    elements.map((element) => ({
      row: element.getAttribute('data-row') ?? '',
      text: element.querySelector('dd')?.textContent ?? '',
    })),
  );
  return found.map(({ row, text }) => ({ row, cents: centsIn(text) }));
}

const sumOf = (rows: readonly Row[], ...names: string[]): number =>
  rows.filter(({ row }) => names.includes(row)).reduce((sum, { cents }) => sum + cents, 0);
const has = (rows: readonly Row[], name: string): boolean => rows.some(({ row }) => row === name);

/** Adds the rows up as a person would; told is what the page says it comes to. */
function addUp(rows: readonly Row[], where: string) {
  const told = has(rows, 'total') ? sumOf(rows, 'total') : sumOf(rows, 'due');
  const total = sumOf(rows, 'subtotal', 'discount', 'shipping', 'fee', 'tax');
  expect({ where, total }).toEqual({ where, total: told });
  const due = total + sumOf(rows, 'gift-card', 'later');
  if (has(rows, 'due')) expect({ where, due }).toEqual({ where, due: sumOf(rows, 'due') });
  return { subtotal: sumOf(rows, 'subtotal'), discounts: sumOf(rows, 'discount'), total, due };
}

async function applyCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Discount code or gift card').locator('visible=true');
  await field.fill(code);
  await field.press('Enter');
}

const mailRows: Readonly<Record<string, string>> = {
  Subtotal: 'subtotal',
  'Set of three': 'discount',
  MOON10: 'discount',
  Delivery: 'shipping',
  Total: 'total',
  'Gift card': 'gift-card',
  Paid: 'due',
};

test('the sums are the same and add up, from the bag to the back office', async ({ page, api }) => {
  const buyer = newBuyer();
  await addPoster(page, 'reef');
  await addPoster(page, 'low-sun');
  await addPoster(page, 'a-month-of-moons');
  const bag = bagOf(page);
  await expect(bag.getByText('Set of three')).toBeVisible();
  await bag.getByRole('button', { name: 'Add a discount code' }).click();
  await bag.getByLabel('Discount code').fill(' moon10 ');
  await page.keyboard.press('Enter');
  await expect(bag.getByText('MOON10')).toBeVisible();
  await expect(bag.locator('dl')).not.toHaveAttribute('aria-busy', 'true');
  const inBag = addUp(await rowsIn(bag), 'drawer');
  expect(inBag.discounts).toBeLessThan(0);

  await goToCheckout(page);
  await writeAddress(page, buyer);
  await page.getByRole('radio', { name: /^Express courier/ }).check();
  await openSummary(page);
  await applyCode(page, 'HALFDROP2026REEF'.toLowerCase());
  await expect(page.getByText(/^Gift card ••REEF/).locator('visible=true')).toBeVisible();
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
  const atCheckout = addUp(await rowsIn(page.locator('body')), 'checkout');
  expect(atCheckout).toMatchObject({ subtotal: inBag.subtotal, discounts: inBag.discounts });
  expect(atCheckout.due).toBe(atCheckout.total - 2500);

  await writeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/thank-you\//);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(addUp(await rowsIn(page.locator('main')), 'thank you')).toEqual(atCheckout);
  await expect(page.getByRole('link', { name: 'Bag, 0 posters' })).toBeVisible();

  const { number } = (await api.platform<{ order: { number: string } }>('GET', `/ecom/v1/orders/${orderId}`))
    .order;
  await page.goto('/order-look-up');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('E-mail').fill(buyer.email);
  await page.getByRole('button', { name: 'Find the order' }).click();
  expect(addUp(await rowsIn(page.locator('main')), 'looked up')).toEqual(atCheckout);

  const text = await mailTo(api, buyer.email, /(^Subtotal: [\s\S]*?)\n\n/m);
  const rows = text.split('\n').map((line): Row => {
    const [name = '', amount = ''] = line.split(': ');
    return { row: mailRows[name] ?? name, cents: centsIn(amount) };
  });
  expect(addUp(rows, 'mail')).toEqual(atCheckout);

  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByText('Paid by gift card')).toBeVisible();
  expect(addUp(await rowsIn(page.locator('main')), 'back office')).toEqual(atCheckout);
});
