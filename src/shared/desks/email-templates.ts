import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

/** Permissions as the operations of `emailTemplateExtensions` require them. */
export const emailTemplatesDesk = {
  name: 'email-templates',
  place: 'settings',
  group: 'shop',
  own: true,
  rights: { list: checkoutSettings.getCheckoutSettings, edit: checkoutSettings.updateCheckoutSettings },
} as const satisfies DeskFacts;
