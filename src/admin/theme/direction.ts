import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

const storageKey = 'counterpart.direction';
const listeners = new Set<() => void>();

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setDirection(direction: Direction): void {
  document.documentElement.dir = direction;
  localStorage.setItem(storageKey, direction);
  for (const listener of listeners) listener();
}

export const useDirection = (): Direction => useSyncExternalStore(subscribe, read, () => 'ltr');
