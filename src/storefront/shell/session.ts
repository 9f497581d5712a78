import { useSyncExternalStore } from 'react';
import { readTokens, subscribeTokens } from '../../wix/shopper/token-store.ts';
import { createStore } from './store.ts';

export interface Session {
  role: 'visitor' | 'member';
  /** How the member is greeted. */
  name?: string;
}

const KEY = 'counterpart.member-name';
const VISITOR: Session = { role: 'visitor' };
const store = createStore(VISITOR);

function read(): void {
  if (readTokens()?.role !== 'member') return store.set(VISITOR);
  const name = localStorage.getItem(KEY);
  store.set({ role: 'member', ...(name !== null && { name }) });
}

/** Who shops, as far as the page shows it; the platform decides by the token. */
export const session = {
  subscribe: store.subscribe,
  snapshot: store.snapshot,
  /** Keeps how the member is called, for this page and the next ones. */
  setName(name: string): void {
    localStorage.setItem(KEY, name);
    read();
  },
};

/** From now on the session follows the tokens, also those that other tabs get or drop. */
export function rememberSession(): void {
  read();
  subscribeTokens(read);
}

export const useSession = (): Session => useSyncExternalStore(store.subscribe, store.snapshot, () => VISITOR);
