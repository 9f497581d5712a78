import { useSyncExternalStore } from 'react';
import { readPaymentWays, type PaymentWays } from '../../wix/shopper/payment-ways.ts';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { createStore } from '../shell/store.ts';
import { form } from './form-store.ts';

/** The server rejects what it does not take; who cannot ask it may try the card. */
const UNKNOWN: PaymentWays = { card: true, cardPage: false, transfer: null, manual: [] };

const store = createStore<PaymentWays | undefined>(undefined);

/** Asks how one can pay here, and chooses the first of it. */
export async function loadPaymentWays(): Promise<void> {
  if (!shopperSettings().embedded) return;
  const ways = await readPaymentWays().catch(() => UNKNOWN);
  if (!ways.card && !isClosed(ways))
    form.change({ method: 'offline', manualId: ways.transfer ? '' : (ways.manual[0]?.id ?? '') });
  form.change({ cardPage: ways.cardPage });
  store.set(ways);
}

/** Nothing can be paid here just now. */
export const isClosed = ({ card, transfer, manual }: PaymentWays): boolean =>
  !card && !transfer && manual.length === 0;

/** Undefined while nobody knows yet. */
export const usePaymentWays = (): PaymentWays | undefined =>
  useSyncExternalStore(store.subscribe, store.snapshot, () => undefined);
