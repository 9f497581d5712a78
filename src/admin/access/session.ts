import { useSyncExternalStore } from 'react';

export interface StoreProfile {
  name: string;
  currency: string;
  timeZone: string;
  locale: string;
}

export interface RoleRow {
  id: string;
  permissions: string[];
}

export interface Person {
  staffId: string;
  email: string;
  name: string;
  role: string;
  permissions: string[];
}

export interface DemoSignIn {
  role: string;
  email: string;
  password: string;
}

/** What the server says about who is here. The browser renders it and decides nothing. */
export interface Session {
  person: Person | undefined;
  store: StoreProfile;
  roles: RoleRow[];
  demo: DemoSignIn[];
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
  if (!response.ok && response.status !== 401)
    throw new Error(`The session could not be read (${response.status})`);
  const body = (await response.json()) as Partial<Person> & Partial<Session>;
  const person = body.person ?? (body.staffId === undefined ? undefined : personOf(body));
  return {
    person,
    store: { ...unknownStore, ...body.store },
    roles: body.roles ?? [],
    demo: body.demo ?? [],
  };
}

const unknownStore: StoreProfile = { name: 'Counterpart', currency: 'USD', timeZone: 'UTC', locale: 'en' };

const personOf = (body: Partial<Person>): Person => ({
  staffId: body.staffId ?? '',
  email: body.email ?? '',
  name: body.name ?? '',
  role: body.role ?? '',
  permissions: body.permissions ?? [],
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSession = (): Session | undefined => known;

export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, currentSession);

export const useStoreProfile = (): StoreProfile => useSession()?.store ?? unknownStore;

/** For greying out and hiding only: the server refuses by itself. */
export const may = (permission: string | undefined): boolean =>
  permission === undefined || (known?.person?.permissions.includes(permission) ?? false);

export const useMay = (permission: string | undefined): boolean => {
  useSession();
  return may(permission);
};
