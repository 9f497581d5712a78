import type { Context } from '../../context.ts';
import type { CheckoutSettingsApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { getCheckoutSettings } from './operations/getCheckoutSettings.ts';
import { updateCheckoutSettings } from './operations/updateCheckoutSettings.ts';
import { checkoutSettingsMigrations } from './settings.ts';

export const checkoutSettings = defineService({
  name: 'checkout-settings',
  package: 'ecom_checkout-settings',
  handlers: { getCheckoutSettings, updateCheckoutSettings } satisfies Handlers<CheckoutSettingsApi, Context>,
  migrations: checkoutSettingsMigrations,
});
