import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { addPoster, goToCheckout, newBuyer, writeAddress } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'merchant', contextOptions: { reducedMotion: 'reduce' } });

test(
  'an area and a place to collect from are added, tried, found at the checkout and removed',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, pageAs }) => {
    test.slow();
    const van = `Van ${freshName()}`;
    const kiosk = `Kiosk ${freshName()}`;
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    const save = dialog.getByRole('button', { name: 'Save' });
    await page.goto('/admin/delivery');
    await expect(page.getByRole('heading', { name: 'Portugal', level: 2 })).toBeVisible();

    await page.getByRole('button', { name: 'Local delivery', exact: true }).click();
    await dialog.getByRole('radio', { name: 'Radius' }).check({ force: true });
    await expect(dialog.getByText('customers won’t see this option')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Postal codes' }).check({ force: true });
    await save.click();
    await expect(dialog.getByText('Enter a postal code.')).toBeVisible();
    await field('Name').fill(van);
    await field('Postal codes').fill('4000-318, 41*\n4200 to 4470');
    await field('Price').fill('3.5');
    await dialog.getByText('Customers choose a time slot').click();
    await expectAccessible(page, 'a local delivery', { within: '[role=dialog]' });
    await expectNoSidewaysScroll(page, 'a local delivery');
    await save.click();
    await expect(dialog).toBeHidden();

    const tried = page.getByRole('main');
    await tried.getByLabel('Postal code').fill('4000-318');
    await expect(tried.getByText('5 options available')).toBeVisible();
    await tried.getByLabel('Postal code').fill('9500-100');
    await expect(tried.getByText('Only in 4000-318, 41*')).toBeVisible();

    await page.getByRole('button', { name: 'Pickup', exact: true }).click();
    const country = dialog.getByLabel('Country');
    await expect(country).toHaveValue('PT');
    await field('Name').fill(kiosk);
    await field('Street and number').fill('Rua das Flores 7');
    await field('City').fill('Porto');
    await country.selectOption('');
    await save.click();
    await expect(country).toBeFocused();
    await expect(country).toHaveAccessibleDescription('Choose a country.');
    await country.selectOption('PT');
    await dialog.getByRole('button', { name: 'Opening hours' }).click();
    await expectAccessible(page, 'a place to collect from', { within: '[role=dialog]' });
    await expectNoSidewaysScroll(page, 'a place to collect from');
    await save.click();
    await expect(dialog).toBeHidden();

    const shop = await pageAs('owner');
    await addPoster(shop, 'reef');
    await goToCheckout(shop);
    await writeAddress(shop, newBuyer('Portugal'));
    await expect(shop.getByRole('radio', { name: new RegExp(`^${van}`) })).toBeVisible();
    await shop.getByRole('radio', { name: /^Pick it up/ }).check();
    const places = shop.getByRole('radiogroup', { name: 'Where to collect it' });
    await places.getByRole('radio', { name: new RegExp(`^${kiosk}`) }).check();
    await expect(places.getByText('Rua das Flores 7')).toBeVisible();

    for (const name of [van, kiosk]) {
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await dialog.getByRole('button', { name: `Remove “${name}”` }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
    }
  },
);
