import type { ExtensionResponse } from '../../shared/extensions/define.ts';
import type { shopperPaymentExtensions } from '../../shared/extensions/payments.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

type Operations = typeof shopperPaymentExtensions;

const call = shopperExtensionClient<Operations>();

/** A card that the payment provider keeps for the member. */
export type SavedCard = ExtensionResponse<Operations['listMyPaymentMethods']>['methods'][number];

export const readSavedCards = async (): Promise<SavedCard[]> =>
  (await call('listMyPaymentMethods', {})).methods;

export const removeSavedCard = (methodId: string): Promise<object> =>
  call('removeMyPaymentMethod', { methodId });
