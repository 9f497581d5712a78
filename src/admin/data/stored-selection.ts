import { useSyncExternalStore } from 'react';
import { nothingSelected, type Selection } from './bulk.ts';

/** A selection belongs to the filter that its rows were seen in. */
export interface StoredSelection {
  /** Whose it is and what the list showed. */
  key: string;
  selection: Selection;
  /** The job that was started with it, and when it was last seen to have ended. */
  job?: SelectionJob;
}

export interface SelectionJob {
  id: string;
  ended?: string | undefined;
  /** Its records stay selected for the next action. */
  keepsSelection?: boolean;
}

/** Outlives the page, the visit to a record and a reload; other tabs have selections of their own. */
const storageKey = (resource: string) => `counterpart.selected.${resource}`;
const known = new Map<string, StoredSelection | undefined>();
const listeners = new Set<() => void>();

function read(resource: string): StoredSelection | undefined {
  if (!known.has(resource)) known.set(resource, stored(resource));
  return known.get(resource);
}

function stored(resource: string): StoredSelection | undefined {
  try {
    const { key, type, ids, job } = JSON.parse(sessionStorage.getItem(storageKey(resource)) ?? '') as {
      key: string;
      type: Selection['type'];
      ids: string[];
      job?: StoredSelection['job'];
    };
    return { key, selection: { type, ids: new Set(ids) }, ...(job ? { job } : {}) };
  } catch {
    return undefined;
  }
}

export function saveSelection(resource: string, storedSelection: StoredSelection | undefined): void {
  known.set(resource, storedSelection);
  try {
    if (!storedSelection) sessionStorage.removeItem(storageKey(resource));
    else {
      const { key, selection, job } = storedSelection;
      const ids = [...selection.ids];
      sessionStorage.setItem(storageKey(resource), JSON.stringify({ key, type: selection.type, ids, job }));
    }
  } catch {
    // More than the tab may store: it is kept until the next reload.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStoredSelection = (resource: string): StoredSelection | undefined =>
  useSyncExternalStore(subscribe, () => read(resource));

/** What is selected under this filter; whatever was selected under another one is not. */
export const selectionUnder = (storedSelection: StoredSelection | undefined, key: string): Selection =>
  storedSelection?.key === key ? storedSelection.selection : nothingSelected;
