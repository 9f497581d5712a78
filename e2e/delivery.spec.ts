import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { openCheckout } from './support/fill-cart.ts';
import { newBuyer, writeAddress } from './support/shopper.ts';
import { expect, isPhone, test } from './support/test.ts';

interface Profile {
  id: string;
  revision: string;
  deliveryRegions: { id: string; name: string; destinations: { countryCode: string }[] }[];
}

interface Option {
  id: string;
  revision: string;
  title: string;
}

async function readProfile(api: Api): Promise<Profile> {
  const { deliveryProfiles } = await api.platform<{ deliveryProfiles: (Profile & { default: boolean })[] }>(
    'POST',
    '/ecom/v1/delivery-profiles/query',
    { query: {} },
  );
  const found = deliveryProfiles.find((profile) => profile.default);
  if (!found) throw new Error('There is no default profile.');
  return found;
}

/** A run before this one may have left a region with it. */
async function freeCountry(api: Api, country: string): Promise<void> {
  const { id, revision, deliveryRegions } = await readProfile(api);
  const owner = deliveryRegions.find(({ destinations }) =>
    destinations.some(({ countryCode }) => countryCode === country),
  );
  if (owner) {
    const query = new URLSearchParams({ revision }).toString();
    await api.platform('DELETE', `/ecom/v1/delivery-profiles/${id}/delivery-region/${owner.id}?${query}`);
  }
}

/** A region of one country that nobody else in these journeys delivers to, with one way of delivery. */
async function makeRegion(api: Api, name: string, country: string): Promise<{ id: string; option: Option }> {
  await freeCountry(api, country);
  const { id: profileId, revision } = await readProfile(api);
  const { deliveryProfile } = await api.platform<{ deliveryProfile: Profile }>(
    'POST',
    `/ecom/v1/delivery-profiles/${profileId}/delivery-region`,
    { revision, deliveryRegion: { name, destinations: [{ countryCode: country }] } },
  );
  const id = deliveryProfile.deliveryRegions.find((region) => region.name === name)?.id ?? '';
  const { shippingOption } = await api.platform<{ shippingOption: Option }>(
    'POST',
    '/ecom/v1/shipping-options',
    {
      shippingOption: {
        title: `Post to ${name}`,
        deliveryRegionIds: [id],
        rates: [
          { amount: '12.00', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'LT', value: '90' }] },
          { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '90' }] },
        ],
      },
    },
  );
  return { id, option: shippingOption };
}

