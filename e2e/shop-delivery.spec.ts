import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { newBuyer, payWell, writeAddress } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inPorto = () => newBuyer('Portugal');

interface FoundOrders {
  orders: { shippingInfo: { title: string; logistics: Record<string, unknown> } }[];
}

test(
  'somebody in Porto collects the order at the print room',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const buyer = inPorto();
    await openCheckout(page, 'reef');
    await writeAddress(page, buyer);
    await expect(page.getByRole('radio', { name: /^Correio registado/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Pick it up/ }).check();
    const places = page.getByRole('radiogroup', { name: 'Where to collect it' });
    await expect(places.getByRole('radio', { name: /^The print room/ })).toBeChecked();
    await expect(places.getByText('Rua do Almada 284')).toBeVisible();
    await expect(places.getByText(/Ready/)).toBeVisible();
    await expectStateAccessible(page, 'checkout, to collect');
    await expectNoSidewaysScroll(page, 'checkout, to collect');
    await payWell(page);
    await expect(page.getByText('Ready to collect')).toBeVisible();
    await expect(page.getByText(/The print room, Rua do Almada 284/)).toBeVisible();
    const found = await api.platform<FoundOrders>('POST', '/ecom/v1/orders/search', {
      search: { filter: { 'buyerInfo.email': buyer.email } },
    });
    expect(found.orders[0]?.shippingInfo).toMatchObject({
      title: 'The print room',
      logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { city: 'Porto' } } },
    });
  },
);

test('somebody in Porto has it brought at a time that is kept', { tag: '@rare' }, async ({ page, api }) => {
  const buyer = inPorto();
  await openCheckout(page, 'reef');
  await writeAddress(page, buyer);
  await page.getByRole('radio', { name: /^Brought by bike/ }).check();
  const times = page.getByRole('radiogroup', { name: 'When shall we ring?' });
  await expect(times.getByRole('radio', { name: /Chosen$/ })).toBeChecked();
  const cut = await times.locator('th bdi, label').evaluateAll((all) =>
    all
      .filter((one) => {
        const cell = one.closest('th, td');
        return (
          one.scrollWidth > one.clientWidth + 1 ||
          one.getBoundingClientRect().width > (cell?.getBoundingClientRect().width ?? 0) + 1
        );
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await times
    .getByRole('radio', { name: /, (Open|\d left)$/ })
    .last()
    // The words lie over it, and on a phone the bar may lie over those.
    .dispatchEvent('click');
  await expect(page.getByText('is kept for you until')).toBeVisible();
  await expectAccessible(page, 'checkout, to be brought');
  await expectNoSidewaysScroll(page, 'checkout, to be brought');
  await payWell(page);
  await expect(page.getByText('Brought to you')).toBeVisible();
  const found = await api.platform<FoundOrders>('POST', '/ecom/v1/orders/search', {
    search: { filter: { 'buyerInfo.email': buyer.email } },
  });
  expect(found.orders[0]?.shippingInfo.logistics['deliveryTimeSlot']).toMatchObject({
    from: expect.stringMatching(/^\d{4}-/),
  });
});

test('the times and places are told in Hebrew', { tag: '@variant' }, async ({ page }) => {
  await openCheckout(page, 'reef');
  await writeAddress(page, inPorto());
  await expect(page.getByRole('radio', { name: /^Pick it up/ })).toBeVisible();
  await page.goto(page.url().replace('/checkout', '/he/checkout'));
  await page.getByRole('radio', { name: /^איסוף עצמי/ }).check();
  await expect(page.getByRole('radiogroup', { name: 'איפה לאסוף' })).toBeVisible();
});
