/** `localStorage`, or `sessionStorage` of this tab. Browsers may block them, and they may be full: nobody fails over it. */
export type StorageName = 'localStorage' | 'sessionStorage';

export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** @param value null takes it away */
export function writeStored(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // Whoever needs it beyond this page has to do without.
  }
}
