import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import { placeOrder, readTransactions } from './orders.ts';
import { pictureIdOf, productIdOf } from './products.ts';

export interface Route {
  name: string;
  path: string;
  /** Nothing to wait for once this is seen. */
  seen: (page: Page) => Promise<void>;
}

const heading =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };

const idle = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const both =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await heading(name)(page);
    await idle(page);
  };

/** With all that comes from other desks: what it may be taxed as, and the collections that it is in. */
async function wholeProduct(page: Page): Promise<void> {
  await both('Low sun')(page);
  await expect(page.getByRole('checkbox', { name: /^Select all of/ }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Demand' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="/collections/"]').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Tax group' }).click();
  await expect(page.getByRole('option', { name: 'Products', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Products', exact: true })).toHaveCount(0);
}

/** Pages that need nobody signed in. */
export const openRoutes: readonly Route[] = [
  { name: 'shop', path: '/', seen: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible() },
  { name: 'sign-in', path: '/admin/sign-in', seen: heading('Sign in') },
  { name: 'forgot-password', path: '/admin/forgot-password', seen: heading('Set a new password') },
  { name: 'reset-password', path: '/admin/reset-password?token=old', seen: heading('Choose a new password') },
  {
    name: 'accept-invitation',
    path: '/admin/accept-invitation?token=old',
    seen: heading('This invitation isn’t valid'),
  },
  { name: 'setup', path: '/admin/setup?token=old', seen: heading('This setup link isn’t valid') },
];

/** An order with lines, a payment, a refund and a comment: every card of its page has something to show. */
export async function staffRoutes(api: Api): Promise<readonly Route[]> {
  const order = await placeOrder(api, {
    lines: [
      { name: 'Low Tide', price: '40.00', quantity: 3 },
      { name: 'Dune', price: '25.50', quantity: 1 },
    ],
    payments: [{ amount: '154.50', way: 'card' }],
  });
  const [first] = (await readTransactions(api, order.id)).payments;
  await api.platform('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId: order.id,
    paymentRefunds: [{ paymentId: first?.id, amount: { amount: '25.50' } }],
    refundItems: { lineItems: [{ lineItemId: order.lineItems[1]?.id, quantity: 1 }] },
  });
  await api.platform('POST', `/ecom/v1/orders/${order.id}/activities`, {
    activity: { merchantComment: { message: 'Ring twice.' } },
  });
  const productId = await productIdOf(api, 'low-sun');
  const pictureId = await pictureIdOf(api, 'low-sun');
  const number = `#${order.number}`;
  const line = order.lineItems[0]?.id ?? '';
  // Two states of one page never follow each other: only another page is opened without a load.
  return [
    { name: 'home', path: '/admin', seen: both(/./) },
    { name: 'orders', path: '/admin/orders', seen: both('Orders') },
    { name: 'order', path: `/admin/orders/${order.id}`, seen: both(number) },
    {
      name: 'orders, none',
      path: '/admin/orders?filter={"q":"nobody-is-called-so"}',
      seen: async (page) => {
        await expect(page.getByText('No matching orders')).toBeVisible();
        await both('Orders')(page);
      },
    },
    {
      name: 'refund',
      path: `/admin/orders/${order.id}/refund?line=${line}&qty=1&back=1`,
      seen: async (page) => {
        await both('Refund')(page);
        await expect(page.getByText(/^Up to date, calculated/)).toBeVisible();
      },
    },
    {
      name: 'fulfil',
      path: `/admin/orders/${order.id}/fulfil`,
      seen: both(`Fulfill ${number}`),
    },
    { name: 'cancel', path: `/admin/orders/${order.id}/cancel`, seen: both(`Cancel order ${number}?`) },
    {
      name: 'refund, amount',
      path: `/admin/orders/${order.id}/refund?mode=amount`,
      seen: async (page) => {
        await expect(page.getByRole('textbox', { name: 'Amount to refund' })).toBeVisible();
        await both('Refund')(page);
      },
    },
    { name: 'printing, none chosen', path: '/admin/orders/print', seen: both('Print orders') },
    { name: 'business info', path: '/admin/business-info', seen: both('Business info') },
    { name: 'locations', path: '/admin/locations', seen: both('Locations') },
    {
      name: 'new location',
      path: '/admin/locations/create',
      seen: (page) => expect(page.getByRole('textbox', { name: 'Street' })).toBeVisible(),
    },
    { name: 'checkout settings', path: '/admin/checkout-settings', seen: both('Checkout') },
    { name: 'store design', path: '/admin/storefront', seen: both('Store design') },
    { name: 'email texts', path: '/admin/email-templates', seen: both('Email texts') },
    {
      name: 'an email text',
      path: '/admin/email-templates/confirmation',
      seen: both('Order confirmation'),
    },
    { name: 'announcement bar', path: '/admin/announcement', seen: both('Announcement bar') },
    { name: 'pages of the store', path: '/admin/store-pages', seen: both('Pages') },
    { name: 'a new page of the store', path: '/admin/store-pages/create', seen: both('New page') },
    { name: 'shop texts', path: '/admin/shop-texts', seen: both('Store texts') },
    { name: 'a page of words', path: '/admin/shop-texts/returns', seen: both('Returns') },
    { name: 'front page', path: '/admin/shop-texts/home', seen: both('Home page') },
    { name: 'plugins', path: '/admin/plugins', seen: both('Plugins') },
    { name: 'settings of orders', path: '/admin/order-settings', seen: both('Orders and payments') },
    { name: 'members and privacy', path: '/admin/member-settings', seen: both('Members and privacy') },
    { name: 'import of orders', path: '/admin/orders/import', seen: both('Import orders') },
    { name: 'reports', path: '/admin/reports', seen: both('Sales') },
    { name: 'exchange rates', path: '/admin/rates', seen: both('Exchange rates') },
    {
      name: 'payouts',
      path: '/admin/reports?of=payouts&by=week',
      seen: async (page) => {
        await expect(page.getByRole('table', { name: 'Payouts to reconcile' })).toBeVisible();
        await both('Sales')(page);
      },
    },
    { name: 'drafts', path: '/admin/drafts', seen: both('Drafts') },
    { name: 'reviews', path: '/admin/reviews', seen: both('Reviews') },
    { name: 'reviews over time', path: '/admin/reviews/overview', seen: both('Reviews over time') },
    { name: 'rules of moderation', path: '/admin/reviews/rules', seen: both('Moderation rules') },
    { name: 'back in stock', path: '/admin/back-in-stock', seen: both('Back in stock') },
    { name: 'who waits', path: '/admin/back-in-stock-requests', seen: both('Waitlist') },
    { name: 'reported members', path: '/admin/member-reports', seen: both('Reported members') },
    { name: 'roles of members', path: '/admin/member-roles', seen: both('Member roles') },
    { name: 'review requests', path: '/admin/review-requests', seen: both('Review requests') },
    { name: 'when we ask', path: '/admin/review-requests/settings', seen: both('Schedule') },
    {
      name: 'abandoned checkouts',
      path: '/admin/abandoned-checkouts',
      seen: both('Abandoned checkouts'),
    },
    { name: 'reminder plan', path: '/admin/abandoned-checkouts/settings', seen: both('Reminder plan') },
    { name: 'subscriptions', path: '/admin/subscriptions', seen: both('Subscriptions') },
    { name: 'returns', path: '/admin/returns', seen: both('Returns') },
    { name: 'failed charges', path: '/admin/subscriptions/settings', seen: both('Failed charges') },
    { name: 'customers', path: '/admin/customers', seen: both('Customers') },
    { name: 'new customer', path: '/admin/customers/create', seen: both('Add customer') },
    { name: 'import of products', path: '/admin/products/import', seen: both('Import products') },
    { name: 'import of reviews', path: '/admin/reviews/import', seen: both('Import reviews') },
    { name: 'import of customers', path: '/admin/customers/import', seen: both('Import customers') },
    { name: 'products', path: '/admin/products', seen: both('Products') },
    { name: 'product', path: `/admin/products/${productId}`, seen: wholeProduct },
    { name: 'collections', path: '/admin/collections', seen: both('Collections') },
    { name: 'new collection', path: '/admin/collections/create', seen: both('New collection') },
    { name: 'discounts', path: '/admin/discounts', seen: both('Discounts') },
    { name: 'new discount', path: '/admin/discounts/create', seen: both('New discount') },
    { name: 'media', path: '/admin/media', seen: both('Media') },
    {
      name: 'focal point',
      path: `/admin/media/${encodeURIComponent(pictureId)}/focal-point`,
      seen: async (page) => {
        await expect(page.getByRole('textbox', { name: 'Across' })).toBeVisible();
        await idle(page);
      },
    },
    {
      name: 'media, trash',
      path: '/admin/media?in=trash',
      seen: async (page) => {
        await expect(page.getByText('deleted permanently after 30 days')).toBeVisible();
        await both('Media')(page);
      },
    },
    { name: 'settings', path: '/admin/settings', seen: both('Settings') },
    { name: 'staff', path: '/admin/staff', seen: both('Staff') },
    { name: 'roles', path: '/admin/roles', seen: both('Roles') },
    { name: 'delivery', path: '/admin/delivery', seen: both('Delivery') },
    { name: 'tax', path: '/admin/tax', seen: both('Tax') },
    { name: 'tax groups', path: '/admin/tax-groups', seen: both('Tax groups') },
    {
      name: 'new tax group',
      path: '/admin/tax-groups/create',
      seen: (page) => expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible(),
    },
    { name: 'promotions', path: '/admin/promotions', seen: both('Promotions') },
    {
      name: 'new promotion',
      path: '/admin/promotions/create',
      seen: (page) => expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible(),
    },
    { name: 'badges', path: '/admin/badges', seen: both('Badges') },
    {
      name: 'new badge',
      path: '/admin/badges/create',
      seen: (page) => expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible(),
    },
    { name: 'custom fields', path: '/admin/custom-fields', seen: both('Custom fields') },
    {
      name: 'new custom field',
      path: '/admin/custom-fields/create',
      seen: (page) => expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible(),
    },
    { name: 'tips', path: '/admin/tips', seen: both('Tips') },
    { name: 'payment methods', path: '/admin/payments', seen: both('Payment methods') },
    { name: 'gift cards', path: '/admin/gift-cards', seen: both('Gift cards') },
    { name: 'rules of gift cards', path: '/admin/gift-cards/rules', seen: both('Gift card settings') },
    { name: 'invoices', path: '/admin/invoices', seen: both('Invoices and receipts') },
    { name: 'API keys', path: '/admin/api-keys', seen: both('API keys') },
    {
      name: 'new API key',
      path: '/admin/api-keys/create',
      seen: (page) => expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible(),
    },
    { name: 'OAuth clients', path: '/admin/oauth-clients', seen: both('OAuth clients') },
    { name: 'webhooks', path: '/admin/webhooks', seen: both('Webhooks') },
    { name: 'events', path: '/admin/domain-events', seen: both('Events') },
    { name: 'audit log', path: '/admin/audit-log', seen: both('Audit log') },
    { name: 'jobs', path: '/admin/jobs', seen: both('Jobs') },
    { name: 'profile', path: '/admin/profile', seen: both('Profile and security') },
    {
      name: 'nowhere',
      path: '/admin/nowhere',
      seen: (page) => expect(page.getByText('Page not found')).toBeVisible(),
    },
  ];
}

/** Pages that are wider than the window scroll sideways: none may. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${what} is wider than the window`).toBeLessThanOrEqual(0);
}
