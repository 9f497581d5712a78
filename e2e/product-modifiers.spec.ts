import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import {
  cartOf,
  choose,
  goToCheckout,
  newBuyer,
  openSummary,
  payWell,
  writeAddress,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

interface Written {
  product: {
    modifiers?: { name: string; mandatory: boolean; freeTextSettings?: object; choicesSettings?: object }[];
  };
}

const SAID = 'Gift wrap: Gold, Engraving: For Ana';

test(
  'a product asks for an engraving and a wrapping; both go with it to its order and its slip',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, api }) => {
    test.slow();
    const name = `Frame ${freshName()}`;
    const { id, slug } = await newProduct(api, {
      name,
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: '20.00' } }, inventoryItem: { quantity: 5 } }],
      },
    });
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    const ask = async (kind: string) => {
      await page.getByRole('button', { name: 'Add field' }).click();
      await page.getByRole('menuitem', { name: kind, exact: true }).click();
    };

    await page.goto(`/admin/products/${id}`);
    await ask('Colors');
    const wrap = page.getByRole('group', { name: 'field 1' });
    await wrap.getByRole('textbox', { name: 'Choice 1', exact: true }).fill('Gold');
    await wrap.getByLabel('Color of choice 1').fill('#c79a63');
    await wrap.getByRole('textbox', { name: 'Additional price of choice 1' }).fill('5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await wrap.getByRole('textbox', { name: 'Name', exact: true }).fill('Gift wrap');
    await ask('Text');
    const engraving = page.getByRole('group', { name: 'field 2' });
    await engraving.getByRole('textbox', { name: 'Name', exact: true }).fill('Engraving');
    const text = page.getByRole('group', { name: 'Engraving' });
    await text.getByRole('textbox', { name: 'Label' }).fill('What to engrave');
    await text.getByRole('textbox', { name: 'Maximum characters' }).fill('20');
    await text.getByRole('textbox', { name: 'Additional price' }).fill('2.50');
    await text.getByRole('switch', { name: 'Required' }).check();
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }));
    await expectAccessible(page, 'what is asked');
    await expectNoSidewaysScroll(page, 'what is asked');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const modifiers = async () =>
      (await api.platform<Written>('GET', `/stores/v3/products/${id}`)).product.modifiers ?? [];
    await expect.poll(modifiers).toHaveLength(2);
    expect(await modifiers()).toMatchObject([
      {
        name: 'Gift wrap',
        mandatory: false,
        choicesSettings: { choices: [{ name: 'Gold', addedPrice: '5' }] },
      },
      {
        name: 'Engraving',
        mandatory: true,
        freeTextSettings: { maxCharCount: 20, defaultAddedPrice: '2.50' },
      },
    ]);
    // What one product asks is offered to the next one.
    await page.goto('/admin/products/create');
    await page.getByRole('button', { name: 'Add field' }).click();
    await page
      .getByRole('menuitem', { name: /^Engraving/ })
      .first()
      .click();
    await expect(field('Maximum characters').first()).toHaveValue(/^\d+$/);

    await page.goto(`/products/${slug}`);
    const written = page.getByRole('textbox', { name: 'What to engrave' });
    const add = page.getByRole('button', { name: /^Add/ });
    // Before the page's script is there the browser says it in its own words.
    await expect(async () => {
      await add.click();
      await expect(page.getByText('Write what it should say first.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(written).toBeFocused();
    await expectAccessible(page, 'a product that asks');
    await expectNoSidewaysScroll(page, 'a product that asks');
    await written.fill('For Ana');
    await expect(page.getByText('13 letters left')).toBeVisible();
    await expect(page.getByText('Write what it should say first.')).toBeHidden();
    await choose(page, /Gold/);
    await expect(add).toHaveText(/€27\.50/);
    await add.click();
    await expect(cartOf(page).getByText(SAID)).toBeVisible();
    await goToCheckout(page);
    await openSummary(page);
    await expect(page.getByText(SAID).locator('visible=true').first()).toBeVisible();
    const buyer = newBuyer();
    await writeAddress(page, buyer);
    await payWell(page);

    const { orders } = await api.platform<{ orders: { id: string }[] }>('POST', '/ecom/v1/orders/search', {
      search: { filter: { 'buyerInfo.email': buyer.email } },
    });
    await page.goto(`/admin/orders/${orders[0]?.id}/show`);
    await expect(page.getByText(SAID).locator('visible=true').first()).toBeVisible();

    await page.goto(`/products/${slug}`);
    await written.fill('For Bo');
    await add.click();
    await expect(cartOf(page).getByText('Engraving: For Bo')).toBeVisible();
    await page.goto(`/admin/products/${id}`);
    const fact = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd');
    await expect(fact('In open carts')).toHaveText('1');
    await expect(fact('Returned')).toHaveText('Nothing');
    await api.platform('DELETE', `/stores/v3/products/${id}`);
  },
);

test(
  'what a product asks is said in Hebrew, and its words for search engines stand in the head',
  { tag: '@variant' },
  async ({ page, api }) => {
    const name = `Pennant ${freshName()}`;
    const { id, slug } = await newProduct(api, {
      name,
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: '12.00' } }, inventoryItem: { quantity: 5 } }],
      },
      modifiers: [
        {
          name: 'Motto',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { maxCharCount: 120 },
        },
      ],
      seoData: {
        tags: [
          { type: 'title', children: `${name}, hand sewn` },
          { type: 'meta', props: { name: 'description', content: 'Sewn to your words.' } },
        ],
      },
    });
    const html = await (await page.request.get(`/products/${slug}`)).text();
    expect(html).toContain(`<title>${name}, hand sewn · `);
    expect(html).toContain('<meta name="description" content="Sewn to your words.">');
    expect(html).toContain('"description":"Sewn to your words."');
    // Drawn by the server, so that it is there before any script.
    expect(html).toContain('name="text.Motto"');
    await page.goto(`/he/products/${slug}`);
    const motto = page.getByRole('textbox', { name: 'Motto' });
    await motto.fill('   ');
    await page.getByRole('button', { name: /^הוספה|^לסל|^להוסיף/ }).click();
    await expect(page.getByText('צריך לכתוב כאן משהו.')).toBeVisible();
    await expectAccessible(page, 'a product that asks, in Hebrew');
    await api.platform('DELETE', `/stores/v3/products/${id}`);
  },
);
