import { useEffect, useSyncExternalStore } from 'react';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import type { OrderRecord } from '../order-record.ts';

/** By order as it was last changed; undefined where nobody says. */
const known = new Map<string, Date | undefined>();
const waiting = new Map<string, string>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Rows of a page come one after the other; they are asked for together. */
const pause = 60;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

async function readWaiting(): Promise<void> {
  timer = undefined;
  const requested = new Map(waiting);
  waiting.clear();
  const [{ ordersProvider }, { readAuthorizedUntil }] = await Promise.all([
    import('../provider.ts'),
    import('./read-authorized-until.ts'),
  ]);
  // What cannot be read is asked for again when it is next shown.
  const found = await readAuthorizedUntil(ordersProvider, [...requested.values()]).catch(() => undefined);
  if (!found) return;
  for (const [key, id] of requested) known.set(key, found.get(id));
  for (const listener of listeners) listener();
}

function ask(key: string, id: string): void {
  if (known.has(key)) return;
  waiting.set(key, id);
  timer ??= setTimeout(() => void readWaiting(), pause);
}

/** Until when money is held for an order of a list, once that is known. */
export function useAuthorizedUntil({ id, _updatedDate }: OrderRecord): Date | undefined {
  const key = `${id} ${_updatedDate ? new Date(_updatedDate).getTime() : ''}`;
  const may = useMay(ordersDesk.rights.transactions);
  useEffect(() => {
    if (may) ask(key, id);
  }, [may, key, id]);
  return useSyncExternalStore(subscribe, () => known.get(key));
}
