import { useCallback, useEffect, useRef, useState } from 'react';
import type { WishedReference, WishedThing } from '../../shared/wishlists.ts';
import {
  addWish,
  readWishlist,
  removeWish,
  shareWishlist,
  unshareWishlist,
  wishFor,
} from '../../wix/shopper/wishlist-operations.ts';
import { addToCart } from '../../wix/shopper/cart-operations.ts';
import { onShopperChanged } from '../../wix/shopper/token-store.ts';
import { cartStore } from '../shell/cart-store.ts';
import { forgetParameter } from '../shell/forget-parameter.ts';
import { WISH } from '../shell/Heart.tsx';
import { wishes } from '../shell/wishes.ts';

export type WishlistOutcome =
  | { kind: 'removed'; thing: WishedThing }
  | { kind: 'failed' | 'notAdded'; thrown?: unknown };

export type WishlistState =
  | { phase: 'loading' | 'failed' }
  | { phase: 'ready'; items: WishedThing[]; secret: string | undefined };

/** What was pressed before the script of its page was there. */
async function addEarlyPress(): Promise<{ thrown: unknown } | undefined> {
  const pressed = new URLSearchParams(location.search).get(WISH);
  forgetParameter(WISH);
  if (!pressed) return undefined;
  return wishFor(pressed).then(
    () => undefined,
    (thrown: unknown) => ({ thrown }),
  );
}

/** The shopper's own list, and what can be done with it. */
export function useWishlist() {
  const [state, setState] = useState<WishlistState>({ phase: 'loading' });
  const [outcome, setOutcome] = useState<WishlistOutcome>();
  const [busy, setBusy] = useState(false);
  const early = useRef<ReturnType<typeof addEarlyPress>>(undefined);

  const read = useCallback(
    () =>
      (early.current ??= addEarlyPress())
        .then(async (failure) => ({ failure, list: await readWishlist() }))
        .then(
          ({ failure, list: { items, secret } }) => {
            if (failure) setOutcome({ kind: 'notAdded', ...failure });
            early.current = Promise.resolve(undefined);
            wishes.set([...new Set(items.map(({ catalogReference }) => catalogReference.catalogItemId))]);
            setState({ phase: 'ready', items, secret });
          },
          () => setState((before) => (before.phase === 'ready' ? before : { phase: 'failed' })),
        ),
    [],
  );
  useEffect(() => {
    void read();
    return onShopperChanged(() => void read());
  }, [read]);

  /** One thing at a time; afterwards the list is as the server has it. */
  async function act(work: () => Promise<WishlistOutcome | undefined>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await work());
    } catch (thrown) {
      setOutcome({ kind: 'failed', thrown });
    }
    await read();
    setBusy(false);
  }

  const take = (references: readonly WishedReference[]) =>
    act(async () => {
      const cart = await addToCart(
        references.map((catalogReference) => ({
          catalogReference: structuredClone(catalogReference),
          quantity: 1,
        })),
      );
      cartStore.setCount((cart.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 0), 0));
      for (const reference of references) await removeWish(reference);
      cartStore.open();
      return undefined;
    });

  return {
    state,
    said: outcome,
    busy,
    retry: () => {
      setState({ phase: 'loading' });
      void read();
    },
    remove: (thing: WishedThing) =>
      act(async () => {
        await removeWish(thing.catalogReference);
        return { kind: 'removed', thing };
      }),
    putBack: (thing: WishedThing) =>
      act(async () => {
        await addWish(thing.catalogReference);
        return undefined;
      }),
    /** Into the cart, and off the list. */
    take,
    share: () => act(async () => void (await shareWishlist())),
    unshare: () => act(async () => void (await unshareWishlist())),
  };
}
