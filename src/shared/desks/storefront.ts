import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

/** Who may say what the checkout asks may say how the shop looks, as the operations of `storefrontExtensions` have it. */
export const storefrontDesk = {
  name: 'storefront',
  place: 'settings',
  group: 'shop',
  rights: { list: checkoutSettings.getCheckoutSettings, edit: checkoutSettings.updateCheckoutSettings },
} as const satisfies DeskFacts;
