import { useEffect } from 'react';

/** ⌘S keeps what is written, wherever the focus is; the browser's own is never wanted here. */
export function useSaveKey(ready: boolean, save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      if (ready) save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ready, save]);
}
