import type { PluginKind } from '#shared/plugins.ts';
import type { Context } from '#platform/context.ts';
import type { EcommerceSettingsApi, Handlers, Request } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { readCheckoutSettings } from '../checkout-settings/public.ts';
import { anyActiveRule } from '../discount-rules/public.ts';
import { servedRegions } from '../delivery-profile/public.ts';
import { askablePlugins } from '../../extensions/service-plugins/public.ts';
import { anyTaxRegion } from '../tax-regions/public.ts';
import { readProperties } from '../../business-tools/site-properties/public.ts';
import { readTaxSettings } from '../tax-settings/public.ts';
import { deliveryConfiguration } from './delivery.ts';

/** The SDK's type of them is empty; what is in them is checked by the contract's definitions. */
type Settings = Record<string, unknown>;
type Field = NonNullable<Request<EcommerceSettingsApi, 'getEcommerceSettings'>['fields']>[number];

/** Apps of the shop that are asked about that; what the shop does by itself is no plugin. */
async function providersOf(context: Context, kind: PluginKind, cartToo = false): Promise<object> {
  const plugins = await askablePlugins(context, kind);
  return {
    activeProviders: plugins.map(({ appId, settings }) => ({
      appId,
      triggerFlows: cartToo || settings.validateInCart ? ['CART', 'CHECKOUT'] : ['CHECKOUT'],
    })),
  };
}

async function businessInfo(context: Context): Promise<object> {
  const { properties } = await readProperties(context);
  const { languageCode: language, country } = properties.locale ?? {};
  return {
    name: properties.businessName,
    siteDisplayName: properties.siteDisplayName,
    currency: properties.paymentCurrency,
    language,
    locale: { language, ...(country && { country }) },
    timeZone: properties.timeZone,
  };
}

const READ: Record<Field, (context: Context) => Settings | Promise<Settings>> = {
  ADDITIONAL_FEES_SERVICE_PLUGIN: async (context) => ({
    additionalFeesServicePlugin: await providersOf(context, 'ADDITIONAL_FEES', true),
  }),
  VALIDATIONS_SERVICE_PLUGIN: async (context) => ({
    validationsServicePlugin: await providersOf(context, 'VALIDATIONS'),
  }),
  PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN: async (context) => ({
    purchaseRecommendationsServicePlugin: await providersOf(context, 'RECOMMENDATIONS', true),
  }),
  TAX: async (context) => ({
    tax: {
      configured: await anyTaxRegion(context),
      taxIncludedInItemPrices: (await readTaxSettings(context)).taxIncludedInItemPrices ?? false,
    },
  }),
  DISCOUNT_RULES: async (context) => ({ discountRules: { active: await anyActiveRule(context) } }),
  CHECKOUT: async (context) => ({ checkout: await readCheckoutSettings(context) }),
  DELIVERY: async (context) => ({ delivery: deliveryConfiguration(await servedRegions(context)) }),
  PREMIUM_SITE: () => ({ premiumSite: true }),
  BUSINESS_INFO: async (context) => ({ businessInfo: await businessInfo(context) }),
};

export const ecommerceSettings = defineService({
  name: 'ecommerce-settings',
  package: 'ecom_ecommerce-settings',
  handlers: {
    async getEcommerceSettings({ fields }, context) {
      const settings: Settings = {};
      for (const field of new Set(fields)) Object.assign(settings, await READ[field](context));
      return { ecommerceSettings: settings, errors: [] };
    },
  } satisfies Handlers<EcommerceSettingsApi, Context>,
});
