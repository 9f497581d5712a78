import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { mailTo } from './support/member.ts';
import {
  addPoster,
  cartOf,
  goToCheckout,
  newBuyer,
  openSummary,
  payButton,
  payWell,
  writeAddress,
} from './support/shopper.ts';
import { fillCart } from './support/fill-cart.ts';
import { signedInMember } from './support/signed-in.ts';
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

/** The rows of totals that stand there now. */
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

/** The amount at the end of each line of goods; before it there may be one that is struck through. */
async function linesIn(place: Locator): Promise<number[]> {
  const lines = place.locator('li:has(bdi.num)').locator('visible=true');
  return (
    await lines.evaluateAll((all) => all.map((li) => [...li.querySelectorAll('bdi.num')].at(-1)?.textContent))
  ).map((text) => centsIn(text ?? ''));
}

/** Adds the rows up as a person would; told is what the page says it comes to. */
function addUp(rows: readonly Row[], where: string, lines?: readonly number[]) {
  if (lines)
    expect({ where, lines: lines.reduce((sum, cents) => sum + cents, 0) }).toEqual({
      where,
      lines: sumOf(rows, 'subtotal'),
    });
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
  Delivery: 'shipping',
  Total: 'total',
  'Gift card': 'gift-card',
  Paid: 'due',
};

const rowsOfMail = (text: string): Row[] =>
  text.split('\n').map((line) => {
    const [name = '', amount = ''] = line.split(': ');
    const cents = centsIn(amount);
    return { row: mailRows[name] ?? (cents < 0 ? 'discount' : name), cents };
  });

test(
  'the totals are the same and add up, from the cart to the back office',
  { tag: '@main' },
  async ({ page, api }) => {
    const buyer = newBuyer();
    const { code: giftCard } = await api.call<{ code: string }>(
      'POST',
      '/admin/api/extensions/issueGiftCard',
      {
        amount: '25.00',
      },
    );
    await fillCart(page, 'reef', 'low-sun');
    await addPoster(page, 'a-month-of-moons');
    const cart = cartOf(page);
    await expect(cart.getByText('Set of three')).toBeVisible();
    await cart.getByRole('button', { name: 'Add a discount code' }).click();
    await cart.getByLabel('Discount code').fill(' moon10 ');
    await page.keyboard.press('Enter');
    await expect(cart.getByText('MOON10')).toBeVisible();
    await expect(cart.locator('dl')).not.toHaveAttribute('aria-busy', 'true');
    const inBag = addUp(await rowsIn(cart), 'drawer');
    expect(inBag.discounts).toBeLessThan(0);

    await goToCheckout(page);
    await writeAddress(page, buyer);
    await page.getByRole('radio', { name: /^Express courier/ }).check();
    await openSummary(page);
    await applyCode(page, giftCard.toLowerCase());
    await expect(page.getByText(/^Gift card .*€25\.00$/).locator('visible=true')).toBeVisible();
    await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
    const atCheckout = addUp(await rowsIn(page.locator('body')), 'checkout');
    expect(atCheckout).toMatchObject({ subtotal: inBag.subtotal, discounts: inBag.discounts });
    expect(atCheckout.due).toBe(atCheckout.total - 2500);

    await payWell(page);
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(addUp(await rowsIn(page.locator('main')), 'thank you')).toEqual(atCheckout);
    await expect(page.getByRole('link', { name: 'Cart, 0 posters' })).toBeVisible();

    const { number } = (
      await api.platform<{ order: { number: string } }>('GET', `/ecom/v1/orders/${orderId}`)
    ).order;
    await page.goto('/order-look-up');
    await page.getByLabel('Order number').fill(number);
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByRole('button', { name: 'Find the order' }).click();
    expect(addUp(await rowsIn(page.locator('main')), 'looked up')).toEqual(atCheckout);

    const text = await mailTo(api, buyer.email, /(^Subtotal: [\s\S]*?)\n\n/m);
    expect(addUp(rowsOfMail(text), 'mail')).toEqual(atCheckout);

    await page.goto(`/admin/orders/${orderId}`);
    await expect(page.getByText('Paid by gift card')).toBeVisible();
    expect(addUp(await rowsIn(page.locator('main')), 'back office')).toEqual(atCheckout);
  },
);

