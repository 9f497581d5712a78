import type { Database } from '../../database/database.ts';
import type { Gateway, StoreChange } from '../gateway.ts';

interface Message extends Omit<StoreChange, 'entityId'> {
  siteId: string;
  entityId?: string;
  /** In place of `entityId`, where one call changed several. */
  entityIds?: string[];
}

/** Hears what any process on the database announces on this channel. */
export async function changeFeed(
  database: Database,
  siteId: string,
  channel: string,
): Promise<Pick<Gateway, 'onChange'>> {
  const listeners = new Set<(change: StoreChange) => void>();
  await database.listen(channel, (payload) => {
    const { siteId: site, entityId, entityIds, ...change } = JSON.parse(payload) as Message;
    if (site !== siteId) return;
    for (const id of entityIds ?? [entityId ?? '']) {
      for (const listener of listeners) listener({ ...change, entityId: id });
    }
  });
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