const readOption = async (api: Api, id: string) =>
  (
    await api.platform<{ shippingOption: Option & { rates: object[] } }>(
      'GET',
      `/ecom/v1/shipping-options/${id}`,
    )
  ).shippingOption;

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openRegion(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/admin/delivery?region=${id}`);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

test.describe('delivery', () => {
  test.use({ role: 'merchant' });

  test(
    'a rate is added, and stands at the shop’s checkout',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api, pageAs }) => {
      const place = isPhone(page) ? { code: 'GE', name: 'Georgia' } : { code: 'AM', name: 'Armenia' };
      const name = `${place.name} ${freshName()}`;
      const { id, option } = await makeRegion(api, name, place.code);
      const way = option.title;
      await openRegion(page, id, name);
      await expect(cell(page, `Price in row 1 of ${way}`)).toHaveValue('€12.00');
      await expect(cell(page, `Price in row 2 of ${way}`)).toHaveValue('Free');

      await cell(page, `Price in row 1 of ${way}`).fill('9,5');
      await expect(page.getByText('was €12.00')).toBeVisible();
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      await page.getByRole('button', { name: 'Rate', exact: true }).click();
      await cell(page, 'Name').last().fill('Courier by hand');
      await cell(page, 'Price in row 1 of Courier by hand').fill('21');
      await cell(page, 'Price in row 1 of Courier by hand').blur();
      await expectAccessible(page, 'delivery, written in');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('2 unsaved changes')).toBeHidden();
      await expect(page.getByText('was €12.00')).toBeHidden();
      expect(await readOption(api, option.id)).toMatchObject({
        revision: '2',
        rates: [{ amount: '9.50' }, { amount: '0.00' }],
      });

      const shop = await pageAs('owner');
      await openCheckout(shop, 'reef');
      await writeAddress(shop, newBuyer(place.name));
      await expect(shop.getByRole('radio', { name: new RegExp(`^${way}`) })).toBeVisible();
      await expect(shop.getByRole('radiogroup', { name: 'Delivery' })).toContainText('€9.50');
      await expect(shop.getByRole('radio', { name: /^Courier by hand/ })).toBeVisible();
    },
  );

  test(
    'what is wrong is said beside its field, and nothing is sent',
    { tag: '@rare' },
    async ({ page, api }) => {
      const name = `Wrong ${freshName()}`;
      const { id, option } = await makeRegion(api, name, 'AZ');
      const way = option.title;
      await openRegion(page, id, name);
      const price = cell(page, `Price in row 1 of ${way}`);
      await price.fill('-3');
      await save(page).click();
      await expect(page.getByText('Can’t be negative.')).toBeVisible();
      await expect(price).toBeFocused();
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await price.fill('$3');
      await expect(page.getByText('Prices here are in EUR.')).toBeVisible();
      await price.fill('3');
      await cell(page, `Start of row 2 of ${way}`).fill('0');
      await expect(page.getByText('Must start after the row above')).toBeVisible();
      await expectAccessible(page, 'delivery, refused');
      expect(await readOption(api, option.id)).toMatchObject({ revision: '1' });

      await page.getByRole('link', { name: 'Settings' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(price).toHaveValue('€12.00');
      await expect(save(page)).toBeDisabled();
    },
  );

  test('two people at one rate: the second sees it and decides', { tag: '@rare' }, async ({ page, api }) => {
    const name = `Twice ${freshName()}`;
    const { id, option } = await makeRegion(api, name, 'KZ');
    const way = option.title;
    await openRegion(page, id, name);
    await cell(page, `Price in row 1 of ${way}`).fill('15');
    await api.platform('PATCH', `/ecom/v1/shipping-options/${option.id}`, {
      shippingOption: { id: option.id, revision: '1', estimatedDeliveryTime: 'Ten days' },
    });
    await expect(page.getByText(`Someone else changed this after you opened it: ${way}`)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Replace with mine' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await readOption(api, option.id)).toMatchObject({
      estimatedDeliveryTime: 'Ten days',
      rates: [{ amount: '15.00' }, { amount: '0.00' }],
    });
  });

  test(
    'a region is made of what another gives up, switched off and removed',
    { tag: '@rare' },
    async ({ page, api }) => {
      const donor = `Caucasus ${freshName()}`;
      const countries = ['LK', 'BD'];
      for (const country of countries) await freeCountry(api, country);
      const { id } = await makeRegion(api, donor, countries[0] ?? '');
      const { id: profileId, revision } = await readProfile(api);
      await api.platform('PATCH', `/ecom/v1/delivery-profiles/${profileId}/delivery-region/${id}`, {
        revision,
        deliveryRegion: { id, destinations: countries.map((countryCode) => ({ countryCode })) },
      });
      const name = `Made ${freshName()}`;
      await openRegion(page, id, donor);
      await page.getByRole('button', { name: 'Add region' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add region' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('searchbox', { name: 'Search countries' }).fill('Bangladesh');
      await dialog.getByRole('checkbox', { name: 'Bangladesh' }).check();
      await expect(dialog.getByText(`Moves here from “${donor}”`)).toBeVisible();
      await dialog.getByRole('searchbox').fill('Sri Lanka');
      await dialog.getByRole('checkbox', { name: 'Sri Lanka' }).check();
      await expect(dialog.getByRole('alert')).toContainText('would have no country');
      await dialog.getByRole('checkbox', { name: 'Sri Lanka' }).uncheck();
      await expectAccessible(page, 'a region, made');
      await dialog.getByRole('combobox', { name: 'Copy prices from' }).click();
      await page.getByRole('option', { name: donor }).click();
      await dialog.getByRole('button', { name: 'Add region' }).click();
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      await expect(cell(page, `Price in row 1 of Post to ${donor}`)).toHaveValue('€12.00');
      const { deliveryRegions } = await readProfile(api);
      const codesOf = (called: string) =>
        deliveryRegions
          .find((region) => region.name === called)
          ?.destinations.map(({ countryCode }) => countryCode);
      expect(codesOf(donor)).toEqual([countries[0]]);
      expect(codesOf(name)).toEqual([countries[1]]);

      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Turn off' }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'Customers can no longer order to addresses there',
      );
      await page.getByRole('button', { name: `Turn off “${name}”` }).click();
      await expect(page.getByRole('main').getByText('off', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(page.getByRole('dialog')).toContainText(
        `This delivery option is removed, too: Post to ${donor}`,
      );
      await page.getByRole('button', { name: `Remove “${name}”` }).click();
      await expect(page.getByRole('heading', { name, level: 2 })).toHaveCount(0);
      expect((await readProfile(api)).deliveryRegions.map((region) => region.name)).not.toContain(name);
    },
  );

  test('the settings tell how it stands, and a key opens it', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/settings');
    await expect(page.getByRole('main').getByRole('link', { name: /^Delivery \d+ regions/ })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('8');
    await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible();
  });
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('sees the terms of delivery and no button', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/delivery');
    await expect(page.getByText('Your role can view this, but not change it.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Portugal', level: 2 })).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add region' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Countries' })).toHaveCount(0);
  });
});
