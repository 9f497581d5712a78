import type { FileStore } from '../../platform/ports.ts';
import type { Gateway } from '../gateway.ts';
import { LabelStore } from './label-store.ts';
import { labelFile } from './labels.ts';

/** What printing needs of labels: how many that stand each order has, and the papers, in the order of the orders. */
export interface LabelPapers {
  countsOf(orderIds: readonly string[]): Promise<Map<string, number>>;
  papersOf(orderIds: readonly string[]): Promise<Uint8Array[]>;
}

export function labelPapers(
  { database, siteId }: Pick<Gateway, 'database' | 'siteId'>,
  files: FileStore,
): LabelPapers {
  const store = new LabelStore(database, siteId);
  const standing = async (orderIds: readonly string[]) =>
    (await store.ofOrders(orderIds)).filter(({ status }) => status === 'bought');
  return {
    async countsOf(orderIds) {
      const byOrder = Map.groupBy(await standing(orderIds), (row) => row.order_id);
      return new Map([...byOrder].map(([id, rows]) => [id, rows.length]));
    },
    async papersOf(orderIds) {
      const byOrder = Map.groupBy(await standing(orderIds), (row) => row.order_id);
      const papers: Uint8Array[] = [];
      for (const { id } of orderIds.flatMap((orderId) => byOrder.get(orderId) ?? [])) {
        const paper = await files.read(labelFile(id));
        if (paper) papers.push(paper);
      }
      return papers;
    },
  };
}
