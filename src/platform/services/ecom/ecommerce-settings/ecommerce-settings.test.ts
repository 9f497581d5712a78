import { checkoutContent, checkoutSettings, ecommerceSettings } from '@wix/ecom';
import { expect, it } from 'vitest';
import { OWN_CONTENT } from '#shared/checkout-page.ts';
import { checkoutPageExtensions } from '#shared/extensions/checkout.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { deliverPortugal } from '#testing/pricing.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { DEFAULT_PROFILE } from '../delivery-profile/public.ts';

onDatabase(
  'what a shop is set to',
  (database) => {
    it('sdk: tells the parts that are asked for and no others', async () => {
      const stack = startStack(database());
      const api = stack.sdk({ ecommerceSettings, checkoutSettings });
      expect(await api.ecommerceSettings.getEcommerceSettings(['BUSINESS_INFO'])).toEqual({
        ecommerceSettings: {
          businessInfo: {
            name: 'Test shop',
            siteDisplayName: 'Test shop',
            currency: 'EUR',
            language: 'en',
            locale: { language: 'en' },
            timeZone: 'Europe/Lisbon',
          },
        },
        errors: [],
      });
      await api.checkoutSettings.updateCheckoutSettings({ checkoutFields: { giftCardRedeemEnabled: false } });
      await deliverPortugal(stack);
      const all = await api.ecommerceSettings.getEcommerceSettings([
        'TAX',
        'DISCOUNT_RULES',
        'CHECKOUT',
        'DELIVERY',
        'PREMIUM_SITE',
        'VALIDATIONS_SERVICE_PLUGIN',
      ]);
      expect(all).toMatchObject({
        ecommerceSettings: {
          tax: { configured: false, taxIncludedInItemPrices: false },
          discountRules: { active: false },
          checkout: { checkoutFields: { giftCardRedeemEnabled: false } },
          delivery: { countries: [{ country: 'PT' }] },
          premiumSite: true,
          validationsServicePlugin: { activeProviders: [] },
        },
      });
      const shown = await stack.call('POST', extensionPath('getStorefrontCheckout'), {});
      expect(await shown.json()).toMatchObject({ served: { only: ['PT'] } });
      expect(await errorOf(api.ecommerceSettings.getEcommerceSettings([]))).toEqual([
        'fields REQUIRED_FIELD',
      ]);
    });

    it('sdk: the shop’s own words for its checkout by language; strangers’ are rejected with the declared codes', async () => {
      const stack = startStack(database());
      const api = stack.sdk({ checkoutContent }).checkoutContent;
      const read = (languageCode: string, more: object = {}) =>
        api.getCheckoutContent({ ...OWN_CONTENT, ...more }, { languageCode });
      expect(await errorOf(read('he'))).toBe('TRANSLATIONS_NOT_FOUND');
      const said = await stack.call('POST', extensionPath('setCheckoutPage'), {
        fields: { phone: 'REQUIRED' },
        words: { he: { placeOrderButton: 'להזמין' } },
      });
      const { page } = checkoutPageExtensions.setCheckoutPage.response.parse(await said.json());
      expect(page.fields).toEqual({ phone: 'REQUIRED', company: 'HIDDEN', addressLine2: 'OPTIONAL' });
      expect((await read('he-IL')).checkoutContent).toEqual({ placeOrderButton: 'להזמין' });
      expect(await errorOf(read('he', { appId: DEFAULT_PROFILE.id }))).toBe('REQUIRED_APP_NOT_INSTALLED');
      expect(await errorOf(read('he', { componentId: DEFAULT_PROFILE.id }))).toBe(
        'REQUIRED_COMPONENT_DOES_NOT_EXIST',
      );
    });

    it('assumed: what is no word for a button is rejected beside its field, and shoppers change nothing', async () => {
      const stack = startStack(database());
      const long = await stack.call('POST', extensionPath('setCheckoutPage'), {
        words: { en: { orderSummary: 'x'.repeat(31) } },
      });
      expect([long.status, JSON.stringify(await long.json())]).toEqual([
        400,
        expect.stringContaining('words.en.orderSummary'),
      ]);
      const token = await stack.platform.tokens.sign({ siteId: stack.site.id, ...newVisitor() });
      const theirs = await stack.call('POST', extensionPath('setCheckoutPage'), {}, { authorization: token });
      expect(theirs.status).toBe(403);
    });
  },
  platformMigrations,
);
