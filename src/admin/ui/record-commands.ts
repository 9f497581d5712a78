import type { LucideIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

export interface Command {
  id: string;
  icon: LucideIcon;
  /** Already translated. */
  label: string;
  /** Quieter, after the label: "up to €211.50". */
  detail?: string;
  keys?: readonly string[];
  /** A place under /admin, or something to do. */
  to?: string;
  /** Handed to that place with the address. */
  state?: unknown;
  run?: () => void;
}

export interface RecordCommands {
  /** What people call the record: "#10471". */
  record: string;
  /** Where it is, for the list of recent ones. */
  to: string;
  commands: readonly Command[];
}

let current: RecordCommands | undefined;
let ofPage: readonly Command[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers what can be done to the open record in the command palette, and remembers the record. Memoise it. */
export function useRecordCommands(offered: RecordCommands | undefined): void {
  useEffect(() => {
    if (!offered) return undefined;
    remember(offered);
    // What stands within a page speaks first, and may know more to do to the record than the page around it.
    if (offered.commands.length === 0 && current?.to === offered.to) return undefined;
    current = offered;
    tell();
    return () => {
      if (current !== offered) return;
      current = undefined;
      tell();
    };
  }, [offered]);
}

/** Offers what the page itself can do: export this list, make a new record. */
export function usePageCommands(offered: readonly Command[]): void {
  // Told at every turn of the page: nobody listens while the palette is shut.
  useEffect(() => {
    ofPage = offered;
    tell();
  });
  useEffect(
    () => () => {
      ofPage = [];
      tell();
    },
    [],
  );
}

export const useCurrentRecord = (): RecordCommands | undefined =>
  useSyncExternalStore(subscribe, () => current);

export const useCurrentCommands = (): readonly Command[] => useSyncExternalStore(subscribe, () => ofPage);

const storageKey = 'counterpart.recent';
const stored = 6;

export interface Recent {
  record: string;
  to: string;
}

export function recentRecords(): Recent[] {
  try {
    const list = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Recent[];
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function remember({ record, to }: Recent): void {
  const list = [{ record, to }, ...recentRecords().filter((other) => other.to !== to)].slice(0, stored);
  sessionStorage.setItem(storageKey, JSON.stringify(list));
}
