import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import { newMember, registerMember } from './support/member.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import {
  addPoster,
  cartOf,
  goToCheckout,
  newBuyer,
  openSummary,
  payWell,
  writeAddress,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const outcome = (page: Page) => page.locator('#try').getByRole('status');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

interface Rule {
  id: string;
  trigger?: object;
  activeTimeInfo?: object;
  discounts: { values: object[] };
}

const rulesNamed = async (api: Api, name: string): Promise<Rule[]> =>
  (
    await api.platform<{ discountRules: Rule[] }>('POST', '/ecom/v1/discount-rules/query', {
      query: { filter: { name } },
    })
  ).discountRules;

async function remove(api: Api, name: string): Promise<void> {
  for (const { id } of await rulesNamed(api, name))
    await api.platform('DELETE', `/ecom/v1/discount-rules/${id}`);
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** As a guest. @returns the number of the order */
async function buyWithCode(page: Page, api: Api, code: string): Promise<string> {
  await addPoster(page, 'archipelago');
  const cart = cartOf(page);
  await cart.getByRole('button', { name: 'Add a discount code' }).click();
  await cart.getByLabel('Discount code').fill(code);
  await page.keyboard.press('Enter');
  await expect(cart.getByText(code).first()).toBeVisible();
  await expect(cart.locator('dl')).not.toHaveAttribute('aria-busy', 'true');
  await goToCheckout(page);
  await writeAddress(page, newBuyer());
  await payWell(page);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return (await api.platform<{ order: { number: string } }>('GET', `/ecom/v1/orders/${orderId}`)).order
    .number;
}

test.describe('discounts', () => {
  test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

  test(
    'one is tried in the editor, goes live, is seen at the checkout, and ends',
    { tag: ['@main', '@phone-too'] },
    async ({ page, newTab, api }) => {
      const name = `Offer ${freshName()}`;
      try {
        await page.goto('/admin/discounts/create');
        await field(page, 'Name').fill(name);
        await choose(page, 'Discounted items', 'Archipelago');
        await field(page, 'Percentage').fill('110');
        await expect(page.getByText('Complete the discount to see the result')).toBeVisible();
        await page.getByRole('button', { name: 'Create discount' }).click();
        await expect(page.getByText('Enter a percentage from 0.1 to 100.')).toBeVisible();
        await expect(field(page, 'Percentage')).toBeFocused();

        await field(page, 'Percentage').fill('25');
        await expect(page.getByText(/Always take 25% off for each item of Archipelago/)).toBeVisible();
        await page.getByRole('link', { name: 'Archipelago', exact: true }).click();
        await expect(page.getByRole('combobox', { name: 'Discounted items' })).toBeFocused();
        await page.getByRole('link', { name: '25% off' }).focus();
        await page.keyboard.press('Enter');
        await expect(field(page, 'Percentage')).toBeFocused();
        const inCart = page.getByRole('spinbutton', { name: 'Quantity of Archipelago' });
        if ((await inCart.count()) === 0) await choose(page, 'Add product', 'Archipelago');
        await expect(outcome(page)).toContainText('Applies, discount of');
        await page.getByRole('button', { name: 'Add condition' }).click();
        await field(page, 'Minimum').fill('90');
        await expect(outcome(page)).toContainText('Doesn’t apply');
        await expect(page.getByText(/at least 90 required/)).toBeVisible();
        await expectAccessible(page, 'a discount that is tried', { within: 'main' });
        await expectNoSidewaysScroll(page, 'a discount that is tried');
        expect(await rulesNamed(api, name)).toEqual([]);

        await field(page, 'Minimum').fill('1');
        await expect(outcome(page)).toContainText('Applies, discount of');
        await page.getByRole('button', { name: 'Create discount' }).click();
        await expect(page).toHaveURL(/\/discounts\/[\w-]{36}$/);
        await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
        expect(await rulesNamed(api, name)).toMatchObject([
          { trigger: { itemQuantityRange: { from: 1 } }, discounts: { values: [{ percentage: 25 }] } },
        ]);

        const shop = await newTab();
        await openCheckout(shop, 'archipelago');
        await openSummary(shop);
        await expect(shop.getByText(name).locator('visible=true').first()).toBeVisible();

        await page.getByRole('button', { name: 'Remove condition' }).click();
        await field(page, 'Until').fill('2026-03-29T01:30');
        await save(page).click();
        await expect(page.getByText(/This time doesn’t exist in Europe\/Lisbon/)).toBeVisible();
        await field(page, 'Until').fill('2026-03-29T02:30');
        await save(page).click();
        await expect(save(page)).toBeDisabled();
        await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
        const [ended] = await rulesNamed(api, name);
        expect(ended?.trigger).toBeUndefined();
        expect(ended?.activeTimeInfo).toMatchObject({ end: '2026-03-29T01:30:00.000Z' });

        await shop.goto('/checkout');
        await openSummary(shop);
        await expect(shop.getByText('Archipelago').locator('visible=true').first()).toBeVisible();
        await expect(shop.getByText(name)).toHaveCount(0);
      } finally {
        await remove(api, name);
      }
    },
  );

  test(
    'a code is made, tried, used at the checkout, seen with its order, and ended',
    { tag: '@rare' },
    async ({ page, api }) => {
      const name = `Code ${freshName()}`;
      const code = name
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, '')
        .slice(-12);
      await page.goto('/admin/discounts/create');
      await page.getByText('With a code', { exact: true }).click();
      await expect(field(page, 'Code')).toBeVisible();
      await field(page, 'Name').fill(name);
      await field(page, 'Code').fill('WELCOME10');
      await field(page, 'Percentage').fill('20');
      await expect(page.getByText('With the code WELCOME10, take 20% off the whole order.')).toBeVisible();
      await expect(page.getByRole('spinbutton', { name: 'Quantity of Archipelago' })).toBeVisible();
      await expect(outcome(page)).toContainText('Applies, discount of');
      await page.getByRole('button', { name: 'Create discount' }).click();
      await expect(page.getByText('is the code of another coupon')).toBeVisible();
      await expect(field(page, 'Code')).toBeFocused();
      await field(page, 'Code').fill(code);
      await field(page, 'Minimum order amount').fill('99999');
      await expect(outcome(page)).toContainText('Doesn’t apply');
      await field(page, 'Minimum order amount').fill('1');
      await expect(outcome(page)).toContainText('Applies, discount of');
      await field(page, 'From, Europe/Lisbon').fill('2026-01-02T09:00');
      await expect(page.getByText(/from 2 Jan 09:00 on/)).toBeVisible();
      await expect(outcome(page)).toContainText('Applies, discount of');
      await expectAccessible(page, 'a code that is tried');
      await expectNoSidewaysScroll(page, 'a code that is tried');
      await page.getByRole('button', { name: 'Create discount' }).click();
      await expect(page).toHaveURL(/\/discounts\/[\w-]{36}$/);
      await expect(page.getByText('Not used yet.')).toBeVisible();
      const address = page.url();

      const bought = await buyWithCode(page, api, code);
      await page.goto(address);
      await expect(page.locator('#uses')).toContainText(/Orders with this discount\s*1/);
      await expect(page.locator('#uses').getByRole('link', { name: `#${bought}` })).toBeVisible();
      await expectAccessible(page, 'a code that was used');

      await page.getByRole('button', { name: 'End now' }).click();
      await save(page).click();
      await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Delete discount' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Delete/ })
        .click();
      await expect(page).toHaveURL(/\/discounts$/);
      await page.getByRole('searchbox').fill(code);
      await expect(page.getByText('No matching discounts')).toBeVisible();
      expect(await rulesNamed(api, name)).toEqual([]);
    },
  );

  test(
    'one for those who come back is tried as this one and that, and seen at the checkout by them alone',
    { tag: '@rare' },
    async ({ page, pageAs, api }) => {
      const name = `Back ${freshName()}`;
      const member = newMember();
      const shopper = await pageAs('viewer');
      await registerMember(shopper, member);
      await expect(shopper.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
      await api.platform('POST', '/ecom/v1/orders', {
        order: {
          channelInfo: { type: 'BACKOFFICE_MERCHANT' },
          currency: 'EUR',
          buyerInfo: { email: member.email },
          lineItems: [
            {
              productName: { original: 'Poster' },
              quantity: 1,
              price: { amount: '30.00' },
              itemType: { preset: 'PHYSICAL' },
            },
          ],
          priceSummary: {},
        },
      });
      const pick = async (label: string, option: RegExp) => {
        await page.getByRole('combobox', { name: label, exact: true }).click();
        await page.getByRole('option', { name: option }).click();
      };
      const seesIt = (shop: Page) => shop.getByText(name).locator('visible=true').first();
      try {
        await page.goto('/admin/discounts/create');
        await field(page, 'Name').fill(name);
        await choose(page, 'Discounted items', 'Archipelago');
        await field(page, 'Percentage').fill('25');
        const inCart = page.getByRole('spinbutton', { name: 'Quantity of Archipelago' });
        if ((await inCart.count()) === 0) await choose(page, 'Add product', 'Archipelago');
        await page.getByRole('button', { name: 'Add condition' }).click();
        await pick('Condition', /^Customer/);
        await pick('Customer segment', /Returning customers/);
        await page.keyboard.press('Escape');
        await expect(
          page.getByText(/When a cart belongs to a returning customer, take 25% off/),
        ).toBeVisible();
        await expect(page.getByText(/no customer selected/)).toBeVisible();
        await pick('Customer', /New customers/);
        await expect(page.getByText('Only for returning customers: this customer is new')).toBeVisible();
        await pick('Customer', /A customer, by email/);
        await field(page, 'Customer email').fill(member.email);
        await expect(page.getByText('For returning customers: this customer qualifies')).toBeVisible();
        await expect(outcome(page)).toContainText('Applies, discount of');
        await expectAccessible(page, 'a discount by customer');
        await expectNoSidewaysScroll(page, 'a discount by customer');
        await page.getByRole('button', { name: 'Create discount' }).click();
        await expect(page).toHaveURL(/\/discounts\/[\w-]{36}$/);

        for (const [shop, buyer] of [
          [shopper, { email: member.email, country: 'Netherlands' }],
          [page, newBuyer()],
        ] as const) {
          await addPoster(shop, 'archipelago');
          await goToCheckout(shop);
          await writeAddress(shop, buyer);
          await expect(shop.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
          await openSummary(shop);
          if (shop === shopper) await expect(seesIt(shop)).toBeVisible();
          else await expect(shop.getByText(name)).toHaveCount(0);
        }
      } finally {
        await remove(api, name);
      }
    },
  );

  test(
    'codes are made by the thousand, as a file, and stay one line of the list',
    { tag: '@rare' },
    async ({ page, api }) => {
      const name = `Press ${freshName()}`;
      await page.goto('/admin/discounts/create?how=code&many=yes');
      await field(page, 'Name').fill(name);
      await field(page, 'Percentage').fill('50');
      await page.getByRole('button', { name: 'Create discount' }).click();
      await page.getByRole('button', { name: 'Generate codes' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Number of codes').fill('1200');
      await dialog.getByLabel('Pattern').fill('PRESS-##');
      await dialog.getByRole('button', { name: 'Generate 1,200 codes' }).click();
      await expect(dialog.getByText(/at least eight #/)).toBeVisible();
      await expectAccessible(page, 'making codes');
      await dialog.getByLabel('Pattern').fill('PRESS-####-####');
      await dialog.getByRole('button', { name: 'Generate 1,200 codes' }).click();
      await expect(dialog).toHaveCount(0);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect
        .poll(
          async () =>
            (
              await api.call<{ coupon: { codeCount: number } }>('POST', '/admin/api/extensions/getCoupon', {
                couponId: id,
              })
            ).coupon.codeCount,
        )
        .toBe(1200);
      await page.reload();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download as CSV' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const lines = file.trim().split(/\r?\n/);
      expect(lines).toHaveLength(1201);
      const [, one = ''] = lines;
      expect(one).toMatch(/^PRESS-[A-Z0-9]{4}-[A-Z0-9]{4},/);

      await page.goto('/admin/discounts');
      await page.getByRole('searchbox').fill(one.split(',')[0] ?? '');
      const row = page.getByRole('row', { name: new RegExp(name) });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('1,200 codes');
      await api.call('POST', '/admin/api/extensions/deleteCoupon', { couponId: id });
    },
  );

  test(
    'rules are put in order by key, and by two at once only one way',
    { tag: '@rare' },
    async ({ page, pageAs, api }) => {
      const name = freshName();
      const ids: string[] = [];
      for (const each of ['a', 'b']) {
        const { discountRule } = await api.platform<{ discountRule: { id: string } }>(
          'POST',
          '/ecom/v1/discount-rules',
          {
            discountRule: {
              name: `${name} ${each}`,
              active: false,
              discounts: { values: [{ percentage: 5, specificItemsInfo: { scopes: [] } }] },
            },
          },
        );
        ids.push(discountRule.id);
      }
      const other = await pageAs('owner');
      for (const each of [page, other]) await each.goto('/admin/discounts/order');
      const up = (of: Page) => of.getByRole('button', { name: `${name} b earlier` });
      await up(other).focus();
      await up(page).focus();
      await page.keyboard.press('Enter');
      const shown = page.getByRole('main').getByRole('listitem');
      await expect(shown.last()).toContainText(`${name} a`);
      await expectAccessible(page, 'the order of discounts');
      await expectNoSidewaysScroll(page, 'the order of discounts');
      await page.getByRole('button', { name: 'Save order' }).click();
      await expect(page.getByRole('button', { name: 'Save order' })).toBeDisabled();
      const kept = async () =>
        (await api.call<{ ids: string[] }>('POST', '/admin/api/extensions/getDiscountOrder', {})).ids.slice(
          -2,
        );
      await expect.poll(kept).toEqual([ids[1], ids[0]]);

      await other.keyboard.press('Enter');
      await other.getByRole('button', { name: 'Save order' }).click();
      await expect(other.getByText('Someone else changed the order')).toBeVisible();
      for (const each of ['a', 'b']) await remove(api, `${name} ${each}`);
    },
  );

  test('many are found, switched on and deleted at once', { tag: '@rare' }, async ({ page, api }) => {
    const name = freshName();
    for (const each of ['a', 'b'])
      await api.platform('POST', '/ecom/v1/discount-rules', {
        discountRule: {
          name: `${name} ${each}`,
          active: false,
          trigger: { itemQuantityRange: { from: 5000 } },
          discounts: { values: [{ percentage: 5, specificItemsInfo: { scopes: [] } }] },
        },
      });
    await page.goto('/admin/discounts');
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(2);
    await expect(page.getByText('0 uses')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Off 2', exact: true })).toBeVisible();
    await expectAccessible(page, 'the list of discounts');
    await page.getByRole('checkbox', { name: /all/i }).first().check();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Turn on 2' }).click();
    await expect(page.getByRole('button', { name: 'Active 2', exact: true })).toBeVisible();
    for (const each of ['a', 'b']) await remove(api, `${name} ${each}`);

    // The foot of a list is the sum of its lines, whatever the filter.
    const euros = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
    const lines = page.locator('[role="gridcell"][data-field="discounted"]');
    const foot = page.getByRole('navigation').getByText(/^discounted/);
    await page.goto(`/admin/discounts?filter=${encodeURIComponent('{"tab":"live"}')}`);
    await expect
      .poll(async () => {
        const all = (await lines.allTextContents()).reduce((sum, line) => sum + euros(line), 0);
        return all > 0 && all - euros(await foot.innerText());
      })
      .toBe(0);
  });

  test('who may only read them tries them and changes nothing', { tag: '@rare' }, async ({ pageAs, api }) => {
    const [rule] = await rulesNamed(api, 'Set of three');
    const page = await pageAs('viewer');
    await page.goto(`/admin/discounts/${rule?.id ?? ''}`);
    await expect(outcome(page)).toContainText('Applies, discount of');
    await expect(save(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Duplicate' })).toHaveCount(0);
    await expect(field(page, 'Percentage')).toBeDisabled();
  });
});
