import type { Database } from '../../database/database.ts';
import type { AppAccess } from '../../platform/ports.ts';
import { digestOf } from '../../shared/digest.ts';
import { findClient, listClients } from './client-store.ts';
import { KeyStore } from './key-store.ts';
import { KeyUses } from './key-uses.ts';
import { permissionsOf } from './scopes.ts';

interface AppAccessOptions {
  database: Database;
  siteId: string;
  clock: { now(): Date };
}

/** What the back office let in, as the platform asks for it with every call; `uses` has when. */
export function appAccess({ database, siteId, clock }: AppAccessOptions): AppAccess & { uses: KeyUses } {
  const store = new KeyStore({ database, siteId });
  const uses = new KeyUses(store);
  return {
    uses,
    async findKey(key) {
      const found = await store.findByDigest(await digestOf(key));
      if (!found) return undefined;
      const { id, scope, expiresAt, revokedAt } = found;
      const now = clock.now();
      const made = { id, permissions: permissionsOf(scope) };
      if (revokedAt !== null) return { ...made, ended: 'revoked' };
      if (expiresAt !== null && new Date(expiresAt) <= now) return { ...made, ended: 'expired' };
      uses.note(id, now);
      return made;
    },
    findClient: (db, id) => findClient(db, siteId, id),
    listClients: (db) => listClients(db, siteId),
  };
}
