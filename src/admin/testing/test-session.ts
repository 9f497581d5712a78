import { vi } from 'vitest';
import { loadSession } from '../access/session.ts';

export const testStore = { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Lisbon', locale: 'en' };
const staff = { id: 's1', email: 'ines@example.com', name: 'Inês', role: 'owner' };

type Respond = (url: string, init?: RequestInit) => Response | Promise<Response> | undefined;

/** What the server answers of the session: the owner of `testStore`. */
export const sessionResponse = (facts: object = {}): Response =>
  Response.json({ staff, permissions: [], roles: [], colleagues: [], store: testStore, ...facts });

/**
 * Signs the owner in; `fetch` stays replaced until `vi.unstubAllGlobals`.
 * @param respond answers what is requested; the session answers what it leaves out
 */
export async function loadTestSession(respond?: Respond): Promise<void> {
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) =>
    Promise.resolve(respond?.(String(url), init) ?? sessionResponse()),
  );
  await loadSession();
}
