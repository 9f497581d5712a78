import type { WaitedThing } from '../../shared/back-in-stock.ts';
import { hostedCall } from './hosted-call.ts';

/** What the member who is signed in waits for. */
export const readWaited = async (): Promise<WaitedThing[]> =>
  (await hostedCall<{ items: WaitedThing[] }>('POST', '/hosted/back-in-stock/own/read', {})).items;

export const stopWaiting = async (id: string): Promise<void> => {
  await hostedCall('POST', '/hosted/back-in-stock/own/stop', { id });
};
