import { OWN_CONTENT, type CheckoutLanguage, type ShownCheckout } from '#shared/checkout-page.ts';
import { checkoutPageExtensions, shopperCheckoutExtensions } from '#shared/extensions/checkout.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { CheckoutContentApi, Handlers } from '#platform/contract/index.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { defineService } from '#platform/service.ts';
import { readCheckoutSettings } from '../checkout-settings/public.ts';
import { countriesServed } from '../delivery-profile/public.ts';
import { migrations } from './migrations.ts';
import { readCheckoutPage, writeCheckoutPage } from './page.ts';

const languageOf = (code: string): string => code.split(/[-_]/)[0]?.toLowerCase() ?? '';

export const checkoutContent = defineService({
  name: 'checkout-content',
  package: 'ecom_checkout-content',
  handlers: {
    /** The shop is the only app that says other words for its checkout. */
    async getCheckoutContent({ appId, componentId, languageCode }, context) {
      if (appId !== OWN_CONTENT.appId)
        throw notFound('The app is not installed.', 'REQUIRED_APP_NOT_INSTALLED', { appId });
      if (componentId !== OWN_CONTENT.componentId) {
        throw notFound('The app has no such component.', 'REQUIRED_COMPONENT_DOES_NOT_EXIST', {
          componentId,
        });
      }
      const language = languageOf(languageCode ?? context.site.locale);
      const words = (await readCheckoutPage(context)).words[language as CheckoutLanguage] ?? {};
      if (Object.keys(words).length === 0)
        throw notFound('Nothing is said in this language.', 'TRANSLATIONS_NOT_FOUND', {
          languageCode: language,
        });
      return { checkoutContent: words };
    },
  } satisfies Handlers<CheckoutContentApi, Context>,
  routes: [
    ...serveExtensions(checkoutPageExtensions, {
      getCheckoutPage: async (_request, context) => ({ page: await readCheckoutPage(context) }),
      setCheckoutPage: async (change, context) => ({ page: await writeCheckoutPage(context, change) }),
    }),
    ...serveExtensions(shopperCheckoutExtensions, {
      async getStorefrontCheckout(_request, context) {
        const [settings, page] = [await readCheckoutSettings(context), await readCheckoutPage(context)];
        return {
          settings: settings as ShownCheckout['settings'],
          ...page,
          served: await countriesServed(context),
        };
      },
    }),
  ],
  migrations,
});
