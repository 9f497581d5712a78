import { staffDesk } from '../../shared/desks/staff.ts';
import { useSyncExternalStore } from 'react';
import { toCallError } from '../../wix/errors.ts';
import { callApi } from './call-api.ts';

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
  /** Their role requires a second factor, without which they have no permissions. */
  lacksSecondFactor: boolean;
  /** They are emailed each new order. */
  orderEmails: boolean;
}

/** What the server says about who is here. The browser renders it and decides nothing. */
export interface Session {
  person: Person | undefined;
  store: StoreProfile;
  roles: readonly RoleRow[];
  demo: boolean;
  /** Mails are kept on a page of the server instead of being sent. */
  hasMailbox: boolean;
  /** The platform knows more fields to filter by than the contract declares. */
  ownFields: boolean;
  /** The platform keeps addresses of who did what; people read names. */
  colleagues: readonly { email: string; name: string }[];
  /** Whom to ask for more rights. */
  owners: readonly string[];
}

interface Answer extends Omit<Session, 'person'> {
  staff: { id: string; email: string; name: string; role: string; orderEmails?: boolean };
  permissions: readonly string[];
  twoFactorEnabled: boolean;
  lacksSecondFactor?: boolean;
}

let pending: Promise<Session> | undefined;
let known: Session | undefined;
const listeners = new Set<() => void>();

export function loadSession(): Promise<Session> {
  pending ??= readSession().then(take, (error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

function take(session: Session): Session {
  known = session;
  for (const listener of listeners) listener();
  return session;
}

/**
 * Reads it again: whoever is signed out by now is told so, and nobody else is.
 * @throws CallError when nobody answered, or not as they should
 */
export async function checkSession(signal?: AbortSignal): Promise<void> {
  const session = await readSession(signal);
  pending = Promise.resolve(session);
  if (session.person?.staffId !== known?.person?.staffId || known === undefined) take(session);
}

/** The merchant changed what every page shows of the store from now on, such as its name. */
export function changeStore(change: Partial<StoreProfile>): void {
  if (!known) return;
  pending = Promise.resolve(take({ ...known, store: { ...known.store, ...change } }));
}

/** A mail server was set up, or removed. */
export function changeMailbox(hasMailbox: boolean): void {
  if (!known) return;
  pending = Promise.resolve(take({ ...known, hasMailbox }));
}

/** Forgets what is known; whoever shows it waits for the next answer. */
export function forgetSession(): void {
  pending = undefined;
}

async function readSession(signal?: AbortSignal): Promise<Session> {
  const answer = await callApi<Answer>('GET', '/admin/api/session', undefined, { signal }).catch(
    (error: unknown) => {
      if (toCallError(error).status === 401) return undefined;
      throw error;
    },
  );
  if (!answer) return signedOut;
  const {
    staff,
    permissions,
    twoFactorEnabled,
    lacksSecondFactor = false,
    roles,
    store,
    demo,
    hasMailbox,
    ownFields,
    colleagues,
    owners,
  } = answer;
  const { id: staffId, email, name, role, orderEmails = false } = staff;
  return {
    person: { staffId, email, name, role, permissions, twoFactorEnabled, lacksSecondFactor, orderEmails },
    roles,
    store,
    demo,
    hasMailbox,
    ownFields,
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
  ownFields: true,
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

/** Whether this person has all of these rights. For greying out and hiding only: the server rejects by itself. */
export const may = (rights: readonly string[] = []): boolean => {
  const granted = known?.person?.permissions ?? [];
  return rights.every((right) => granted.includes(right));
};

export const useMay = (rights: readonly string[] | undefined): boolean => {
  useSession();
  return may(rights);
};

/** Emails to customers are stored in the mailbox: no mail server is set up. A hosted platform sends its own. */
export const useStoresEmails = (): boolean => {
  const { hasMailbox = false, ownFields = false } = useSession() ?? {};
  return hasMailbox && ownFields;
};

/** Whether this person is to set up a mail server; a demo store is tried out without one. */
export const useLacksMailServer = (): boolean => {
  const { demo = false, hasMailbox = false } = useSession() ?? {};
  return useReadsMail() && hasMailbox && !demo;
};

/** The mailbox is for who manages staff: its emails hold links that sign people in. */
export const useReadsMail = (): boolean => useMay(staffDesk.rights.list);
