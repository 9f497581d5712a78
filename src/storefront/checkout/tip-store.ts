import { useSyncExternalStore } from 'react';
import { CallError } from '../../wix/errors.ts';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import {
  chooseTip,
  readTipChoice,
  readTipOffer,
  type TipChoice,
  type TipOffer,
} from '../../wix/shopper/tip-operations.ts';
import { createStore } from '../shell/store.ts';
import { checkout } from './checkout.ts';

interface TipState {
  /** Absent where none is taken, or nobody knows. */
  offer: TipOffer | undefined;
  choice: TipChoice | undefined;
  busy: boolean;
  error: CallError | undefined;
}

const NONE: TipState = { offer: undefined, choice: undefined, busy: false, error: undefined };
const store = createStore<TipState>(NONE);

const purchaseFlowId = (): string => checkout.snapshot().checkout.purchaseFlowId ?? '';

/** Asks what one may add here; a hosted platform asks on its own page. */
export async function loadTips(): Promise<void> {
  if (!shopperSettings().embedded) return;
  const [offer, choice] = await Promise.all([readTipOffer(), readTipChoice(purchaseFlowId())]).catch(
    () => [],
  );
  store.set({ ...NONE, offer, choice });
}

const NOTHING: TipChoice = { tipType: 'CUSTOM', value: '0' };

/** Undefined: none. */
export async function setTip(choice: TipChoice | undefined): Promise<void> {
  const before = store.snapshot();
  store.set({ ...before, choice, busy: true, error: undefined });
  try {
    await chooseTip(purchaseFlowId(), choice ?? NOTHING);
    await checkout.readAgain();
    store.set({ ...store.snapshot(), busy: false });
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown;
    store.set({ ...before, busy: false, error: thrown });
  }
}

export const useTips = (): TipState => useSyncExternalStore(store.subscribe, store.snapshot, () => NONE);
