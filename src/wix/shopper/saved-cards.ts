import { hostedCall } from './hosted-call.ts';

/** A card that the payment provider keeps for the member. */
export interface SavedCard {
  id: string;
  brand: string;
  lastFourDigits: string;
  createdDate: string;
}

const METHODS = '/hosted/payments/methods';

export const readSavedCards = async (): Promise<SavedCard[]> =>
  (await hostedCall<{ methods: SavedCard[] }>('GET', METHODS)).methods;

export const removeSavedCard = (id: string): Promise<object> =>
  hostedCall('POST', `${METHODS}/${encodeURIComponent(id)}/remove`, {});
