import { CallError } from '../../wix/errors.ts';
import type { Cart, CartLine } from '../../wix/shopper/cart-operations.ts';
import type * as operations from '../../wix/shopper/cart-operations.ts';
import { createStore } from '../shell/store.ts';
import { countPieces, EMPTY_CART, findClamp, without, type CartState } from './cart-state.ts';

type Operations = Pick<
  typeof operations,
  'readCart' | 'estimateCart' | 'setQuantity' | 'removeLine' | 'addToCart' | 'applyCoupon' | 'removeCoupon'
>;

interface Surroundings {
  operations: Operations;
  /** Hears of every change of the number of pieces. */
  onCount: (count: number) => void;
  /** Presses on a stepper that follow each other this closely become one call. */
  pause: () => Promise<void>;
}

/**
 * The cart as it is shown: at once as the shopper wants it, then as the server says. One change is on its way at a
 * time, so answers arrive in the order of what was asked.
 */
export function createCartStore({ operations, onCount, pause }: Surroundings) {
  const store = createStore<CartState>(EMPTY_CART);
  /** Answers to a read that began before a change are of the past. */
  let changes = 0;
  let sending = false;
  let pricing: AbortController | undefined;

  function update(part: Partial<CartState>): void {
    store.set({ ...store.snapshot(), ...part });
    if (part.cart || part.asked) onCount(countPieces(store.snapshot()));
  }

  function accept(cart: Cart): void {
    changes += 1;
    update({ phase: 'ready', cart });
    void price();
  }

  async function price(): Promise<void> {
    pricing?.abort();
    const { cart } = store.snapshot();
    if (!cart.lineItems?.length) {
      update({ totals: undefined, pricing: 'current' });
      return;
    }
    const { signal } = (pricing = new AbortController());
    update({ pricing: 'running' });
    try {
      const totals = await operations.estimateCart({ signal });
      if (!signal.aborted) update({ totals, pricing: 'current' });
    } catch {
      if (!signal.aborted) update({ totals: undefined, pricing: 'failed' });
    }
  }

  async function load(): Promise<void> {
    const before = changes;
    try {
      const cart = await operations.readCart();
      if (changes === before && !sending) accept(cart);
    } catch {
      if (store.snapshot().phase === 'loading') update({ phase: 'failed' });
    }
  }

  /** Sends what was asked for, line by line, until there is nothing left to send. */
  async function settle(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (;;) {
        const next = Object.keys(store.snapshot().asked)[0];
        if (next === undefined) return;
        await settleLine(next);
      }
    } finally {
      sending = false;
      update({});
    }
  }

  async function settleLine(lineId: string): Promise<void> {
    if (store.snapshot().asked[lineId] !== 0) await pause();
    const quantity = store.snapshot().asked[lineId] ?? 0;
    try {
      const cart =
        quantity === 0 ? await operations.removeLine(lineId) : await operations.setQuantity(lineId, quantity);
      // Asked for something else meanwhile: that goes next.
      const { asked } = store.snapshot();
      if (asked[lineId] === quantity) update({ asked: without(asked, lineId) });
      const clamp = findClamp(cart, lineId, quantity);
      if (clamp) update({ notice: clamp });
      accept(cart);
    } catch (thrown) {
      update({ asked: without(store.snapshot().asked, lineId) });
      fail(thrown);
      await reread();
    }
  }

  /** What failed may have happened all the same, or in another tab: the server knows. */
  async function reread(): Promise<void> {
    try {
      accept(await operations.readCart());
    } catch {
      // Out of reach: the cart stays as the server said last.
    }
  }

  const fail = (thrown: unknown): void => {
    if (thrown instanceof CallError) update({ notice: { kind: 'failed', error: thrown } });
    else throw thrown;
  };

  async function changeCode(call: () => Promise<Cart>): Promise<boolean> {
    update({ code: { busy: true } });
    try {
      accept(await call());
      update({ code: { busy: false } });
      return true;
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      update({ code: { busy: false, error: thrown } });
      return false;
    }
  }

  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    load,
    setQuantity: (lineId: string, quantity: number): void => {
      update({ asked: { ...store.snapshot().asked, [lineId]: quantity }, notice: undefined });
      void settle();
    },
    remove: (line: CartLine): void => {
      update({
        asked: { ...store.snapshot().asked, [line._id ?? '']: 0 },
        notice: { kind: 'removed', line },
      });
      void settle();
    },
    putBack: async ({ catalogReference, quantity = 1 }: CartLine): Promise<void> => {
      if (!catalogReference) return;
      update({ notice: undefined });
      try {
        accept(await operations.addToCart([{ catalogReference, quantity }]));
      } catch (thrown) {
        fail(thrown);
      }
    },
    applyCode: (code: string) => changeCode(() => operations.applyCoupon(code)),
    removeCode: () => changeCode(() => operations.removeCoupon()),
    /** Once nothing is on its way any more. */
    settled: (): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (sending || Object.keys(store.snapshot().asked).length > 0) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(look);
        look();
      }),
    forgetCodeError: (): void => update({ code: { busy: false } }),
    forgetNotice: (): void => update({ notice: undefined }),
  };
}
