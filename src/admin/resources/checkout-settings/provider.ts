import type { CheckoutPage } from '#shared/checkout-page.ts';
import { checkoutSettingsOperations as operations } from '#wix/checkout-settings-operations.ts';
import { CallError } from '#wix/errors.ts';
import { callApi } from '../../access/call-api.ts';
import type { CheckoutChange, CheckoutRecord } from './settings-record.ts';

const PAGE = '/admin/api/checkout-page';

/** None where a hosted platform has a checkout of its own. */
const readPage = (options: { signal?: AbortSignal } = {}): Promise<CheckoutPage | undefined> =>
  callApi<CheckoutPage>('GET', PAGE, undefined, options).catch((thrown: unknown) => {
    if (thrown instanceof CallError && thrown.status === 404) return undefined;
    throw thrown;
  });

async function read(options?: { signal?: AbortSignal }): Promise<{ data: CheckoutRecord }> {
  const [settings, page] = await Promise.all([operations.get(options), readPage(options)]);
  return { data: { id: 'settings', revision: '', settings, page } };
}

/** There is one record. */
export const checkoutSettingsProvider = {
  supportAbortSignal: true,
  getOne: (_resource: string, { signal }: { signal?: AbortSignal } = {}) => read(signal && { signal }),
  async update(_resource: string, { data }: { data: CheckoutChange }) {
    // What can be refused goes first: nothing else is changed then.
    if (data.page) await callApi('PUT', PAGE, data.page);
    if (data.settings) await operations.update(data.settings);
    return read();
  },
};
