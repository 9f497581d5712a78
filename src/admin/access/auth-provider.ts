import { HttpError, type AuthProvider } from 'ra-core';
import { toCallError } from '../../wix/errors.ts';
import type { AdminDesk } from '../data/define-desk.ts';
import { callApi } from './call-api.ts';
import { currentSession, forgetSession, loadSession, may } from './session.ts';

/**
 * react-admin's view of the session. `canAccess` looks into what the server said once: react-admin asks per record and
 * action, and the server refuses by itself anyway.
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
    const session = await loadSession();
    if (!session.person) throw new Error('Signed out');
  },
  async checkError(error) {
    // 403 is an answer to one call, told where it was asked; only 401 means that the session is over.
    if (toCallError(error).status === 401) throw new HttpError('Signed out', 401);
  },
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
