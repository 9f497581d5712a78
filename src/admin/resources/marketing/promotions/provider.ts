import { promotionOperations } from '#wix/promotion-operations.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';

const MAX_FOUND = 6;

const provider = platformProvider({
  spec: {
    openingSort: { field: 'createdDate', order: 'DESC' },
    fields: [],
    tabs: [],
    unlessAsked: [],
  },
  items: 'promotions',
  list: promotionOperations.query,
  get: promotionOperations.get,
  create: promotionOperations.create,
  update: promotionOperations.update,
  remove: promotionOperations.delete,
});

export const promotionsProvider = {
  ...provider,
  async find(_desk: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const { promotions = [] } = await promotionOperations.search(text, MAX_FOUND, { signal });
    return { data: promotions.map((promotion) => toRecord(promotion)) };
  },
};
