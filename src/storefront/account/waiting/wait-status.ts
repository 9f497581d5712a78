import type { WaitedThing } from '#shared/back-in-stock.ts';

export type WaitStatus = 'waits' | 'back' | 'turn' | 'notified' | 'failed' | 'removed';

/** The status for whoever waits. Products that are back are emailed one after another, and nobody is without a mail server. */
export function statusOf(
  { state, product }: Pick<WaitedThing, 'state' | 'product'>,
  sendsEmail: boolean,
): WaitStatus {
  if (!sendsEmail && product) return product.soldOut ? 'waits' : 'back';
  if (state === 'TOLD' && sendsEmail) return 'notified';
  if (!product) return 'removed';
  if (state === 'FAILED') return 'failed';
  return product.soldOut ? 'waits' : 'turn';
}