interface Rule {
  id: string;
  revision: string;
}

async function switchRule(api: Api, name: string, active: boolean): Promise<void> {
  const query = { filter: { name } };
  const { discountRules } = await api.platform<{ discountRules: Rule[] }>(
    'POST',
    '/ecom/v1/discount-rules/query',
    { query },
  );
  for (const { id, revision } of discountRules)
    await api.platform('PATCH', `/ecom/v1/discount-rules/${id}`, { discountRule: { id, revision, active } });
}

const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

test(
  'a member reads the same of rules on rules, a code and a part by gift card, and of a subscription',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { code } = await api.call<{ code: string }>('POST', '/admin/api/extensions/issueGiftCard', {
      amount: '20.01',
    });
    await switchRule(api, 'Weave and one more', true);
    try {
      const { email } = await signedInMember(page);
      await fillCart(page, 'tea-towel', 'deck-chair', 'picnic');
      await addPoster(page, 'tea-towel');
      await settled(page);
      const cart = cartOf(page);
      await expect(cart.locator('[data-row=discount]', { hasText: 'Weave and one more' })).toBeVisible();
      const drawer = addUp(await rowsIn(cart), 'drawer', await linesIn(cart));
      await goToCheckout(page);
      await writeAddress(page, { email, country: 'Netherlands' });
      await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
      await applyCode(page, 'MOON10');
      await expect(page.getByText('MOON10 applied').locator('visible=true')).toBeVisible();
      await applyCode(page, code);
      await expect(page.getByText(/^Gift card .*€20\.01$/).locator('visible=true')).toBeVisible();
      await settled(page);
      const body = page.locator('body');
      const paid = addUp(await rowsIn(body), 'checkout', await linesIn(body));
      expect(paid).toMatchObject({ subtotal: drawer.subtotal, due: paid.total - 2001 });
      expect(paid.discounts).toBeLessThan(drawer.discounts);
      await payWell(page);
      const main = page.locator('main');
      await expect(main.locator('[data-row=due] dt')).toHaveText('Paid');
      expect(addUp(await rowsIn(main), 'thank you', await linesIn(main))).toEqual(paid);
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

      await page.goto(`/account/orders/${orderId}`);
      const account = await rowsIn(main);
      expect(addUp(account, 'account', await linesIn(main))).toEqual(paid);
      expect(sumOf(account, 'paid')).toBe(paid.due);
      const { order } = await api.platform<{ order: { number: string } }>(
        'GET',
        `/ecom/v1/orders/${orderId}`,
      );
      await page.goto('/order-look-up');
      await page.getByLabel('Order number').fill(order.number);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Find the order' }).click();
      await expect(main.locator('[data-row=due] dt')).toHaveText('Paid');
      expect(addUp(await rowsIn(main), 'looked up', await linesIn(main))).toEqual(paid);
      const text = await mailTo(api, email, /(^Subtotal: [\s\S]*?)\n\n/m);
      expect(addUp(rowsOfMail(text), 'mail')).toEqual(paid);
      await page.goto(`/admin/orders/${orderId}`);
      await expect(page.getByText('Paid by gift card')).toBeVisible();
      expect(addUp(await rowsIn(main), 'back office')).toEqual(paid);

      await page.goto('/products/print-of-the-month');
      await page.getByRole('button', { name: /^Add/ }).click();
      await expect(cart.getByText('Every month')).toBeVisible();
      await settled(page);
      const often = addUp(await rowsIn(cart), 'drawer of a subscription', await linesIn(cart));
      await goToCheckout(page);
      await writeAddress(page, { email, country: 'Netherlands' });
      await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
      await settled(page);
      const each = addUp(await rowsIn(body), 'checkout of a subscription', await linesIn(body));
      expect(each).toMatchObject({ subtotal: often.subtotal, discounts: often.discounts });
      await expect(payButton(page)).toContainText((each.due / 100).toFixed(2));
    } finally {
      await switchRule(api, 'Weave and one more', false);
    }
  },
);
