import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

/** Who may say how the shop looks may write its pages, as the operations of `storePageExtensions` have it. */
export const storePagesDesk = {
  name: 'store-pages',
  place: 'settings',
  group: 'shop',
  own: true,
  rights: {
    list: checkoutSettings.getCheckoutSettings,
    create: checkoutSettings.updateCheckoutSettings,
    edit: checkoutSettings.updateCheckoutSettings,
    delete: checkoutSettings.updateCheckoutSettings,
  },
} as const satisfies DeskFacts;
