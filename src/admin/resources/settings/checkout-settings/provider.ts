import type { CheckoutPage } from '#shared/checkout-page.ts';
import { checkoutSettingsOperations as operations } from '#wix/checkout-settings-operations.ts';
import { CallError } from '#wix/errors.ts';
import type { checkoutPageExtensions } from '#shared/extensions/checkout.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import type { CheckoutChange, CheckoutRecord } from './settings-record.ts';

const call = extensionClient<typeof checkoutPageExtensions>();

/** None where a hosted platform has a checkout of its own. */
async function readPage(options?: { signal?: AbortSignal }): Promise<CheckoutPage | undefined> {
  try {
    return (await call('getCheckoutPage', {}, options)).page;
  } catch (thrown) {
    if (thrown instanceof CallError && thrown.status === 404) return undefined;
    throw thrown;
  }
}

async function read(options?: { signal?: AbortSignal }): Promise<{ data: CheckoutRecord }> {
  const [settings, page] = await Promise.all([operations.get(options), readPage(options)]);
  return { data: { id: 'settings', revision: '', settings, page } };
}

/** There is one record. */
export const checkoutSettingsProvider = {
  supportAbortSignal: true,
  getOne: (_resource: string, { signal }: { signal?: AbortSignal } = {}) => read(signal && { signal }),
  async update(_resource: string, { data }: { data: CheckoutChange }) {
    // What can be rejected goes first: nothing else is changed then.
    if (data.page) await call('setCheckoutPage', data.page);
    if (data.settings) await operations.update(data.settings);
    return read();
  },
};
