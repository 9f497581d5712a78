import { useSyncExternalStore } from 'react';
import { readTokens } from '../../wix/shopper/token-store.ts';
import { createStore } from './store.ts';

const KEY = 'counterpart.wishes';
const NONE: readonly string[] = [];
const store = createStore(NONE);

const loadOperations = () => import('../../wix/shopper/wishlist-operations.ts');
const whose = (): string => (readTokens()?.role === 'member' ? 'member' : 'visitor');

interface StoredWishes {
  of: string;
  ids: string[];
}

function readStored(): StoredWishes | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredWishes | undefined;
  } catch {
    // Storage may be off: what is wished for is then known once it is asked for.
    return undefined;
  }
}

/** The products that this shopper wishes for, as last heard of by any tab. */
export const wishes = {
  subscribe: store.subscribe,
  snapshot: store.snapshot,
  set(ids: readonly string[]): void {
    store.set(ids);
    try {
      localStorage.setItem(KEY, JSON.stringify({ of: whose(), ids }));
    } catch {
      // As above.
    }
  },
  /** At once as it is wanted, then as the server says; as it was where that fails. */
  async toggle(productId: string, variantId?: string): Promise<void> {
    const before = store.snapshot();
    const isWished = before.includes(productId);
    store.set(isWished ? before.filter((id) => id !== productId) : [...before, productId]);
    try {
      const { stopWishingFor, wishFor } = await loadOperations();
      wishes.set(await (isWished ? stopWishingFor(productId) : wishFor(productId, variantId)));
    } catch (thrown) {
      store.set(before);
      throw thrown;
    }
  },
};

/** Shows what this browser last heard; who has signed in or out since has another list. */
export function rememberWishes(): void {
  const read = (): void => {
    const stored = readStored();
    const isTheirs = stored?.of === whose();
    store.set(isTheirs ? stored.ids : NONE);
    if (isTheirs || (!stored && whose() === 'visitor')) return;
    loadOperations()
      .then(async ({ readWishedProducts }) => wishes.set(await readWishedProducts()))
      .catch(() => {});
  };
  read();
  addEventListener('storage', (event) => event.key === KEY && read());
}

export const useWishes = (): readonly string[] =>
  useSyncExternalStore(store.subscribe, store.snapshot, () => NONE);
