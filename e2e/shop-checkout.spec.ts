import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import {
  addPoster,
  cartOf,
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

interface FoundOrders {
  orders: {
    id: string;
    number: string;
    paymentStatus: string;
    status: string;
    lineItems: { id: string }[];
  }[];
}

test(
  'a guest presses twice and buys once; the merchant has the order, and the guest looks it up',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const buyer = newBuyer();
    await addPoster(page, 'reef');
    await goToCheckout(page);
    await writeAddress(page, buyer);
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Express courier/ }).check();
    await expect(payButton(page)).toHaveText('Pay €53.00');
    await writeCard(page, CARDS.good);
    await expectStateAccessible(page, 'checkout, filled');
    await expectNoSidewaysScroll(page, 'checkout');
    await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await payButton(page).dblclick();
    await expect(page).toHaveURL(/\/thank-you\//);
    await expect(page.getByRole('heading', { name: 'Thank you, Noa.' })).toBeVisible();
    await expect(page.getByText('Paid, €53.00')).toBeVisible();
    await expectAccessible(page, 'thank you');
    await expectNoSidewaysScroll(page, 'thank you');
    await page.getByRole('link', { name: 'Cart, 0 posters' }).click();
    await expect(cartOf(page).getByText('Nothing in it yet.')).toBeVisible();

    const found = await api.platform<FoundOrders>('POST', '/ecom/v1/orders/search', {
      search: { filter: { 'buyerInfo.email': buyer.email } },
    });
    expect(found.orders).toHaveLength(1);
    expect(found.orders).toMatchObject([{ status: 'APPROVED', paymentStatus: 'PAID' }]);
    const [order] = found.orders;
    await api.platform('POST', `/ecom/v1/fulfillments/orders/${order?.id}/create-fulfillment`, {
      orderId: order?.id,
      fulfillment: {
        lineItems: order?.lineItems.map(({ id }) => ({ id })),
        trackingInfo: { shippingProvider: 'ups', trackingNumber: '1Z 77' },
      },
    });
    await page.goto('/order-look-up');
    await page.getByLabel('Order number').fill(order?.number ?? '');
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByRole('button', { name: 'Find the order' }).click();
    await expect(page.getByRole('heading', { name: `Order ${order?.number}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Follow parcel 1' })).toHaveAttribute(
      'href',
      /trackNums=1Z%2077$/,
    );
    await expectAccessible(page, 'order look-up');
  },
);

test(
  'the checkout says what is missing at its field, where nobody delivers to, and what codes take off',
  { tag: '@main' },
  async ({ page, api }) => {
    const { code: giftCard } = await api.call<{ code: string }>(
      'POST',
      '/admin/api/extensions/issueGiftCard',
      {
        amount: '25.00',
      },
    );
    await openCheckout(page, 'reef');
    await test.step('what is missing is said at the field, and the first one gets the focus', async () => {
      await pay(page);
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByText('An email address, like noa@example.com.')).toBeVisible();
    });
    await test.step('a country that the store does not deliver to is not offered', async () => {
      await writeAddress(page, newBuyer('Portugal'));
      await expect(page.getByLabel('Country').locator('option[value=CU]')).toHaveCount(0);
      await writeCard(page, CARDS.good);
    });
    await test.step('a postal code is that of its country', async () => {
      await page.getByLabel('Country').selectOption('Netherlands');
      await page.getByLabel('Postal code').fill('3511 A');
      await page.getByLabel('Postal code').blur();
      await expect(page.getByText('Two letters at the end, like 3511 AW.')).toBeVisible();
      await expectAccessible(page, 'checkout, refused');
      await page.getByLabel('Postal code').fill('3511aw');
      await page.getByLabel('Postal code').blur();
      await expect(page.getByLabel('Postal code')).toHaveValue('3511 AW');
      await expect(page.getByText('Two letters at the end')).toBeHidden();
      await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    });
    await test.step('a code and a gift card by one input, and what they take off', async () => {
      await openSummary(page);
      const code = page.getByLabel('Discount code or gift card').locator('visible=true');
      await code.fill('NEVERHEARDOF');
      await code.press('Enter');
      await expect(
        page.getByText(/neither a discount nor a gift card/).locator('visible=true'),
      ).toBeVisible();
      await code.fill('MOON10');
      await code.press('Enter');
      await expect(page.getByText('MOON10 applied').locator('visible=true')).toBeVisible();
      await code.fill(giftCard);
      await code.press('Enter');
      await expect(page.getByText(/^Gift card .*, €25\.00$/).locator('visible=true')).toBeVisible();
      await expect(payButton(page)).toHaveText('Pay €17.00');
      await expectAccessible(page, 'checkout, codes');
      await page.getByRole('button', { name: 'Remove MOON10' }).locator('visible=true').click();
      await expect(payButton(page)).toHaveText('Pay €20.90');
    });
  },
);

test(
  'a declined card keeps everything else; a second step at the bank is denied, then confirmed',
  { tag: '@main' },
  async ({ page }) => {
    await openCheckout(page, 'low-sun');
    await writeAddress(page, newBuyer());
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await writeCard(page, CARDS.declined);
    await pay(page);
    await expect(page.getByText(/There is not enough on the card/)).toBeVisible();
    await expect(page.getByLabel('Street and number')).toHaveValue('Oudegracht 118');
    await expectAccessible(page, 'checkout, declined');

    await writeCard(page, CARDS.secondStep);
    await pay(page);
    await expect(page).toHaveURL(/payment-gateway\/challenge/);
    await page.locator('button[value=deny]').click();
    await expect(page.getByText(/The payment was not confirmed in time/)).toBeVisible();
    await expect(page.getByLabel('Street and number')).toHaveValue('Oudegracht 118');
    await writeCard(page, CARDS.secondStep);
    await pay(page);
    await page.locator('button[value=approve]').click();
    await expect(page.getByRole('heading', { name: 'Thank you, Noa.' })).toBeVisible();
    await expect(page.getByText(/^Paid, /)).toBeVisible();
  },
);

test(
  'on a phone a poster is bought by the bars at the foot, with the summary folded away',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    await addPoster(page, 'reef');
    await expectNoSidewaysScroll(page, 'the cart over a product');
    await goToCheckout(page);
    await writeAddress(page, newBuyer());
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    const total = page.locator('[data-row=due], [data-row=total]').locator('visible=true');
    await expect(total).toHaveCount(0);
    await openSummary(page);
    await expect(total.first()).toBeVisible();
    await expectAccessible(page, 'checkout on a phone');
    await expectNoSidewaysScroll(page, 'checkout');
    await writeCard(page, CARDS.good);
    await pay(page);
    await expect(page.getByRole('heading', { name: 'Thank you, Noa.' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'thank you');
  },
);

test('a payment that takes its time says so and then arrives', { tag: '@rare' }, async ({ page }) => {
  await openCheckout(page, 'low-sun');
  await writeAddress(page, newBuyer());
  await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
  await writeCard(page, CARDS.later);
  await pay(page);
  await expect(page.getByText(/^Payment on its way/)).toBeVisible();
  await expect(page.getByText(/The bank takes its time/)).toBeVisible();
});

test('an order to be paid by bank transfer waits for the money', { tag: '@rare' }, async ({ page, api }) => {
  const buyer = newBuyer();
  await openCheckout(page, 'low-sun');
  await writeAddress(page, buyer);
  await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await expect(page.getByLabel(/^Card number/)).toHaveCount(0);
  await expect(payButton(page)).toHaveText(/^Place/);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Noa, your order is placed.' })).toBeVisible();
  await expect(page.getByText(/^Paid, |Thank you/)).toHaveCount(0);
  const account = page.getByRole('region', { name: 'Where the money goes' });
  await expect(account).toContainText('PT50 0002 0123 1234 5678 9015 4');
  await expectAccessible(page, 'thanks, not paid yet');
  const found = await api.platform<FoundOrders>('POST', '/ecom/v1/orders/search', {
    search: { filter: { 'buyerInfo.email': buyer.email } },
  });
  expect(found.orders).toMatchObject([{ status: 'APPROVED', paymentStatus: 'NOT_PAID' }]);
  await expect(account).toContainText(String(found.orders[0]?.number));
});

test(
  'without a connection nothing is charged, and the page says so',
  { tag: '@rare' },
  async ({ page, context }) => {
    await openCheckout(page, 'reef');
    await writeAddress(page, newBuyer());
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await writeCard(page, CARDS.good);
    await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await context.setOffline(true);
    await payButton(page).click();
    await expect(
      page.getByText(/No connection to the shop. Nothing was charged/).locator('visible=true'),
    ).toBeVisible();
    await context.setOffline(false);
    await pay(page);
    await expect(page).toHaveURL(/\/thank-you\//);
  },
);
