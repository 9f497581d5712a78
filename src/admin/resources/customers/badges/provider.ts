import { badgeOperations } from '#wix/badge-operations.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';

const provider = platformProvider({
  spec: {
    openingSort: { field: 'place', order: 'ASC' },
    fields: [],
    tabs: [],
    unlessAsked: [],
    quickSearch: (title) => ({ title }),
  },
  items: 'badges',
  list: badgeOperations.query,
  get: badgeOperations.get,
  create: badgeOperations.create,
  update: badgeOperations.update,
  remove: badgeOperations.delete,
});

export const badgesProvider = {
  ...provider,
  /** There are few: they are looked through here. */
  async find(_desk: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const { badges } = await badgeOperations.query(undefined, { signal });
    const fits = ({ title }: { title?: string | null }) => title?.toLowerCase().includes(text.toLowerCase());
    return { data: badges.filter(fits).map((badge) => toRecord(badge)) };
  },
};
