import type { Context } from '#platform/context.ts';
import type { CheckoutSettingsApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { settings } from './settings.ts';

export const checkoutSettings = defineService({
  name: 'checkout-settings',
  package: 'ecom_checkout-settings',
  handlers: { getCheckoutSettings: settings.get, updateCheckoutSettings: settings.update } satisfies Handlers<
    CheckoutSettingsApi,
    Context
  >,
  migrations,
});
