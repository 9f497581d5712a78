import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

const edit = checkoutSettings.updateCheckoutSettings;

/** They say what a checkout costs and whether it may be ordered: whoever sets the checkout sets them. */
export const pluginsDesk = {
  name: 'plugins',
  place: 'settings',
  group: 'shop',
  own: true,
  rights: {
    list: checkoutSettings.getCheckoutSettings,
    create: edit,
    edit,
    delete: edit,
    try: edit,
  },
} as const satisfies DeskFacts;
