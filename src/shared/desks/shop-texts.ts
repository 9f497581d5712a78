import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import * as orders from '../contract/generated/ecom_orders.rights.ts';
import type { DeskFacts } from './desk.ts';

/** The contract knows no pages of words: whoever may say what the checkout asks may say what the shop says. */
export const shopTextsDesk = {
  name: 'shop-texts',
  place: 'settings',
  group: 'shop',
  rights: { list: orders.searchOrders, edit: checkoutSettings.updateCheckoutSettings },
} as const satisfies DeskFacts;
