import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

export const paymentsDesk = {
  name: 'payments',
  place: 'settings',
  group: 'shop',
  goTo: 'w',
  rights: { list: checkoutSettings.getCheckoutSettings, edit: checkoutSettings.updateCheckoutSettings },
} as const satisfies DeskFacts;
