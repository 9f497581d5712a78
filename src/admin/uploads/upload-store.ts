import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FinishedUpload, UploadItem } from './upload-item.ts';

/** There is something to go on with after a reload. */
const KEPT = 'counterpart.uploads';

let items: readonly UploadItem[] = [];
const watchers = new Set<() => void>();
const finishListeners = new Set<(finished: FinishedUpload) => void>();

/** What the queue tells; everything else only reads. */
export function publishUploads(next: readonly UploadItem[]): void {
  items = next;
  if (next.length > 0) localStorage.setItem(KEPT, '1');
  for (const watcher of watchers) watcher();
}

export function publishFinished(finished: FinishedUpload): void {
  for (const listener of finishListeners) listener(finished);
}

/** Whether a page before this one has left uploads behind. */
export const hasStoredUploads = (): boolean => localStorage.getItem(KEPT) !== null;

export const clearStoredUploads = (): void => localStorage.removeItem(KEPT);

export const useUploads = (): readonly UploadItem[] =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => items,
  );

/** Hears of each file that is in the library now. */
export function useFinishedUploads(listener: (finished: FinishedUpload) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear = (finished: FinishedUpload) => latest.current(finished);
    finishListeners.add(hear);
    return () => void finishListeners.delete(hear);
  }, []);
}
