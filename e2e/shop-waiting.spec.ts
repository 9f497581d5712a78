import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { choose } from './support/shopper.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

/** In two sizes and two frames, of which the black one is sold out in both sizes. */
async function newPrint(api: Api) {
  const name = `Missed ${freshName()}`;
  const option = (optionName: string, choices: string[]) => ({
    name: optionName,
    optionRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: choices.map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })) },
  });
  const variant = (size: string, frame: string, quantity: number) => ({
    visible: true,
    price: { actualPrice: { amount: '20.00' } },
    choices: [
      { optionChoiceNames: { optionName: 'Size', choiceName: size } },
      { optionChoiceNames: { optionName: 'Frame', choiceName: frame } },
    ],
    inventoryItem: { quantity },
  });
  const product = await newProduct(api, {
    name,
    options: [option('Size', ['Small', 'Large']), option('Frame', ['Oak', 'Black'])],
    variantsInfo: {
      variants: [
        variant('Small', 'Oak', 3),
        variant('Small', 'Black', 0),
        variant('Large', 'Oak', 3),
        variant('Large', 'Black', 0),
      ],
    },
  });
  return { name, ...product };
}

const tellMe = (page: Page) => page.getByRole('button', { name: 'Tell me' }).locator('visible=true');

test(
  'a member asks for two sizes, sees in the account what they wait for, and ends it',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, api }) => {
    const print = await newPrint(api);
    const { email } = await signedInMember(page);
    await page.goto(`/products/${print.slug}`);
    await choose(page, /^Black/);
    await page.getByRole('checkbox', { name: 'Also if Large, Black comes back first' }).check();
    await expect(page.getByLabel('Email').first()).toHaveValue(email);
    await expectAccessible(page, 'sold out in two sizes');
    await page
      .getByRole('button', { name: `Keep ${print.name} on the wishlist` })
      .first()
      .click();
    await tellMe(page).click();
    await expect(page.getByText(`Noted. We write to ${email}`)).toBeVisible();

    await page.goto('/account/waiting');
    await expect(page.getByRole('heading', { name: 'What I wait for' })).toBeVisible();
    await expect(page.getByRole('heading', { name: print.name })).toHaveCount(2);
    await expect(page.getByText('Sold out', { exact: true })).toHaveCount(2);
    await expectAccessible(page, 'what a member waits for');
    await expectNoSidewaysScroll(page, 'what a member waits for');
    await page
      .getByRole('button', { name: `Stop waiting for ${print.name}` })
      .first()
      .click();
    await expect(page.getByText(`${print.name} is off the list.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: print.name })).toHaveCount(1);
    await page.getByRole('button', { name: `Stop waiting for ${print.name}` }).click();
    await expect(page.getByText('Nothing at the moment.')).toBeVisible();
    await expectAccessible(page, 'waiting for nothing');

    await page.goto('/wishlist');
    await page.getByRole('button', { name: `Tell me when ${print.name} is back` }).click();
    await expect(page.getByLabel('Email').first()).toHaveValue(email);
    await expectAccessible(page, 'asking on the wishlist');
    await expectNoSidewaysScroll(page, 'asking on the wishlist');
    await tellMe(page).click();
    await expect(page.getByText(`Noted. We write to ${email}`)).toBeVisible();

    await page.goto('/he/account/waiting');
    await expect(page.getByRole('heading', { name: print.name })).toHaveCount(1);
    await expectNoSidewaysScroll(page, 'what a member waits for, in Hebrew');
    await api.platform('DELETE', `/stores/v3/products/${print.id}`);
  },
);
