import { forgetBrief, isBriefOver } from './brief-visit.ts';
import { readStored, writeStored, type StorageName } from './browser-storage.ts';

export type ShopperRole = 'visitor' | 'member';

export interface ShopperTokens {
  accessToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
  refreshToken: string;
  role: ShopperRole;
}

const KEY = 'shopper.tokens';

/** For as long as this page lives, where there is no storage. */
let memory: ShopperTokens | undefined;
const listeners = new Set<() => void>();

/**
 * The shopper's tokens, the same for all tabs of this browser. A tab that another app handed its shopper to keeps
 * that app's tokens for itself, and they come first there.
 */
export function readTokens(): ShopperTokens | undefined {
  // Whoever did not want to stay signed in has closed the browser since.
  if (isBriefOver()) {
    write('localStorage', null);
    forgetBrief();
  }
  return parse(read('sessionStorage')) ?? parse(read('localStorage')) ?? memory;
}

export function writeTokens(tokens: ShopperTokens): void {
  memory = tokens;
  const own = read('sessionStorage') !== null;
  write(own ? 'sessionStorage' : 'localStorage', JSON.stringify(tokens));
  announce();
}

/** For this tab only, until it is closed or the visit handed over ends. */
export function writeTabTokens(tokens: ShopperTokens): void {
  memory = tokens;
  write('sessionStorage', JSON.stringify(tokens));
  announce();
}

export function dropTabTokens(): void {
  memory = undefined;
  write('sessionStorage', null);
  announce();
}

export function dropTokens(): void {
  memory = undefined;
  if (read('sessionStorage') !== null) write('sessionStorage', null);
  else {
    write('localStorage', null);
    forgetBrief();
  }
  announce();
}

/** Hears of every change of the tokens, those that another tab makes included. */
export function subscribeTokens(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs);
  };
}

/** Hears of somebody signing in or out, in any tab; not of tokens that are merely renewed. */
export function onShopperChanged(listener: () => void): () => void {
  const shopper = (): string => {
    const tokens = readTokens();
    return `${tokens?.role ?? 'nobody'} ${tokens?.refreshToken ?? ''}`;
  };
  let before = shopper();
  return subscribeTokens(() => {
    const [now, last] = [shopper(), before];
    before = now;
    // Who had no token yet is no one else for getting their first.
    if (now !== last && !last.startsWith('nobody')) listener();
  });
}

const read = (storage: StorageName): string | null => readStored(storage, KEY);
const write = (storage: StorageName, value: string | null): void => writeStored(storage, KEY, value);

const announce = (): void => {
  for (const listener of listeners) listener();
};

const hearOtherTabs = ({ key, newValue }: StorageEvent): void => {
  // A null key: the whole storage was cleared.
  if (key !== KEY && key !== null) return;
  if (newValue === null) memory = undefined;
  announce();
};

function parse(text: string | null): ShopperTokens | undefined {
  if (text === null) return undefined;
  try {
    const { accessToken, expiresAt, refreshToken, role } = JSON.parse(text) as Partial<ShopperTokens>;
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
    if (typeof expiresAt !== 'number') return undefined;
    return { accessToken, expiresAt, refreshToken, role: role === 'member' ? 'member' : 'visitor' };
  } catch {
    return undefined;
  }
}
