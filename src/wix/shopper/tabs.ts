const channel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (open ??= new BroadcastChannel('shopper.bag'));
let open: BroadcastChannel | undefined;

/** Tells the other tabs that the cart is another now; they read it again. */
export const announceCartChanged = (): void => channel()?.postMessage('changed');

/** Calls back when another tab changed the cart. */
export function onCartChanged(listener: () => void): () => void {
  const heard = channel();
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}
