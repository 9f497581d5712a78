import { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { Calendar } from './support/calendar.ts';
import { mailTo } from './support/member.ts';
import { signIn } from './support/roles.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { CARDS, newBuyer, pay, writeAddress, writeCard } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

const settings = {
  delayMinutes: 1,
  remind: false,
  whom: 'SUBSCRIBED',
  reminders: [
    { on: true, hours: 1 },
    { on: true, hours: 24 },
    { on: true, hours: 72 },
  ],
};

interface Found {
  abandonedCheckouts: { id: string; status: string }[];
}

const find = async (api: Api, email: string): Promise<Found['abandonedCheckouts']> =>
  (
    await api.platform<Found>('POST', '/ecom/v1/abandoned-checkout/search', {
      search: { filter: { 'buyerInfo.email': email } },
    })
  ).abandonedCheckouts;

/** A checkout is left after a minute at least: the store is one whose clock is moved. */
const later = test.extend<{ calendar: Calendar }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  calendar: async ({}, use, { project }) => {
    const calendar = await Calendar.open(`left-bag-${project.name}`);
    await use(calendar);
    await calendar.close();
  },
  baseURL: async ({ calendar }, use) => {
    await use(await calendar.go());
  },
  storageState: async ({ playwright, baseURL }, use) => {
    await use(await signIn(playwright.request, baseURL ?? '', 'owner'));
  },
  api: async ({ playwright, storageState, baseURL }, use) => {
    const context = await playwright.request.newContext({ storageState });
    await use(new Api(context, baseURL ?? ''));
    await context.dispose();
  },
});

later(
  'a cart is left, its buyer reminded, and it is bought in another browser; then no reminder goes out',
  { tag: '@long' },
  async ({ page, api, browser, calendar }, info) => {
    await api.call('POST', '/admin/api/extensions/changeReminderSettings', settings);
    const buyer = newBuyer();
    await openCheckout(page, 'reef');
    const box = page.getByRole('checkbox', { name: /^Write to me now and then/ });
    await expect(box).not.toBeChecked();
    await writeAddress(page, buyer);
    await box.check();
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await page.goto('/');

    await calendar.go({ minutes: 2 });
    await expect.poll(() => find(api, buyer.email), { timeout: 30_000 }).toHaveLength(1);
    const [left] = await find(api, buyer.email);
    const send = () =>
      api.call('POST', '/admin/api/extensions/sendReminder', { abandonedCheckoutId: left?.id });
    await send();
    const link = await mailTo(api, buyer.email, /https?:\/\/[^/\s]+(\/your-bag\?token=\S+)/);

    // Somebody with another browser: the same things, and nothing of who left them.
    const { baseURL, viewport } = info.project.use;
    const fresh = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      ...(viewport !== undefined && { viewport }),
    });
    const elsewhere = await fresh.newPage();
    await elsewhere.goto(new URL(link, page.url()).href);
    await expect(elsewhere.getByRole('heading', { name: 'Your cart is still here' })).toBeVisible();
    await expect(elsewhere.getByText('Reef')).toBeVisible();
    await expectAccessible(elsewhere, 'a cart that was left');
    await expectNoSidewaysScroll(elsewhere, 'a cart that was left');
    await elsewhere.getByRole('button', { name: 'Go on to the checkout' }).click();
    await expect(elsewhere.getByLabel('Email')).toHaveValue('');
    await writeAddress(elsewhere, buyer);
    await expect(elsewhere.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await writeCard(elsewhere, CARDS.good);
    await pay(elsewhere);
    await expect(elsewhere).toHaveURL(/\/thank-you\//);

    expect(await find(api, buyer.email)).toMatchObject([{ status: 'RECOVERED' }]);
    await expect(send()).rejects.toThrow();
    await elsewhere.goto(new URL(link, page.url()).href);
    await expect(elsewhere.getByRole('heading', { name: 'This cart was bought already' })).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: 'See the order' })).toBeVisible();
    await page.goto(new URL(link, page.url()).href);
    await expect(page.getByRole('link', { name: 'Look an order up' })).toBeVisible();
    await page.goto('/your-bag?token=guessed');
    await expect(page.getByRole('heading', { name: 'This link opens no cart' })).toBeVisible();
    await fresh.close();
  },
);

interface Abandoned {
  abandonedCheckouts: { id: string; lineItems: { productName: { original: string } }[] }[];
}

test(
  'a link brings an abandoned cart back, to a checkout of whoever opens it; guessed links open and stop nothing',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    // The demo store has many that are open, and reading one changes none of them.
    const { abandonedCheckouts } = await api.platform<Abandoned>(
      'POST',
      '/ecom/v1/abandoned-checkout/search',
      {
        search: { filter: { status: 'ABANDONED' }, cursorPaging: { limit: 50 } },
      },
    );
    const open = abandonedCheckouts.find(({ lineItems }) => lineItems.length === 1);
    const { url } = await api.call<{ url: string }>(
      'POST',
      '/admin/api/extensions/getAbandonedCheckoutLink',
      { abandonedCheckoutId: open?.id },
    );
    const { pathname, search } = new URL(url);
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { name: 'Your cart is still here' })).toBeVisible();
    await expect(page.getByText(open?.lineItems[0]?.productName.original ?? '').first()).toBeVisible();
    await expectAccessible(page, 'a cart that was left');
    await expectNoSidewaysScroll(page, 'a cart that was left');
    await page.getByRole('button', { name: 'Go on to the checkout' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');

    await page.goto('/your-bag?token=guessed');
    await expect(page.getByRole('heading', { name: 'This link opens no cart' })).toBeVisible();
    await page.goto('/stop-mails?token=guessed');
    await page.getByRole('button', { name: 'Do not remind me again' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is not one of ours');
    await expectAccessible(page, 'stopping mails');
  },
);
