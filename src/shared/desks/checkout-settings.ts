import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import * as templates from '../contract/generated/ecom_checkout-templates.rights.ts';
import type { DeskFacts } from './desk.ts';

export const checkoutSettingsDesk = {
  name: 'checkout-settings',
  place: 'settings',
  group: 'shop',
  entities: ['wix.ecom.v1.checkout_settings', 'wix.ecom.v1.checkout_template'],
  rights: {
    list: checkoutSettings.getCheckoutSettings,
    edit: checkoutSettings.updateCheckoutSettings,
    links: templates.queryCheckoutTemplates,
    createLink: templates.createCheckoutTemplate,
    changeLink: templates.updateCheckoutTemplate,
    deleteLink: templates.deleteCheckoutTemplate,
  },
} as const satisfies DeskFacts;
