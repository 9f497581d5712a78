import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { newProduct, type NewProduct } from './support/products.ts';
import { goWithin } from './support/go-within.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { addPoster, goToCheckout, newBuyer, payWell, writeAddress } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: /^Save( \d+ prices?)?$/ });

const sizes = ['Small', 'Large'];
const papers = ['Cotton', 'Kozo'];

/** Hidden, four variants of two options, three pieces each. */
const makePoster = (api: Api, name: string, more: object = {}): Promise<NewProduct> =>
  newProduct(api, {
    name,
    visible: false,
    options: [
      ['Size', sizes],
      ['Paper', papers],
    ].map(([option, choices]) => ({
      name: option,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: (choices as string[]).map((choice) => ({ choiceType: 'CHOICE_TEXT', name: choice })),
      },
    })),
    variantsInfo: {
      variants: sizes.flatMap((size) =>
        papers.map((paper) => ({
          price: { actualPrice: { amount: '40.00' } },
          sku: `${name}-${size}-${paper}`,
          choices: [
            { optionChoiceNames: { optionName: 'Size', choiceName: size } },
            { optionChoiceNames: { optionName: 'Paper', choiceName: paper } },
          ],
          inventoryItem: { quantity: 3 },
        })),
      ),
    },
    ...more,
  } as Parameters<typeof newProduct>[1]);

const remove = (api: Api, id: string): Promise<unknown> =>
  api.platform('DELETE', `/stores/v3/products/${id}`);

