import type { AuthProvider } from 'ra-core';
import type { AdminDesk } from '../data/define-desk.ts';
import { callApi } from './call-api.ts';
import { currentSession, forgetSession, loadSession, may } from './session.ts';

/**
 * react-admin's view of the session. `canAccess` looks into what the server said once: react-admin asks per record and
 * action, and the server rejects by itself anyway.
 */
export const createAuthProvider = (resources: readonly AdminDesk[]): AuthProvider => ({
  async login() {
    forgetSession();
    await loadSession();
  },
  async logout() {
    if (currentSession()?.person)
      await callApi('POST', '/admin/api/auth/sign-out', {}).catch(() => undefined);
    forgetSession();
    await loadSession().catch(() => undefined);
    return '/sign-in';
  },
  async checkAuth() {
    // Who cannot be asked is not signed out.
    const session = await loadSession().catch(() => undefined);
    if (session && !session.person) throw new Error('Signed out');
  },
  // A rejection is told where it was asked, and whether the session is over is found out for all calls (connection.ts).
  checkError: () => Promise.resolve(),
  async getIdentity() {
    const { person } = await loadSession();
    if (!person) throw new Error('Signed out');
    return { id: person.staffId, fullName: person.name, email: person.email };
  },
  async getPermissions() {
    return (await loadSession()).person?.permissions ?? [];
  },
  canAccess({ resource, action }) {
    const rights = resources.find(({ name }) => name === resource)?.rights;
    return Promise.resolve(may(rights?.[action] ?? rights?.list));
  },
});
