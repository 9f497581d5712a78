import { taxGroupOperations } from '#wix/tax-group-operations.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';

const provider = platformProvider({
  spec: {
    openingSort: { field: 'name', order: 'ASC' },
    fields: [],
    tabs: [],
    unlessAsked: [],
    quickSearch: (name) => ({ name }),
  },
  items: 'taxGroups',
  list: taxGroupOperations.query,
  get: taxGroupOperations.get,
  create: taxGroupOperations.create,
  update: taxGroupOperations.update,
  remove: taxGroupOperations.delete,
});

export const taxGroupsProvider = {
  ...provider,
  /** The platform finds whole names only, so all groups are read. */
  async find(_desk: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const groups = await taxGroupOperations.all({ signal });
    const fits = ({ name }: { name?: string }) => name?.toLowerCase().includes(text.toLowerCase());
    return { data: groups.filter(fits).map((group) => toRecord(group)) };
  },
};
