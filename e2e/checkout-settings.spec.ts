import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import {
  addPoster,
  CARDS,
  goToCheckout,
  newBuyer,
  pay,
  payButton,
  writeAddress,
  writeCard,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const USUAL = {
  fields: { phone: 'OPTIONAL', company: 'HIDDEN', addressLine2: 'OPTIONAL' },
  words: { en: {}, he: {} },
};

test.describe('the checkout as the merchant sets it', () => {
  test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });
  // Every shopper of this server would be asked for what is set here.
  test.describe.configure({ mode: 'serial' });

  test.afterEach(async ({ api }) => {
    await api.call('POST', '/admin/api/extensions/setCheckoutPage', USUAL);
    await api.platform('PATCH', '/ecom/v1/checkout-settings', {
      checkoutSettings: {
        checkoutFields: { policyAgreementCheckbox: { visible: false } },
        checkoutBrand: { global: { placeOrderButtonColor: null } },
      },
    });
  });

  test(
    'fields are set, and a pay link asks for them, is opened and paid',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api, pageAs }) => {
      const name = `Linked ${freshName()}`;
      const { id: productId } = await newProduct(api, {
        name,
        variantsInfo: {
          variants: [{ price: { actualPrice: { amount: '12.00' } }, inventoryItem: { quantity: 9 } }],
        },
      });
      await page.goto('/admin/checkout-settings');
      await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
      const row = page.getByRole('listitem', { name: `2 × ${name}` });

      await test.step('fields are set', async () => {
        const phone = page.getByRole('radiogroup', { name: 'Phone' });
        await phone.getByText('Required').click();
        await page.getByRole('switch', { name: 'Require agreement to the terms' }).check();
        await page.getByLabel('Pay button', { exact: true }).first().fill('#7A2E0E');
        await page.getByLabel('Order summary title').fill('What you take home');
        await expect(
          page.getByRole('img', { name: 'Preview of the checkout with your settings' }),
        ).toContainText('What you take home');
        await page.keyboard.press('Control+s');
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      });

      await test.step('a pay link is made', async () => {
        await page.getByRole('button', { name: 'New checkout link' }).click();
        await page.getByRole('combobox', { name: 'Find a product' }).fill(name);
        await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: `One more of ${name}` }).click();
        await expectAccessible(page, 'a new pay link');
        await page.getByRole('button', { name: 'Create link' }).click();
        await expect(row).toContainText('Opened 0 times, paid 0 times');
      });

      await test.step('a stranger is asked for the fields, and pays', async () => {
        const { checkoutTemplates } = await api.platform<{ checkoutTemplates: { id: string }[] }>(
          'POST',
          '/ecom/v1/checkout-templates/query',
          { query: {} },
        );
        const { address } = await api.call<{ address: string }>('GET', '/admin/api/pay-links');
        const template = checkoutTemplates.find((each) => JSON.stringify(each).includes(productId));
        const shop = await pageAs('nobody');
        await shop.goto(address.replace(':id', template?.id ?? ''));
        await expect(shop.getByLabel('Email')).toBeVisible();
        await writeAddress(shop, newBuyer());
        await writeCard(shop, CARDS.good);
        await payButton(shop).click();
        await expect(shop.getByText('A phone number, for the courier.')).toBeVisible();
        await expect(shop.getByText('Without your yes to this we may not sell you anything.')).toBeVisible();
        await expectAccessible(shop, 'checkout, with what is missing');
        await expectNoSidewaysScroll(shop, 'checkout');
        await shop.getByLabel('Phone').fill('+31 6 12345678');
        await shop.getByLabel('I have read what the shop says below').check();
        await pay(shop);
        await expect(shop).toHaveURL(/\/thank-you\//);
      });

      await page.reload();
      await expect(row).toContainText('Opened 1 times, paid 1 times');
      await api.platform('DELETE', `/stores/v3/products/${productId}`);
    },
  );

  test(
    'a field made required while somebody pays is asked for beside it',
    { tag: '@rare' },
    async ({ page, api }) => {
      await addPoster(page, 'reef');
      await goToCheckout(page);
      await writeAddress(page, newBuyer());
      await writeCard(page, CARDS.good);
      await api.call('POST', '/admin/api/extensions/setCheckoutPage', {
        ...USUAL,
        fields: { ...USUAL.fields, phone: 'REQUIRED' },
      });
      await payButton(page).click();
      await expect(page.getByText('A phone number, for the courier.')).toBeVisible();
      await page.getByLabel('Phone').fill('+31 6 12345678');
      await pay(page);
      await expect(page).toHaveURL(/\/thank-you\//);
    },
  );
});
