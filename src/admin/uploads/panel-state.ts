import { useSyncExternalStore } from 'react';

/** The panel is open whenever something is added, until somebody puts it away. */
let hidden = false;
const watchers = new Set<() => void>();

export function hideUploads(next: boolean): void {
  if (hidden === next) return;
  hidden = next;
  for (const watcher of watchers) watcher();
}

export const useHiddenUploads = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => hidden,
  );
