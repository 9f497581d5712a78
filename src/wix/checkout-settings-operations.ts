import {
  getCheckoutSettings,
  updateCheckoutSettings,
  type CheckoutSettings,
} from '@wix/auto_sdk_ecom_checkout-settings';
import {
  createCheckoutTemplate,
  deleteCheckoutTemplate,
  queryCheckoutTemplates,
  updateCheckoutTemplate,
  type CheckoutTemplate,
} from '@wix/auto_sdk_ecom_checkout-templates';
import { readEveryPage } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { CheckoutSettings, CheckoutTemplate };

export const checkoutSettingsOperations = {
  get: async (options?: CallOptions): Promise<CheckoutSettings> =>
    (await staffClient(options).use(getCheckoutSettings)()).checkoutSettings ?? {},
  update: (change: CheckoutSettings) => staffClient().use(updateCheckoutSettings)(change),
};

interface NewPayLink {
  lineItems: {
    quantity: number;
    catalogReference: { appId: string; catalogItemId: string; options?: Record<string, unknown> };
  }[];
}

/** Pay links: checkouts that are made of the same things again and again. */
export const payLinkOperations = {
  list: (options?: CallOptions): Promise<CheckoutTemplate[]> =>
    readEveryPage('checkoutTemplates', (query) =>
      staffClient(options).use(queryCheckoutTemplates)(query as object),
    ),
  create: (template: NewPayLink) => staffClient().use(createCheckoutTemplate)(template),
  setActive: (id: string, active: boolean) =>
    staffClient().use(updateCheckoutTemplate)(id, { status: active ? 'ACTIVE' : 'INACTIVE' }),
  delete: (id: string) => staffClient().use(deleteCheckoutTemplate)(id),
};
