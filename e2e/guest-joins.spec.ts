import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import type { Api } from './support/api.ts';
import { mailedCode, newMember, registerMember, type ShopMember } from './support/member.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { CARDS, pay, writeAddress, writeCard } from './support/shopper.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

interface Customer {
  id: string;
  memberId?: string;
  status: string;
  orders: number;
  spent: { amount: string };
}

async function customersOf(api: Api, { email }: ShopMember): Promise<Customer[]> {
  const query = { filter: { email }, sort: [{ fieldName: 'orders', order: 'DESC' }] };
  return (
    await api.call<{ customers: Customer[] }>('POST', '/admin/api/extensions/queryCustomers', { query })
  ).customers;
}

async function buyerOf(api: Api, { email }: ShopMember): Promise<object | undefined> {
  const { orders } = await api.platform<{ orders: { buyerInfo: object }[] }>(
    'POST',
    '/ecom/v1/orders/search',
    {
      search: { filter: { 'buyerInfo.email': email } },
    },
  );
  return orders[0]?.buyerInfo;
}

async function buy(page: Page, { email }: ShopMember): Promise<void> {
  await openCheckout(page, 'reef');
  await writeAddress(page, { email, country: 'Netherlands' });
  await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
  await writeCard(page, CARDS.good);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Noa.' })).toBeVisible();
}

async function expectOrder(page: Page): Promise<void> {
  await page.goto('/account/orders');
  await page
    .getByRole('link', { name: /^Order \d+/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Order \d+$/, level: 1 })).toBeVisible();
  await expect(page.getByText('Reef').first()).toBeVisible();
}

test(
  'what a guest bought joins the account when the address is verified, and not before',
  { tag: '@rare' },
  async ({ page, newTab, api, pageAs }) => {
    test.slow();
    const member = newMember();
    await buy(page, member);
    const [guest] = await customersOf(api, member);
    expect(guest).toMatchObject({ status: 'GUEST', orders: 1 });

    // Whoever has bought here before shows first whose mailbox it is, whatever the shop asks of others.
    await registerMember(page, member);
    await expect(page.getByRole('heading', { name: 'Six digits, please', level: 1 })).toBeVisible();
    await page.getByLabel('Code').fill('000000');
    await expect(page.getByText('This is not the code, or it is too old.')).toBeVisible();
    // The shop knows of the account by the address, and that nobody has confirmed it; the order is nobody's yet.
    expect(await customersOf(api, member)).toMatchObject([
      { id: guest?.id, status: 'PENDING', emailVerified: false, orders: 1 },
    ]);
    expect(await buyerOf(api, member)).not.toHaveProperty('memberId');
    const elsewhere = await newTab();
    await elsewhere.goto('/account/orders');
    await expect(elsewhere.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await elsewhere.close();

    await page.getByLabel('Code').fill(await mailedCode(api, member.email));
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await expectOrder(page);

    // In the back office they are one customer, with all of the figures.
    await expect.poll(async () => (await customersOf(api, member)).length).toBe(1);
    const [one] = await customersOf(api, member);
    expect(one).toMatchObject({
      id: guest?.id,
      status: 'APPROVED',
      emailVerified: true,
      orders: 1,
      spent: guest?.spent,
    });
    expect(await buyerOf(api, member)).toMatchObject({ memberId: one?.memberId });
    const office = await pageAs('merchant');
    await office.goto(`/admin/customers?filter=${encodeURIComponent(JSON.stringify({ q: member.email }))}`);
    await office
      .getByRole('link', { name: /Noa Levi/ })
      .first()
      .click();
    await expect(office.getByRole('heading', { name: 'Noa Levi', level: 1 })).toBeVisible();
    await expect(office.getByText('Email confirmed')).toBeVisible();
    await expect(office.getByRole('link', { name: 'View order' })).toBeVisible();
  },
);

test(
  'a member whose address nobody has verified does so in the account, and finds what they bought as a guest',
  { tag: '@rare' },
  async ({ page, api, browser, baseURL }) => {
    test.slow();
    const member = await signedInMember(page);
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
    await buy(await context.newPage(), member);
    await context.close();
    await page.goto('/account/orders');
    await expect(page.getByText(/Those orders join once your address is verified/)).toBeVisible();
    await expectAccessible(page, 'orders of an address that is not verified');
    await page.getByRole('link', { name: 'Verify it' }).click();
    const email = page.locator('section', { has: page.getByRole('heading', { name: 'Email', level: 2 }) });
    await email.getByRole('button', { name: 'Send a code there' }).click();
    const code = email.getByLabel('Code from the mail');
    await code.fill('000000');
    await expect(email.getByText('This is not the code.')).toBeVisible();
    await expect(code).toBeFocused();
    await expectAccessible(page, 'verifying an address, refused');
    await expectNoSidewaysScroll(page, 'verifying an address');
    await code.fill(await mailedCode(api, member.email));
    await expect(email.getByText(/^The address is verified/)).toBeVisible();
    await expectOrder(page);
  },
);
