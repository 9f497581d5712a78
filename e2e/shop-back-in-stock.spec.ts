import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { mailTo } from './support/member.ts';
import { freshName } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import {
  cartOf,
  CARDS,
  choose,
  goToCheckout,
  newBuyer,
  pay,
  writeAddress,
  writeCard,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

interface Print {
  id: string;
  slug: string;
  name: string;
  /** Of the sold-out one. */
  variantId: string;
}

/** In two frames, of which the black one is sold out. */
async function newPrint(api: Api): Promise<Print> {
  const name = `Awaited ${freshName()}`;
  const frame = (choiceName: string, quantity: number) => ({
    visible: true,
    price: { actualPrice: { amount: '20.00' } },
    choices: [{ optionChoiceNames: { optionName: 'Frame', choiceName } }],
    inventoryItem: { quantity },
  });
  const product = await newProduct(api, {
    name,
    options: [
      {
        name: 'Frame',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: {
          choices: ['Oak', 'Black'].map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })),
        },
      },
    ],
    variantsInfo: { variants: [frame('Oak', 3), frame('Black', 0)] },
  });
  return { id: product.id, slug: product.slug, name, variantId: product.variantsInfo.variants[1]?.id ?? '' };
}

const remove = (api: Api, { id }: Print) => api.platform('DELETE', `/stores/v3/products/${id}`);
const tellMe = (page: Page) => page.getByRole('button', { name: 'Tell me' }).locator('visible=true');

async function leave(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').first().fill(email);
  await tellMe(page).click();
}

test(
  'sold out, asked for, restocked, mailed, put into the cart of another browser and bought',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, pageAs }) => {
    const print = await newPrint(api);
    const buyer = newBuyer();
    await page.goto(`/products/${print.slug}`);
    await choose(page, /^Black/);
    await expect(page.getByRole('heading', { name: 'Sold out: Black' })).toBeVisible();
    await expectAccessible(page, 'a sold-out combination');
    await expectNoSidewaysScroll(page, 'a sold-out combination');
    await leave(page, 'nobody');
    await expect(page.getByText('Write it as name@example.com.')).toBeVisible();
    await leave(page, buyer.email);
    await expect(page.getByText(`Noted. We write to ${buyer.email}`)).toBeVisible();
    await expectStateAccessible(page, 'asked to be told');

    await page.reload();
    await leave(page, buyer.email);
    await expect(page.getByText('You are on the list already.')).toBeVisible();

    await page.goto(`/admin/products/${print.id}`);
    const stock = page.getByRole('textbox', { name: /^Quantity of .*Black/ });
    await stock.fill('2');
    await stock.press('Enter');
    await expect
      .poll(
        async () =>
          (
            await api.platform<{ inventoryItem: { quantity: number } }>(
              'GET',
              `/stores/v3/inventory-items/${print.variantId}`,
            )
          ).inventoryItem.quantity,
      )
      .toBe(2);

    const link = await mailTo(api, buyer.email, /https?:\/\/[^/\s]+(\/products\/\S+addToBag=1)/);
    const elsewhere = await pageAs('nobody');
    await elsewhere.goto(link);
    await expect(cartOf(elsewhere).getByText('Black')).toBeVisible();
    await expect(elsewhere).not.toHaveURL(/addToBag/);
    await goToCheckout(elsewhere);
    await writeAddress(elsewhere, buyer);
    await writeCard(elsewhere, CARDS.good);
    await pay(elsewhere);
    await expect(elsewhere).toHaveURL(/\/thank-you\//);
    await remove(api, print);
  },
);

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is left by a plain form, in both languages', { tag: '@rare' }, async ({ page, api }) => {
    const print = await newPrint(api);
    const { email } = newBuyer();
    await page.goto(`/products/${print.slug}?Frame=Black`);
    await leave(page, email);
    await expect(page.getByText('Noted. We write to the address you left')).toBeVisible();
    await page.goto(`/he/products/${print.slug}?Frame=Black`);
    await expect(page.getByRole('heading', { name: /^אזל/ })).toBeVisible();
    await page.getByLabel('דוא״ל').first().fill(email);
    await page.getByRole('button', { name: 'עדכנו אותי' }).locator('visible=true').click();
    await expect(page.getByText('הכתובת כבר ברשימה')).toBeVisible();
    await remove(api, print);
  });
});
