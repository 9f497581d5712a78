import type { WaitedThing } from '../../shared/back-in-stock.ts';
import type { shopperBackInStockExtensions } from '../../shared/extensions/back-in-stock.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

const call = shopperExtensionClient<typeof shopperBackInStockExtensions>();

/** What the member who is signed in waits for. */
export const readWaited = async (): Promise<WaitedThing[]> =>
  (await call('listMyBackInStockRequests', {})).items;

export const stopWaiting = async (id: string): Promise<void> => {
  await call('cancelMyBackInStockRequest', { id });
};
