import { CallError } from '../../wix/errors.ts';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import type * as operations from '../../wix/shopper/checkout-operations.ts';
import { createStore } from '../shell/store.ts';
import { amountToPay } from './checkout-view.ts';
import type { Draft } from './checkout-form.ts';
import { fromAddress, toChange } from './checkout-change.ts';

type Operations = Pick<
  typeof operations,
  | 'readCheckout'
  | 'changeCheckout'
  | 'applyCheckoutCoupon'
  | 'applyGiftCard'
  | 'removeCheckoutCoupon'
  | 'removeCheckoutGiftCard'
> & { startCheckout: () => Promise<string> };

export interface CheckoutState {
  phase: 'loading' | 'ready' | 'empty' | 'done' | 'gone' | 'failed';
  /** As the server priced it last. */
  checkout: Checkout;
  /** The server is adding up, or about to. */
  pricing: boolean;
  /** The last change did not arrive. */
  priceError: CallError | undefined;
  code: { busy: boolean; error?: CallError };
  /** What was accepted here: the checkout names a coupon only while it takes something off. */
  keptCoupon?: string | undefined;
}

/** The time or the way that was chosen is somebody else's, or not offered any more. */
export const isDeliveryGone = (code: string): boolean =>
  code === 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' ||
  code === 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE';

/** Whether the checkout was priced for what decides about delivery in this address. */
function isAddress({ shippingInfo }: Checkout, delivery: Draft['delivery']): boolean {
  const before = fromAddress(shippingInfo?.shippingDestination);
  return (['country', 'subdivision', 'city', 'postalCode'] as const).every(
    (part) => before[part] === delivery[part],
  );
}

export const LOADING: CheckoutState = {
  phase: 'loading',
  checkout: {},
  pricing: false,
  priceError: undefined,
  code: { busy: false },
};

interface Surroundings {
  operations: Operations;
  /** From the last key to the question what it costs now. */
  pause: (signal: AbortSignal) => Promise<void>;
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

/** The checkout at the server, kept in step with the form: only the answer to the latest draft counts. */
export function createCheckoutStore({ operations, pause }: Surroundings) {
  const store = createStore<CheckoutState>(LOADING);
  let id = '';
  let running: AbortController | undefined;

  const update = (part: Partial<CheckoutState>): void => store.set({ ...store.snapshot(), ...part });

  function accept(checkout: Checkout): void {
    update({ phase: phaseOf(checkout), checkout, priceError: undefined });
  }

  /** Opens this checkout, or one for what is in the cart. */
  async function open(existing: string | undefined): Promise<string | undefined> {
    update({ phase: 'loading' });
    try {
      id = existing ?? (await operations.startCheckout());
      accept(await operations.readCheckout(id));
      return id;
    } catch (thrown) {
      update({ phase: phaseAfter(toKnown(thrown)) });
      return undefined;
    }
  }

  /** What was chosen for the address before may not be offered to the new one, whose own delivery counts then. */
  async function changeTo(draft: Draft, signal: AbortSignal): Promise<Checkout> {
    const isMoved = !isAddress(store.snapshot().checkout, draft.delivery);
    try {
      return await operations.changeCheckout(id, toChange(draft), { signal });
    } catch (thrown) {
      if (signal.aborted || !isMoved || !isDeliveryGone(toKnown(thrown).code)) throw thrown;
      return operations.changeCheckout(id, toChange({ ...draft, option: undefined }), { signal });
    }
  }

  /** Sends the draft at once; `false` where the answer did not come or another draft overtook it. */
  async function send(draft: Draft, wait: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    running?.abort();
    const { signal } = (running = new AbortController());
    update({ pricing: true });
    try {
      await wait(signal);
      if (signal.aborted) return false;
      const checkout = await changeTo(draft, signal);
      if (signal.aborted) return false;
      accept(checkout);
      return true;
    } catch (thrown) {
      if (signal.aborted) return false;
      const priceError = toKnown(thrown);
      // What was chosen is gone: what there is now can be chosen from.
      if (isDeliveryGone(priceError.code)) accept(await operations.readCheckout(id));
      update({ priceError });
      return false;
    } finally {
      if (running.signal === signal) update({ pricing: false });
    }
  }

  async function changeCode(call: () => Promise<Checkout>): Promise<boolean> {
    update({ code: { busy: true }, pricing: true });
    try {
      accept(await call());
      update({ code: { busy: false }, pricing: false });
      return true;
    } catch (thrown) {
      update({ code: { busy: false, error: toKnown(thrown) }, pricing: false });
      return false;
    }
  }

  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    id: () => id,
    open,
    /** While one types. */
    reprice: (draft: Draft) => send(draft, pause),
    /** Before money moves: the server's last word on exactly this form. */
    settle: (draft: Draft) => send(draft, () => Promise.resolve()),
    /** One input for both: a discount is tried first, then a gift card. */
    applyCode: (code: string) =>
      changeCode(async () => {
        try {
          const checkout = await operations.applyCheckoutCoupon(id, code);
          update({ keptCoupon: code });
          return checkout;
        } catch (thrown) {
          if (toKnown(thrown).code !== 'ERROR_COUPON_DOES_NOT_EXIST') throw thrown;
          return operations.applyGiftCard(id, code);
        }
      }),
    removeCoupon: () =>
      changeCode(async () => {
        const checkout = await operations.removeCheckoutCoupon(id);
        update({ keptCoupon: undefined });
        return checkout;
      }),
    removeGiftCard: () => changeCode(() => operations.removeCheckoutGiftCard(id)),
    /** What something else changed: the tip. */
    readAgain: async (): Promise<void> => {
      update({ pricing: true });
      try {
        accept(await operations.readCheckout(id));
      } finally {
        update({ pricing: false });
      }
    },
    /** For whoever displays it from now on. */
    takePriceError: (): CallError | undefined => {
      const { priceError } = store.snapshot();
      update({ priceError: undefined });
      return priceError;
    },
    forgetCodeError: (): void => update({ code: { busy: false } }),
    amount: (): string => amountToPay(store.snapshot().checkout),
  };
}

const phaseOf = ({ completed, lineItems = [] }: Checkout): CheckoutState['phase'] =>
  completed ? 'done' : lineItems.length === 0 ? 'empty' : 'ready';

const EMPTY_CODES = new Set(['OWNED_CART_NOT_FOUND', 'EMPTY_CART', 'EMPTY_CHECKOUT', 'CART_IS_EMPTY']);

const phaseAfter = ({ code, status }: CallError): CheckoutState['phase'] => {
  if (EMPTY_CODES.has(code)) return 'empty';
  return status === 404 || status === 403 || status === 400 ? 'gone' : 'failed';
};

function toKnown(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  throw thrown;
}
