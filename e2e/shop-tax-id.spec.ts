import { readPdf } from '../src/testing/pdf.ts';
import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { newBuyer, openSummary, payWell, writeAddress } from './support/shopper.ts';
import { expect, isPhone, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface FoundOrders {
  orders: {
    id: string;
    number: string;
    billingInfo: { contactDetails: { company?: string; vatId?: { id?: string } } };
    priceSummary: { tax: { amount: string }; total: { amount: string } };
  }[];
}

test(
  'a business of another country gives its tax id and pays no tax; the invoice says why',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const buyer = newBuyer();
    await openCheckout(page, 'reef');
    await writeAddress(page, buyer);
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await openSummary(page);
    const summary = isPhone(page)
      ? page.locator('details', { hasText: 'Your order' })
      : page.getByRole('complementary', { name: 'Your order' });
    await expect(summary.locator('[data-row=tax-included]')).toBeVisible();

    await page.getByRole('checkbox', { name: 'I buy for a business' }).check();
    await page.getByLabel('Company').fill('Waal Prints BV');
    const taxId = page.getByLabel('VAT number');
    await taxId.fill('NL004495446B01');
    await taxId.blur();
    await expect(page.getByText('One of its signs is wrong.')).toBeVisible();
    await taxId.fill('DE136695976');
    await taxId.blur();
    await expect(page.getByText('of another country than the billing address')).toBeVisible();
    const [first, second] = [await page.getByLabel('Company').boundingBox(), await taxId.boundingBox()];
    expect(Math.abs((first?.height ?? 0) - (second?.height ?? 0))).toBeLessThan(3);
    await expectAccessible(page, 'a tax id, refused');
    await taxId.fill('NL004495445B01');
    await taxId.blur();
    await expect(summary.getByText('No VAT is charged: reverse charge.')).toBeVisible();
    await expect(summary.locator('[data-row=tax-included]')).toBeHidden();
    await expectStateAccessible(page, 'a tax id');
    await expectNoSidewaysScroll(page, 'a tax id');

    await payWell(page);
    const reason = page.getByText('No VAT is charged: reverse charge.');
    await expect(reason).toBeVisible();
    const { orders } = await api.platform<FoundOrders>('POST', '/ecom/v1/orders/search', {
      search: { filter: { 'buyerInfo.email': buyer.email } },
    });
    const [order] = orders;
    expect(order).toMatchObject({
      billingInfo: { contactDetails: { company: 'Waal Prints BV', vatId: { id: 'NL004495445B01' } } },
      priceSummary: { tax: { amount: '0.00' } },
    });

    await page.goto('/order-look-up');
    await page.getByLabel('Order number').fill(order?.number ?? '');
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByRole('button', { name: 'Find the order' }).click();
    await expect(reason).toBeVisible();
    await expectNoSidewaysScroll(page, 'an order of reverse charge, looked up');

    const { invoiceId } = await api.platform<{ invoiceId: string }>(
      'POST',
      `/ecom/v1/invoices/orders/${order?.id}`,
      {},
    );
    const invoices = await api.call<{ id: string; key: string }[]>(
      'GET',
      `/admin/api/invoices/orders/${order?.id}`,
    );
    const { key } = invoices.find(({ id }) => id === invoiceId) ?? { key: '' };
    const paper = await page.request.get(`/invoice/${key}`);
    const text = (await readPdf(await paper.body())).flat().join('\n');
    for (const part of ['NL004495445B01', 'PT 509 221 745', 'Reverse charge']) expect(text).toContain(part);
  },
);

test('in Hebrew the field and the reason stand in its words', { tag: '@variant' }, async ({ page }) => {
  await openCheckout(page, 'reef');
  await writeAddress(page, newBuyer());
  await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
  await page.goto('/he/checkout');
  await page.getByRole('checkbox', { name: 'הקנייה עבור עסק' }).check();
  await page.getByLabel('שם החברה').fill('Waal Prints BV');
  await page.getByLabel('מספר מע״מ').fill('NL004495445B01');
  await page.getByLabel('מספר מע״מ').blur();
  await expect(page.getByText('לא נגבה מע״מ: חיוב הפוך.').locator('visible=true').first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'a tax id in Hebrew');
});
