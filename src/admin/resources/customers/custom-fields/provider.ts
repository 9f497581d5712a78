import { customFieldOperations } from '#wix/custom-field-operations.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';

const provider = platformProvider({
  spec: {
    openingSort: { field: 'place', order: 'ASC' },
    fields: [],
    tabs: [],
    unlessAsked: [],
    quickSearch: (name) => ({ name }),
  },
  items: 'fields',
  list: customFieldOperations.query,
  get: customFieldOperations.get,
  create: customFieldOperations.create,
  update: customFieldOperations.update,
  remove: customFieldOperations.delete,
});

export const customFieldsProvider = {
  ...provider,
  /** There are few: they are looked through here. */
  async find(_desk: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const { fields } = await customFieldOperations.query(undefined, { signal });
    const fits = ({ name }: { name?: string | null }) => name?.toLowerCase().includes(text.toLowerCase());
    return { data: fields.filter(fits).map((field) => toRecord(field)) };
  },
};
