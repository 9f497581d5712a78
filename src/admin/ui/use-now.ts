import { useSyncExternalStore } from 'react';

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const tick = (): void => {
  now = new Date();
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    // The clock stood still while nobody watched it.
    tick();
    timer = setInterval(tick, 30_000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The time to the half minute, one clock for all the relative dates of the page. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now);