test(
  'a product is made from nothing, bought in the shop and found on its order',
  { tag: '@main' },
  async ({ page, api }) => {
    test.slow();
    const name = `Lantern ${freshName()}`;
    await page.goto('/admin/products/create');
    await field(page, 'Name').fill(name);
    const text = field(page, 'Description');
    await text.click();
    await page.keyboard.type('Lit from ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('within');
    await field(page, 'Price of Product').fill('24.00');
    await field(page, 'Cost of Product').fill('9.60');
    await expect(page.getByText('60.0% margin')).toBeVisible();
    await field(page, 'Stock of Product').fill('5');
    await field(page, 'kg of Product').fill('0.4');
    await page.getByRole('textbox', { name: 'Tags' }).fill('lamp,');
    await page.getByRole('button', { name: 'Add section' }).click();
    await field(page, 'Title').fill('Care');
    await field(page, 'Text of Care').click();
    await page.keyboard.type('Dust it.');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const id = /products\/([\w-]{36})/.exec(page.url())?.[1] ?? '';
    await expect(page.getByText('60.0% margin')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const slug = await field(page, 'URL').inputValue();
    await field(page, 'URL').fill('low-sun');
    await saveButton(page).click();
    await expect(page.getByText('The slug low-sun is in use already.')).toBeVisible();
    await expect(field(page, 'URL')).toBeFocused();
    await page.getByRole('button', { name: 'Discard' }).click();

    const buyer = newBuyer();
    await addPoster(page, slug);
    await expect(page.locator('strong', { hasText: 'within' }).first()).toBeAttached();
    await goToCheckout(page);
    await writeAddress(page, buyer);
    await payWell(page);
    const { orders } = await api.platform<{
      orders: { id: string; lineItems: { catalogReference: { catalogItemId: string } }[] }[];
    }>('POST', '/ecom/v1/orders/search', { search: { filter: { 'buyerInfo.email': buyer.email } } });
    expect(orders[0]?.lineItems[0]?.catalogReference.catalogItemId).toBe(id);
    await page.goto(`/admin/orders/${orders[0]?.id}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await goWithin(page, `/admin/products/${id}`);
    await expect(page.getByRole('textbox', { name: `Quantity of ${name}, Product` })).toHaveValue('4');
    await remove(api, id);
  },
);

test(
  'variants stand in groups, many are changed at once, and one save keeps it',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, api }) => {
    test.slow();
    const name = `Grouped ${freshName()}`;
    const { id } = await makePoster(api, name);
    await page.goto(`/admin/products/${id}`);
    await page.getByRole('checkbox', { name: 'Select all of Small' }).check();
    const bar = page.getByRole('group', { name: '2 selected' });
    await bar.getByRole('combobox', { name: 'Method' }).click();
    await page.getByRole('option', { name: 'Increase by %' }).click();
    await bar.getByRole('textbox', { name: 'Amount' }).fill('12.5');
    await bar.getByRole('button', { name: 'Apply' }).click();
    const price = (variant: string) => field(page, `Price of ${variant}`);
    await expect(price('Small · Cotton')).toHaveValue('45.00');
    await expect(price('Large · Cotton')).toHaveValue('40.00');
    await expect(page.locator('s', { hasText: '40.00' })).toHaveCount(2);
    await expect(page.getByText('2 prices changed').first()).toBeVisible();
    await expectAccessible(page, 'variants changed');
    await expectNoSidewaysScroll(page, 'variants changed');
    await page.getByRole('button', { name: 'Save 2 prices' }).click();
    await expect(page.locator('s', { hasText: '40.00' })).toHaveCount(0);

    await bar.getByRole('combobox', { name: 'Field to change' }).click();
    await page.getByRole('option', { name: 'Stock', exact: true }).click();
    await bar.getByRole('combobox', { name: 'Method' }).click();
    await page.getByRole('option', { name: 'Add', exact: true }).click();
    await bar.getByRole('textbox', { name: 'Amount' }).fill('4');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('2 quantities saved')).toBeVisible();
    await expect(page.getByRole('textbox', { name: `Quantity of ${name}, Small · Kozo` })).toHaveValue('7');
    await bar.getByRole('button', { name: 'Hide', exact: true }).click();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toBeHidden();
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
    const { product } = await api.platform<{
      product: { variantsInfo: { variants: { visible: boolean; sku: string }[] } };
    }>('GET', `/stores/v3/products/${id}`);
    expect(product.variantsInfo.variants.map(({ visible }) => visible)).toEqual([false, false, true, true]);
    expect(product.variantsInfo.variants.map(({ sku }) => sku)).toContain(`${name}-Small-Kozo`);
    await remove(api, id);
  },
);

test(
  'one is duplicated without its stock, archived, found in its tab and taken out again',
  { tag: '@rare' },
  async ({ page, api }) => {
    test.slow();
    const name = `Twin ${freshName()}`;
    const { id } = await makePoster(api, name);
    await page.goto(`/admin/products/${id}`);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { name: `Copy of ${name}`, level: 1 })).toBeVisible();
    const copyId = /products\/([\w-]{36})/.exec(page.url())?.[1] ?? '';
    expect(copyId).not.toBe(id);
    await expect(
      page.getByRole('textbox', { name: `Quantity of Copy of ${name}, Small · Cotton` }),
    ).toHaveValue('0');
    await expect(field(page, 'SKU of Small · Cotton')).toHaveValue('');
    await expect(field(page, 'Price of Small · Cotton')).toHaveValue('40.00');

    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill('archive');
    await palette.getByRole('option', { name: 'Archive', exact: true }).first().click();
    await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
    await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Copy of ${name}` })).toHaveCount(0);
    await page.goto(
      `/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: name, tab: 'archived' }))}`,
    );
    await page.getByRole('link', { name: `Copy of ${name}` }).click();
    await page.getByRole('button', { name: 'Unarchive' }).click();
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
    await remove(api, copyId);
    await remove(api, id);
  },
);

