import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { Calendar } from './support/calendar.ts';
import { fillRegistration, newMember } from './support/member.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import {
  cartOf,
  CARDS,
  goToCheckout,
  openSummary,
  pay,
  payButton,
  writeAddress,
  writeCard,
} from './support/shopper.ts';
import { fillCart } from './support/fill-cart.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const PRINT = '/products/print-of-the-month';

async function lookAt(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await expectNoSidewaysScroll(page, name);
}

const again = (page: Page) => page.getByRole('checkbox', { name: /^Keep this card and charge it again/ });
const deliveries = (page: Page) => page.getByRole('link', { name: /^See the order of delivery/ });

/** @returns what each delivery comes to from then on */
async function sendElsewhere(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send it elsewhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it to another address' });
  await dialog.getByLabel('Street and number').fill('');
  await dialog.getByRole('button', { name: 'See what it costs there' }).click();
  await expect(dialog.getByLabel('Street and number')).toBeFocused();
  await dialog.getByLabel('Street and number').fill('Torstraße 12');
  await dialog.getByLabel('Country').selectOption('Germany');
  await dialog.getByLabel('Postal code').fill('10119');
  await dialog.getByLabel('Town').fill('Berlin');
  await lookAt(page, 'another address');
  await dialog.getByRole('button', { name: 'See what it costs there' }).click();
  const told = dialog.getByText(/^The delivery of .* costs €/);
  await expect(told).toBeVisible();
  await lookAt(page, 'what another address costs');
  const amount = /costs (€\d+\.\d\d)/.exec((await told.textContent()) ?? '')?.[1] ?? '';
  await dialog.getByRole('button', { name: 'Send it there' }).click();
  await expect(page.getByText('It goes to the new address from the next delivery on')).toBeVisible();
  await expect(page.getByText('Torstraße 12')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${amount} each delivery` })).toBeVisible();
  return amount;
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add another card' }).click();
  await expect(page.getByText('Nothing is charged now.')).toBeVisible();
  await page.getByLabel('Name on the card').fill('Noa Levi');
  await writeCard(page, '5555 5555 5555 4444');
  await lookAt(page, 'another card');
  await page.getByRole('button', { name: 'Keep this card' }).click();
  await expect(page.getByText('The card is kept, and charged from the next delivery on.')).toBeVisible();
  await expect(page.getByText('Mastercard •• 4444')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Charge Visa •• 4242 instead' })).toBeVisible();
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the subscription?' });
  await expect(dialog).toContainText('From now on nothing is charged.');
  await expectAccessible(page, 'asking before it is canceled');
  await dialog.getByRole('button', { name: 'Cancel the subscription' }).click();
}

/** Subscribes to the print of the month by its page. @returns what is charged now and with each delivery */
async function subscribe(page: Page, email: string, shop = ''): Promise<string> {
  await page.goto(shop + PRINT);
  await expect(page.getByRole('radio', { name: 'Buy once' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Every month/ })).toBeChecked();
  await expect(page.getByText('Every month, €28.80 for each delivery.')).toBeVisible();
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(cartOf(page).getByText('Every month')).toBeVisible();
  await expect(cartOf(page).getByText('You save €3.20')).toBeVisible();
  // It is ordered by itself: nothing is promised for more.
  await expect(cartOf(page).getByText(/free delivery/)).toHaveCount(0);
  await expect(cartOf(page).getByText('You may also like')).toHaveCount(0);
  await goToCheckout(page);
  await writeAddress(page, { email, country: 'Netherlands' });
  await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
  await writeCard(page, CARDS.good);
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toHaveCount(0);
  await expect(again(page)).not.toBeChecked();
  await pay(page);
  await expect(page.getByText('Without this we could not charge the next deliveries.')).toBeVisible();
  await again(page).check();
  const total = /€\d+\.\d\d/.exec((await payButton(page).textContent()) ?? '')?.[0] ?? '';
  expect(Number(total.slice(1))).toBeGreaterThanOrEqual(28.8);
  await expect(
    page.getByText(`${total} now, and ${total} again with each delivery: every month.`),
  ).toBeVisible();
  await lookAt(page, 'the checkout of a subscription');
  await pay(page);
  await page.waitForURL(/thank-you/);
  await expect(page.getByText('Every month')).toBeVisible();
  return total;
}

/** @returns the path of the subscription, whose page is open then */
async function openSubscription(page: Page, total: string, shop = ''): Promise<string> {
  await page.goto(`${shop}/account/subscriptions`);
  await expect(page.getByRole('heading', { name: 'Subscriptions', level: 1 })).toBeVisible();
  await expect(page.getByText(total)).toBeVisible();
  await expect(page.locator('main li img')).toBeVisible();
  await lookAt(page, 'the subscriptions');
  await page.getByRole('link', { name: 'Print of the month' }).click();
  await expect(page.getByText('Active')).toBeVisible();
  await expect(page.getByText('Visa •• 4242')).toBeVisible();
  await expect(page.getByText('Oudegracht 118')).toBeVisible();
  await expect(deliveries(page)).toHaveCount(1);
  await lookAt(page, 'a subscription');
  return new URL(page.url()).pathname;
}

async function expectCanceled(page: Page): Promise<void> {
  await expect(
    page.getByText('Canceled. Nothing is charged any more; we have written to you.'),
  ).toBeVisible();
  await expect(page.getByText('Next charge: None any more')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
}

test(
  'a member subscribes, has it sent elsewhere, adds a card and cancels',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    const { email } = await signedInMember(page);
    await page.goto('/account/subscriptions');
    await expect(page.getByText(/^None yet\./)).toBeVisible();
    await lookAt(page, 'no subscriptions');
    await openSubscription(page, await subscribe(page, email));
    await sendElsewhere(page);
    await addCard(page);
    await expect(deliveries(page)).toHaveCount(1);
    await cancel(page);
    await expectCanceled(page);
  },
);

test(
  'a subscription is charged a second time, both orders are there, and once canceled it is charged no more',
  { tag: '@long' },
  async ({ page }, { project }) => {
    test.setTimeout(300_000);
    const calendar = await Calendar.open(`subscriptions-${project.name}`);
    try {
      const shop = await calendar.go();
      const open = (to: string) => page.goto(shop + to);
      const { email } = await signedInMember(page, shop);
      const address = await openSubscription(page, await subscribe(page, email, shop), shop);
      const there = await sendElsewhere(page);
      await addCard(page);

      await calendar.go({ days: 32 });
      await expect(async () => {
        await open(address);
        await expect(deliveries(page)).toHaveCount(2, { timeout: 3000 });
      }).toPass({ timeout: 90_000 });
      await expect(page.getByText('Charged so far: 2 times')).toBeVisible();
      await deliveries(page).first().click();
      await expect(page.getByText(there).first()).toBeVisible();
      await expect(page.getByText('Torstraße 12').first()).toBeVisible();
      await page.getByRole('link', { name: 'Every month' }).click();
      await open('/account/orders');
      await expect(page.getByRole('heading', { name: /^Order \d+/ })).toHaveCount(2);

      await open(address);
      await cancel(page);
      await expectCanceled(page);
      await calendar.go({ days: 70 });
      await open(address);
      await expect(page.getByText('Charged so far: 2 times')).toBeVisible();
      await expect(deliveries(page)).toHaveCount(2);
    } finally {
      await calendar.close();
    }
  },
);

test(
  'what is sold once, too, is chosen by radio; beside other things the cart says what to do before the checkout',
  { tag: '@rare' },
  async ({ page }) => {
    await fillCart(page, 'reef');
    await page.goto('/products/wallpapers-for-screens');
    await expect(page.getByRole('radio', { name: /^Buy once/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Every month/ }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/subscription=/);
    await expect(
      page.getByText('Every month, €7.65 for each delivery. That is €1.35 less than a single one.'),
    ).toBeVisible();
    await lookAt(page, 'a product to subscribe to');
    await page.getByRole('button', { name: /^Add/ }).click();
    await expect(cartOf(page).getByText('Check out the subscription separately.')).toBeVisible();
    await expect(cartOf(page).getByRole('link', { name: /^Check out/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(page, 'a cart with a subscription and more');
    await cartOf(page).getByRole('button', { name: 'Keep only Wallpapers for screens' }).click();
    await expect(cartOf(page).getByText('Check out the subscription separately.')).toHaveCount(0);
    await goToCheckout(page);
    await openSummary(page);
    await expect(page.getByText('You save €1.35').locator('visible=true')).toBeVisible();
    // A guest signs in first, and comes back to the same checkout.
    await expect(page.getByText('A subscription belongs to an account')).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await page.getByRole('link', { name: 'Open an account' }).click();
    await fillRegistration(page, newMember());
    await expect(page).toHaveURL(/\/checkout\?checkoutId=/);
    await expect(page.getByText('A subscription belongs to an account')).toHaveCount(0);
    await expect(payButton(page)).toContainText('€7.65');
  },
);

test(
  'the plans can be chosen and sent without a script, and read in Hebrew',
  { tag: '@variant' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/he/products/wallpapers-for-screens');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('radio', { name: /^כל חודש/ }).check({ force: true });
    await page.getByRole('button', { name: 'עדכון' }).click();
    await expect(page).toHaveURL(/subscription=/);
    await expect(page.getByRole('radio', { name: /^כל חודש/ })).toBeChecked();
    await context.close();
  },
);
