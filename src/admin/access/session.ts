import { useSyncExternalStore } from 'react';

export interface StoreProfile {
  name: string;
  currency: string;
  timeZone: string;
  locale: string;
}

export interface RoleRow {
  name: string;
  permissions: readonly string[];
}

export interface Person {
  staffId: string;
  email: string;
  name: string;
  role: string;
  permissions: readonly string[];
  twoFactorEnabled: boolean;
}

/** What the server says about who is here. The browser renders it and decides nothing. */
export interface Session {
  person: Person | undefined;
  store: StoreProfile;
  roles: readonly RoleRow[];
  demo: boolean;
  /** Mails are kept on a page of the server instead of being sent. */
  hasMailbox: boolean;
  /** The platform keeps addresses of who did what; people read names. */
  colleagues: readonly { email: string; name: string }[];
  /** Whom to ask for more rights. */
  owners: readonly string[];
}

interface Answer extends Omit<Session, 'person'> {
  staff: { id: string; email: string; name: string; role: string };
  permissions: readonly string[];
  twoFactorEnabled: boolean;
}

let pending: Promise<Session> | undefined;
let known: Session | undefined;
const listeners = new Set<() => void>();

export function loadSession(): Promise<Session> {
  pending ??= readSession().then(
    (session) => {
      known = session;
      for (const listener of listeners) listener();
      return session;
    },
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}

/** Forgets what is known; whoever shows it waits for the next answer. */
export function forgetSession(): void {
  pending = undefined;
}

async function readSession(): Promise<Session> {
  const response = await fetch('/admin/api/session', { headers: { accept: 'application/json' } });
  if (response.status === 401) return signedOut;
  if (!response.ok) throw new Error(`The session could not be read (${response.status})`);
  const { staff, permissions, twoFactorEnabled, roles, store, demo, hasMailbox, colleagues, owners } =
    (await response.json()) as Answer;
  const { id: staffId, email, name, role } = staff;
  return {
    person: { staffId, email, name, role, permissions, twoFactorEnabled },
    roles,
    store,
    demo,
    hasMailbox,
    colleagues,
    owners,
  };
}

const unknownStore: StoreProfile = { name: 'Counterpart', currency: 'USD', timeZone: 'UTC', locale: 'en' };
const signedOut: Session = {
  person: undefined,
  store: unknownStore,
  roles: [],
  demo: false,
  hasMailbox: false,
  colleagues: [],
  owners: [],
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSession = (): Session | undefined => known;

export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, currentSession);

export const useStoreProfile = (): StoreProfile => useSession()?.store ?? unknownStore;

/** Whether this person has all of these rights. For greying out and hiding only: the server refuses by itself. */
export const may = (rights: readonly string[] = []): boolean => {
  const held = known?.person?.permissions ?? [];
  return rights.every((right) => held.includes(right));
};

export const useMay = (rights: readonly string[] | undefined): boolean => {
  useSession();
  return may(rights);
};
