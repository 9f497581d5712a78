import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

const PROPERTIES = '/site-properties/v4/properties';

interface StoredProperties {
  properties: { phone?: string; address?: object; businessSchedule?: { periods: object[] } };
}

test.describe('what the shop says of itself', () => {
  let before: StoredProperties['properties'] = {};

  test.beforeEach(async ({ api }) => {
    before = (await api.platform<StoredProperties>('GET', PROPERTIES)).properties;
  });
  // As other journeys find the shop.
  test.afterEach(async ({ api }) => {
    const { phone, address, businessSchedule } = before;
    await api.platform('POST', `${PROPERTIES}/business-contact`, {
      businessContact: { phone, address },
      fields: ['phone', 'address'],
    });
    await api.platform('POST', `${PROPERTIES}/business-schedule`, { businessSchedule });
    await api.platform('POST', `${PROPERTIES}/business-profile`, {
      businessProfile: { businessName: 'Halfdrop Lda.' },
      fields: ['businessName'],
    });
  });

  test(
    'is written on one page, and read at the foot of the shop in both languages',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api }) => {
      await page.goto('/admin/business-info');
      await expect(page.getByRole('heading', { name: 'Business info', level: 1 })).toBeVisible();
      await expect(page.getByLabel('Legal name')).toHaveValue('Halfdrop Lda.');
      await expect(page.getByRole('link', { name: 'Currency, time zone and language' })).toBeVisible();

      await page.getByLabel('Email').fill('nobody');
      await page.getByLabel('Phone').fill('+351 22 999 0001');
      await page.getByLabel('Street').fill('Rua das Flores');
      await page.getByRole('button', { name: 'Add hours on Saturday' }).click();
      await page.getByLabel('Saturday, opens').fill('10:00');
      await page.getByLabel('Saturday, closes').fill('14:00');
      await page.getByRole('button', { name: 'Add hours on Saturday' }).click();
      await page.getByLabel('Saturday, opens').last().fill('13:00');
      await page.getByLabel('Saturday, closes').last().fill('15:00');
      await page.getByRole('button', { name: 'Add closed days' }).click();
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel('First day').last().fill(tomorrow);
      await page.getByLabel('Reason (visible to customers)').last().fill('A day out');
      const picture = page.getByRole('complementary', { name: 'Footer preview' });
      await expect(picture).toContainText('Rua das Flores');

      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByText('Enter an email, such as hello@shop.example.')).toBeVisible();
      await expect(page.getByText('These hours overlap with others on this day.')).toBeVisible();
      await expectAccessible(page, 'business info, with what is wrong');
      await page.getByLabel('Email').fill('hello@halfdrop.example');
      await page.getByRole('button', { name: 'Remove these hours on Saturday' }).last().click();
      await page.getByLabel('Legal name').fill('Halfdrop Prints Lda.');
      await expect(picture).toContainText('10:00–14:00');
      await expectNoSidewaysScroll(page, 'business info');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

      const { properties } = await api.platform<StoredProperties>('GET', PROPERTIES);
      expect(properties).toMatchObject({
        phone: '+351 22 999 0001',
        address: { street: 'Rua das Flores', streetNumber: '284', city: 'Porto' },
        businessName: 'Halfdrop Prints Lda.',
      });
      expect(properties.businessSchedule?.periods).toContainEqual({
        openDay: 'SATURDAY',
        openTime: '10:00',
        closeDay: 'SATURDAY',
        closeTime: '14:00',
      });
      // The same fact on invoices.
      await goWithin(page, '/admin/invoices');
      await expect(page.getByLabel('Seller')).toHaveValue('Halfdrop Prints Lda.');
      await goWithin(page, '/admin/settings');
      await expect(page.getByRole('main').getByRole('link', { name: /^Business info/ })).toContainText(
        'Porto',
      );
      await goWithin(page, '/admin/audit-log');
      await expect(page.getByText(/changed the contact details/).first()).toBeVisible();

      // A page never waits for it, and the next one has it.
      const foot = page.getByRole('contentinfo');
      const search = async () => (await page.request.get('/search')).text();
      await expect.poll(search).toContain('+351 22 999 0001');
      await page.goto('/search');
      await expect(foot.getByRole('link', { name: '+351 22 999 0001' })).toBeVisible();
      await expect(foot).toContainText('Rua das Flores 284');
      await expect(foot).toContainText('10:00–14:00');
      await expect(foot).toContainText('A day out');
      await expectStateAccessible(page, 'the foot of the shop');
      await expectNoSidewaysScroll(page, 'the foot of the shop');
      await page.goto('/he/search');
      await expect(foot.getByRole('link', { name: '+351 22 999 0001' })).toBeVisible();
      await expect(foot).toContainText('פורטוגל');
      await expectNoSidewaysScroll(page, 'the foot of the shop in Hebrew');
    },
  );

  test('may be looked at by whoever changes nothing', { tag: '@rare' }, async ({ pageAs }) => {
    const page = await pageAs('viewer');
    await page.goto('/admin/business-info');
    await expect(page.getByText('hello@halfdrop.example').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Add hours/ })).toHaveCount(0);
    await expect(page.getByLabel('Monday, opens')).toBeDisabled();
    await expectAccessible(page, 'business info, looked at');
  });
});
