import { z } from 'zod';
import { ordersDesk } from '../../../shared/desks/orders.ts';
import { readInvoicesOf } from '../../documents/read-invoices.ts';
import type { PrintOrder, PrintShop } from '../../documents/print-order.ts';
import type { LabelPapers } from '../../labels/label-papers.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';
import type { EntitySource } from './entity-source.ts';
import { jobKind } from './job-kind.ts';

const BATCH = 100;
/** A pile that nobody could carry. */
const MOST = 2000;

const schema = z
  .object({
    slips: z.boolean().default(false),
    prices: z.boolean().default(false),
    pickList: z.boolean().default(false),
    invoices: z.boolean().default(false),
    labels: z.boolean().default(false),
  })
  .refine(({ slips, pickList, invoices, labels }) => slips || pickList || invoices || labels);

const byHundreds = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Packing slips, a pick list, invoices and labels of a selection as one PDF. */
export const printOrdersJob =
  (entities: EntitySource<PrintOrder>) =>
  (platformFetch: PlatformFetch, shop: PrintShop, { labels }: { labels: LabelPapers }): JobKind => {
    const read = async (ids: readonly string[]) => {
      const found = await entities.byIds(platformFetch, ids);
      return ids.flatMap((id) => found.get(id) ?? []);
    };
    const kind = jobKind(
      {
        operation: 'ecom_orders.searchOrders',
        entities,
        batch: BATCH,
        params: schema,
        misfit: 'must name what to print: slips, pickList, invoices or labels',
      },
      async ({ ids, params }) => {
        if (params.slips || params.pickList) return ids.map((id) => ({ id, state: 'done' as const }));
        const invoices = params.invoices ? await readInvoicesOf({ platformFetch }, ids) : [];
        const there = new Set(invoices.map(({ orderId }) => orderId));
        if (params.labels) for (const id of await labels.ordersWith(ids)) there.add(id);
        const paper = params.invoices ? (params.labels ? 'invoice or label' : 'invoice yet') : 'label';
        const reason = `It has no ${paper}.`;
        return ids.map((id) =>
          there.has(id) ? { id, state: 'done' as const } : { id, state: 'skipped' as const, reason },
        );
      },
    )(platformFetch);
    return {
      ...kind,
      permissions: ordersDesk.jobs.print,
      document: {
        type: 'pdf',
        async make({ params }, ids) {
          if (ids.length > MOST) throw new Error(`At most ${MOST} orders can be printed at once.`);
          const choice = schema.parse(params);
          const orders = await read(ids);
          const invoices = [];
          if (choice.invoices)
            for (const some of byHundreds(ids))
              invoices.push(...(await readInvoicesOf({ platformFetch }, some)));
          // With its library, which comes with the first document.
          const { printOrders } = await import('../../documents/print-orders.ts');
          const papers = choice.labels ? await labels.papersOf(ids) : [];
          const drawn = choice.slips || choice.pickList || invoices.length > 0;
          if (papers.length === 0 || drawn)
            papers.unshift(await printOrders(choice, { orders, invoices, shop, now: new Date() }));
          const { joinPdfs } = await import('../../documents/pdf/join.ts');
          return joinPdfs(papers);
        },
      },
    };
  };
