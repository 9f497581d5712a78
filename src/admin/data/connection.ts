import { useEffect, useSyncExternalStore } from 'react';
import { toCallError } from '../../wix/errors.ts';
import { checkSession } from '../access/session.ts';

/** Whether the server answers, and whether it is being asked right now. */
export interface Connection {
  lost: boolean;
  trying: boolean;
}

const firstPause = 1000;
const longestPause = 15_000;
const patience = 10_000;

let state: Connection = { lost: false, trying: false };
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;
let trying: Promise<void> | undefined;
const watchers = new Set<() => void>();
const returns = new Set<() => void>();

const set = (next: Connection) => {
  state = next;
  for (const watcher of watchers) watcher();
};

/** A proxy that has nobody behind it does not count as an answer. */
export const isSilent = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);

/** What every failed read and write tells: silence is looked into, a 401 is believed when the session itself is over. */
export function hearFailure(failure: unknown): void {
  const { status, aborted } = toCallError(failure);
  if (aborted) return;
  if (status === 401) void checkSession().catch(() => tryConnection());
  else if (isSilent(status)) void tryConnection();
}

/** Asks whether somebody answers. While nobody does it is asked again, less and less often. */
export function tryConnection(): Promise<void> {
  trying ??= ask().finally(() => (trying = undefined));
  return trying;
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  set({ ...state, trying: true });
  try {
    await checkSession(AbortSignal.timeout(patience));
  } catch (error) {
    if (isSilent(toCallError(error).status)) return wait();
  }
  const back = state.lost;
  pause = firstPause;
  set({ lost: false, trying: false });
  if (back) for (const listener of returns) listener();
}

function wait(): void {
  set({ lost: true, trying: false });
  timer = setTimeout(() => void tryConnection(), pause);
  pause = Math.min(pause * 2, longestPause);
}

const tryIfLost = () => {
  if (state.lost) void tryConnection();
};
if (typeof window !== 'undefined') {
  window.addEventListener('online', tryIfLost);
  window.addEventListener('offline', () => void tryConnection());
  document.addEventListener('visibilitychange', tryIfLost);
}

/** Hears when the server answers again after a silence. */
export function onReturn(listener: () => void): () => void {
  returns.add(listener);
  return () => void returns.delete(listener);
}

export function useReturn(listener: () => void): void {
  useEffect(() => onReturn(listener), [listener]);
}

export const isLost = (): boolean => state.lost;

export const useConnection = (): Connection =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => state,
  );
