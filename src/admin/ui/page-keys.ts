import { useEffect, useSyncExternalStore } from 'react';

export interface PageKey {
  /** As `KeyboardEvent.key` has it, lower case for letters. */
  key: string;
  /** Already translated: the `?` sheet shows it. */
  label: string;
  run: () => void;
}

let stack: readonly (readonly PageKey[])[] = [];
const listeners = new Set<() => void>();

const change = (next: typeof stack) => {
  stack = next;
  for (const listener of listeners) listener();
};

/** Single keys of the page in sight, such as `r` for a refund. Memoise the list. */
export function usePageKeys(keys: readonly PageKey[]): void {
  useEffect(() => {
    change([...stack, keys]);
    return () => change(stack.filter((other) => other !== keys));
  }, [keys]);
}

export const currentPageKeys = (): readonly PageKey[] => stack.at(-1) ?? [];

export const useCurrentPageKeys = (): readonly PageKey[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stack.at(-1) ?? none,
  );

const none: readonly PageKey[] = [];

/** Typing is never a shortcut, nor is a key while a dialog or a menu is open. */
export const isTyping = (event: KeyboardEvent): boolean => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], [role="combobox"]')) return true;
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
};