test(
  'options are put in order, renamed and coloured, a brand is made, and what is taken away is said',
  { tag: '@rare' },
  async ({ page, api }) => {
    test.slow();
    const name = `Options ${freshName()}`;
    const { id } = await makePoster(api, name);
    await page.goto(`/admin/products/${id}`);
    const options = page.getByRole('list', { name: 'Options' });
    await expect(page.getByText('2 × 2: 4 variants')).toBeVisible();
    await expect(field(page, 'Option').first()).toHaveValue('Size');
    await page.getByRole('button', { name: 'Move option Size with the arrow keys' }).press('ArrowDown');
    await expect(field(page, 'Option').first()).toHaveValue('Paper');
    await options.getByRole('button', { name: 'Small' }).click();
    const choice = page.getByRole('dialog', { name: 'Choice Small' });
    await field(page, 'Choice name').fill('Tiny');
    await choice.getByRole('button', { name: 'Done' }).click();
    await expect(choice).toBeHidden();
    await expect(field(page, 'Price of Kozo · Tiny')).toHaveValue('40.00');
    await page.getByRole('button', { name: 'More actions for option Paper' }).click();
    await page.getByRole('menuitemradio', { name: 'Displayed as colors' }).click();
    await options.getByRole('button', { name: 'Kozo' }).click();
    await page.getByLabel('Color', { exact: true }).fill('#aa5500');
    await expectAccessible(page, 'a choice');
    await page.getByRole('dialog', { name: 'Choice Kozo' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('combobox', { name: 'Brand' }).fill(`Atelier ${name}`);
    await page.getByRole('option', { name: `Create “Atelier ${name}”` }).click();
    await expect(page.getByRole('heading', { name: 'Demand' })).toBeVisible();
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
    const read = async () =>
      (
        await api.platform<{
          product: {
            brand?: { name: string };
            options: { name: string; choicesSettings: { choices: { name: string; colorCode?: string }[] } }[];
            variantsInfo: { variants: { sku: string }[] };
          };
        }>('GET', `/stores/v3/products/${id}`)
      ).product;
    await expect.poll(async () => (await read()).brand?.name).toBe(`Atelier ${name}`);
    const product = await read();
    expect(
      product.options.map((one) => [
        one.name,
        ...one.choicesSettings.choices.map((each) => [each.name, each.colorCode ?? ''].join(' ').trim()),
      ]),
    ).toEqual([
      ['Paper', 'Cotton #8a8a8a', 'Kozo #aa5500'],
      ['Size', 'Tiny', 'Large'],
    ]);
    expect(product.variantsInfo.variants.map(({ sku }) => sku)).toContain(`${name}-Small-Kozo`);

    await page.getByRole('combobox', { name: 'Brand' }).fill('Atelier Opt');
    await expect(page.getByRole('option', { name: `Atelier ${name}`, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions for option Size' }).click();
    await page.getByRole('menuitem', { name: 'Remove option Size' }).click();
    await expect(page.getByText('Removing options or choices deletes their variants')).toBeVisible();
    await expectAccessible(page, 'an option taken away');
    await expectNoSidewaysScroll(page, 'an option taken away');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(options.getByRole('button', { name: 'Tiny' })).toBeVisible();
    await remove(api, id);
  },
);

test('prices and tags of many are changed by the runner', { tag: '@rare' }, async ({ page, api }) => {
  test.slow();
  const name = `Many ${freshName()}`;
  const made = [await makePoster(api, `${name} one`), await makePoster(api, `${name} two`)];
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(page.locator('.row-link')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount or percentage' }).fill('10');
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await expect(page.getByText('2 done').last()).toBeVisible({ timeout: 30_000 });
  for (const { id } of made) {
    const { product } = await api.platform<{
      product: { variantsInfo: { variants: { price: { actualPrice: { amount: string } } }[] } };
    }>('GET', `/stores/v3/products/${id}`);
    expect(product.variantsInfo.variants.map(({ price }) => price.actualPrice.amount)).toEqual(
      Array.from({ length: 4 }, () => '44.00'),
    );
    await remove(api, id);
  }
});

test('a collection by rule follows the tags of products', { tag: '@rare' }, async ({ page, api }) => {
  test.slow();
  const name = `Ruled ${freshName()}`;
  const tag = name.slice(-5);
  const { id } = await makePoster(api, `${name} poster`, { visible: true });
  await page.goto('/admin/collections/create');
  await field(page, 'Name').fill(name);
  await page.getByText('Automatic', { exact: true }).click();
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByText('Enter a value.')).toBeVisible();
  await field(page, 'Has the tag').fill(tag);
  await expect(page.getByText('0 matching products')).toBeVisible();
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('No products yet')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search products to add' })).toHaveCount(0);
  const address = page.url();

  await page.goto(`/admin/products/${id}`);
  await page.getByRole('textbox', { name: 'Tags' }).fill(`${tag},`);
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await page.goto(address);
  await expect(
    page.getByRole('list', { name: 'Products' }).getByRole('link', { name: `${name} poster` }),
  ).toBeVisible();
  await expect(page.getByText('1 matching product')).toBeVisible();
  await expectAccessible(page, 'a collection by rule');
  await expectNoSidewaysScroll(page, 'a collection by rule');
  const collection = /collections\/([\w-]{36})/.exec(address)?.[1] ?? '';
  const { collection: read } = await api.platform<{ collection: { slug: string } }>(
    'GET',
    `/stores/v1/collections/${collection}`,
  );
  await page.goto(`/collections/${read.slug}`);
  await expect(page.getByRole('link', { name: `${name} poster` }).first()).toBeVisible();
  await api.platform('DELETE', `/stores/v1/collections/${collection}`);
  await remove(api, id);
});
