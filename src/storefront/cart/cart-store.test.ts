import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import type { Cart, CartTotals } from '../../wix/shopper/cart-operations.ts';
import { countPieces } from './cart-state.ts';
import { createCartStore } from './cart-store.ts';

const line = (id: string, quantity: number, inStock?: number) => ({
  _id: id,
  quantity,
  productName: { original: id },
  price: { amount: '10.00' },
  catalogReference: { appId: 'app', catalogItemId: id },
  ...(inStock !== undefined && {
    availability: { status: 'AVAILABLE' as const, quantityAvailable: inStock },
  }),
});
const refused = (code: string, status = 409) => new CallError({ code, status, message: code });

/** A server with a cart of its own, whose answers wait until they are let go. */
function shop(initial: Cart = { currency: 'EUR', lineItems: [line('reef', 1, 3), line('dune', 2)] }) {
  let cart = structuredClone(initial);
  const gates: (() => void)[] = [];
  const calls: string[] = [];
  let failNext: CallError | undefined;
  const answer = async (call: string, change: () => void): Promise<Cart> => {
    calls.push(call);
    await new Promise<void>((resolve) => gates.push(resolve));
    if (failNext) {
      const error = failNext;
      failNext = undefined;
      throw error;
    }
    change();
    return structuredClone(cart);
  };
  const find = (id: string) => cart.lineItems?.find(({ _id }) => _id === id);
  const operations = {
    readCart: vi.fn(async () => structuredClone(cart)),
    estimateCart: vi.fn(async (): Promise<CartTotals> => ({ priceSummary: { total: { amount: '1.00' } } })),
    setQuantity: (id: string, quantity: number) =>
      answer(`${id} ${quantity}`, () => {
        const found = find(id);
        if (found) found.quantity = Math.min(quantity, found.availability?.quantityAvailable ?? quantity);
      }),
    removeLine: (id: string) =>
      answer(`${id} out`, () => {
        cart.lineItems = (cart.lineItems ?? []).filter(({ _id }) => _id !== id);
      }),
    addToCart: ([item]: { catalogReference: { catalogItemId?: string }; quantity: number }[]) =>
      answer(`${item?.catalogReference.catalogItemId} in`, () => {
        cart.lineItems = [
          ...(cart.lineItems ?? []),
          line(item?.catalogReference.catalogItemId ?? '', item?.quantity ?? 0),
        ];
      }),
    applyCoupon: (code: string) =>
      answer(`code ${code}`, () => {
        cart.appliedDiscounts = [{ coupon: { _id: 'c', code } }];
      }),
    removeCoupon: () => answer('code out', () => delete cart.appliedDiscounts),
  };
  const counts: number[] = [];
  const store = createCartStore({
    operations,
    onCount: (count) => counts.push(count),
    pause: () => Promise.resolve(),
  });
  return {
    store,
    operations,
    calls,
    counts,
    failWith: (error: CallError) => void (failNext = error),
    replaceCart: (next: Cart) => void (cart = next),
    /** Lets the oldest answer go and waits until it has been taken in. */
    letGo: async () => {
      await vi.waitFor(() => expect(gates.length).toBeGreaterThan(0));
      gates.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    quantity: (id: string) =>
      store.snapshot().asked[id] ?? store.snapshot().cart.lineItems?.find(({ _id }) => _id === id)?.quantity,
  };
}

describe('the cart', () => {
  it('is empty before the first piece, not broken', async () => {
    const { store, operations } = shop();
    operations.readCart.mockResolvedValueOnce({});
    await store.load();
    expect(store.snapshot()).toMatchObject({ phase: 'ready', cart: {} });
    expect(operations.estimateCart).not.toHaveBeenCalled();
  });

  it('says so when it does not open, and opens at the next try', async () => {
    const { store, operations } = shop();
    operations.readCart.mockRejectedValueOnce(refused('UNREACHABLE', 0));
    await store.load();
    expect(store.snapshot().phase).toBe('failed');
    await store.load();
    expect(store.snapshot().phase).toBe('ready');
  });

  it('shows a change at once and one call for what is pressed in a row', async () => {
    const { store, calls, letGo, quantity } = shop();
    await store.load();
    store.setQuantity('dune', 3);
    store.setQuantity('dune', 4);
    expect(quantity('dune')).toBe(4);
    await letGo();
    expect(calls).toEqual(['dune 4']);
    expect(store.snapshot().asked).toEqual({});
    expect(quantity('dune')).toBe(4);
  });

  it('sends what is asked while an answer is on its way, after it', async () => {
    const { store, calls, letGo, quantity } = shop();
    await store.load();
    store.setQuantity('dune', 3);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    store.setQuantity('dune', 5);
    await letGo();
    expect(quantity('dune')).toBe(5);
    await letGo();
    expect(calls).toEqual(['dune 3', 'dune 5']);
    expect(quantity('dune')).toBe(5);
  });

  it('lets the server’s stock win and says how many there are', async () => {
    const { store, letGo, quantity } = shop();
    await store.load();
    store.setQuantity('reef', 9);
    await letGo();
    expect(quantity('reef')).toBe(3);
    expect(store.snapshot().notice).toEqual({ kind: 'clamped', name: 'reef', quantity: 3 });
  });

  it('restores what was there when a change fails, and says so', async () => {
    const { store, failWith, letGo, quantity } = shop();
    await store.load();
    failWith(refused('UNREACHABLE', 0));
    store.setQuantity('dune', 7);
    await letGo();
    expect(quantity('dune')).toBe(2);
    expect(store.snapshot().notice).toMatchObject({ kind: 'failed', error: { code: 'UNREACHABLE' } });
  });

  it('takes a line out at once and puts it back on demand', async () => {
    const { store, calls, letGo, counts } = shop();
    await store.load();
    const reef = store.snapshot().cart.lineItems?.[0] ?? {};
    store.remove(reef);
    expect(countPieces(store.snapshot())).toBe(2);
    await letGo();
    expect(store.snapshot().notice).toMatchObject({ kind: 'removed' });
    const back = store.putBack(reef);
    await letGo();
    await back;
    expect(calls).toEqual(['reef out', 'reef in']);
    expect(counts.at(-1)).toBe(3);
    expect(store.snapshot().notice).toBeUndefined();
  });

  it('ignores a read that began before a change', async () => {
    const { store, operations, letGo, quantity } = shop();
    await store.load();
    let answer: (cart: Cart) => void = () => {};
    operations.readCart.mockReturnValueOnce(
      new Promise<Cart>((resolve) => {
        answer = resolve;
      }),
    );
    const reading = store.load();
    store.setQuantity('dune', 4);
    await letGo();
    answer({ currency: 'EUR', lineItems: [line('dune', 2)] });
    await reading;
    expect(quantity('dune')).toBe(4);
  });

  it('keeps only the totals of the cart as it is now', async () => {
    const { store, operations, letGo } = shop();
    const total = (amount: string) => ({ priceSummary: { total: { amount } } });
    let late: (totals: CartTotals) => void = () => {};
    operations.estimateCart
      .mockReturnValueOnce(
        new Promise((resolve) => {
          late = resolve;
        }),
      )
      .mockResolvedValueOnce(total('2.00'));
    await store.load();
    store.setQuantity('dune', 4);
    await letGo();
    late(total('9.00'));
    await vi.waitFor(() => expect(store.snapshot().pricing).toBe('current'));
    expect(store.snapshot().totals).toEqual(total('2.00'));
  });

  it('keeps a rejected code out and tells why', async () => {
    const { store, failWith, letGo } = shop();
    await store.load();
    failWith(refused('ERROR_COUPON_HAS_EXPIRED', 428));
    const applied = store.applyCode('OLD');
    await letGo();
    await expect(applied).resolves.toBe(false);
    expect(store.snapshot().code).toMatchObject({ busy: false, error: { code: 'ERROR_COUPON_HAS_EXPIRED' } });
    const next = store.applyCode('MOON10');
    await letGo();
    await expect(next).resolves.toBe(true);
    expect(store.snapshot().code).toEqual({ busy: false });
  });

  it('tells when nothing is on its way any more', async () => {
    const { store, letGo } = shop();
    await store.load();
    store.setQuantity('dune', 4);
    const settled = vi.fn();
    void store.settled().then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    await letGo();
    await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  });

  it('shows what another tab made of it', async () => {
    const { store, replaceCart, counts } = shop();
    await store.load();
    replaceCart({ currency: 'EUR', lineItems: [line('moons', 5)] });
    await store.load();
    expect(counts.at(-1)).toBe(5);
  });
});
