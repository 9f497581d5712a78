import { useEffect, useSyncExternalStore } from 'react';

/**
 * Every single key of a page, by where it works, as `KeyboardEvent.key` has it. The one table: pages say what a key
 * of theirs does, the `?` sheet shows all of it. Words are `counterpart.keys.<place>.<name>`.
 */
export const pageKeys = {
  list: { next: 'j', previous: 'k', select: 'x', open: 'Enter', export: 'e', search: '/' },
  order: { next: 'j', previous: 'k', refund: 'r', archive: 'a' },
  customer: { next: 'j', previous: 'k' },
  log: { next: 'j', previous: 'k' },
  reviews: {
    next: 'j',
    previous: 'k',
    approve: 'a',
    reject: 'r',
    reply: 'e',
    select: 'x',
    undo: 'u',
    product: 'o',
    picture: 'z',
  },
  memberReports: { next: 'j', previous: 'k', dismiss: 'n', mute: 'm', block: 'b', undo: 'u' },
  media: { search: '/', grid: 'v', newFolder: 'n', export: 'e' },
} as const;

export type KeyPlace = keyof typeof pageKeys;
type Runs = Readonly<Partial<Record<string, () => void>>>;

interface PageKeys {
  place: KeyPlace;
  runs: Runs;
}

let stack: readonly PageKeys[] = [];
const listeners = new Set<() => void>();

const change = (next: typeof stack) => {
  stack = next;
  for (const listener of listeners) listener();
};

/** What the keys of the page in sight do; one that is left out does nothing here. Memoise `runs`. */
export function usePageKeys<Place extends KeyPlace>(
  place: Place,
  runs: Readonly<Partial<Record<keyof (typeof pageKeys)[Place], (() => void) | undefined>>>,
): void {
  useEffect(() => {
    const own: PageKeys = { place, runs };
    change([...stack, own]);
    return () => change(stack.filter((other) => other !== own));
  }, [place, runs]);
}

/** Keys that are pressed while a page is still on its way are for it when it is there. */
export function useQueuedKeys(place: KeyPlace): void {
  useEffect(() => {
    let stored: string | undefined;
    const keys = Object.entries(pageKeys[place]);
    const runs = Object.fromEntries(keys.map(([name, key]) => [name, () => void (stored = key)]));
    const own: PageKeys = { place, runs };
    change([...stack, own]);
    return () => {
      change(stack.filter((other) => other !== own));
      setTimeout(() => stored !== undefined && stack.at(-1)?.place === place && runOfKey(stored)?.());
    };
  }, [place]);
}

/** What that key does on the page in sight. */
export function runOfKey(key: string): (() => void) | undefined {
  const page = stack.at(-1);
  const name = page && Object.entries(pageKeys[page.place]).find(([, each]) => each === key)?.[0];
  return name === undefined ? undefined : page?.runs[name];
}

export const useKeyPlace = (): KeyPlace | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stack.at(-1)?.place,
  );

/** Typing is never a shortcut, nor is a key while a dialog or a menu is open. */
export const isTyping = (event: KeyboardEvent): boolean => {
  const target = event.target instanceof Element ? event.target : null;
  if (
    target?.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role="combobox"]',
    )
  )
    return true;
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
};
