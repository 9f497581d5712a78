import { z } from 'zod';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { PrintPreview } from '#shared/papers.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { readInvoicesOf } from '../../documents/read-invoices.ts';
import { pictureOf, piecesOf, type PrintOrder, type PrintShop } from '../../documents/print-order.ts';
import type { LabelPapers } from '../../labels/label-papers.ts';
import type { PictureSource } from '../../media/picture-source.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';
import type { EntitySource } from './entity-source.ts';
import { pagesWithin } from './preview.ts';
import { jobKind } from './job-kind.ts';

const BATCH = 100;
/** A pile that nobody could carry. */
const MAX = 2000;
/** Of so many orders the pages are there at once to be looked at. */
const SHOWN = 12;

const tooMany = (): Error =>
  failedPrecondition(`At most ${MAX} orders can be printed at once.`, 'TOO_MANY_ORDERS');

const schema = z
  .object({
    slips: z.boolean().default(false),
    prices: z.boolean().default(false),
    pictures: z.boolean().default(true),
    pickList: z.boolean().default(false),
    invoices: z.boolean().default(false),
    labels: z.boolean().default(false),
    language: z.enum(['buyer', 'shop']).default('buyer'),
    sort: z.enum(['placed', 'place', 'delivery']).default('placed'),
    paper: z.enum(['a4', 'letter', 'a5', 'label']).default('a4'),
  })
  .refine(({ slips, pickList, invoices, labels }) => slips || pickList || invoices || labels);

const byHundreds = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Packing slips, a pick list, invoices and labels of a selection as one PDF. */
export const printOrdersJob =
  (entities: EntitySource<PrintOrder>) =>
  (
    platformFetch: PlatformFetch,
    shop: PrintShop,
    { labels, pictures }: { labels: LabelPapers; pictures: PictureSource },
  ): JobKind => {
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
        if (params.labels) for (const id of (await labels.countsOf(ids)).keys()) there.add(id);
        const paper = params.invoices ? (params.labels ? 'invoice or label' : 'invoice yet') : 'label';
        const reason = `It has no ${paper}.`;
        return ids.map((id) =>
          there.has(id) ? { id, state: 'done' as const } : { id, state: 'skipped' as const, reason },
        );
      },
    )(platformFetch);
    const invoicesOf = async (ids: readonly string[]) => {
      const invoices = [];
      for (const some of byHundreds(ids)) invoices.push(...(await readInvoicesOf({ platformFetch }, some)));
      return invoices;
    };
    /** Each once, however many orders want the article. */
    const picturesOf = async (orders: readonly PrintOrder[]): Promise<Map<string, Uint8Array>> => {
      const lines = orders.flatMap(({ lineItems = [] }) => lineItems.filter((line) => piecesOf(line) > 0));
      const found = new Map<string, Uint8Array>();
      for (const file of new Set(lines.flatMap((line) => pictureOf(line) ?? []))) {
        const picture = await pictures(file);
        if (picture) found.set(file, picture);
      }
      return found;
    };
    return {
      ...kind,
      permissions: ordersDesk.jobs.print,
      async foresee(selection, params): Promise<PrintPreview> {
        const choice = schema.parse(params);
        const orders: PrintOrder[] = [];
        for await (const page of pagesWithin(platformFetch, entities, selection, {})) {
          orders.push(...page);
          if (orders.length > MAX) throw tooMany();
        }
        const ids = orders.map(({ id }) => id);
        const invoices = await invoicesOf(ids);
        // With its library, which comes with the first document.
        const { layOut } = await import('../../documents/print-orders.ts');
        const { mergePicks } = await import('../../documents/pick-list.ts');
        const laidOut = await layOut(choice, { orders, invoices, shop, now: new Date() }, SHOWN);
        const picks = mergePicks(orders, shop.locale);
        const labelled = await labels.countsOf(ids);
        return {
          orders: orders.length,
          pieces: picks.reduce((sum, pick) => sum + pick.pieces, 0),
          kinds: picks.length,
          invoiced: new Set(invoices.map(({ orderId }) => orderId)).size,
          labelled: labelled.size,
          labels: [...labelled.values()].reduce((sum, count) => sum + count, 0),
          ...laidOut,
        };
      },
      document: {
        type: 'pdf',
        async make({ params }, ids) {
          if (ids.length > MAX) throw tooMany();
          const choice = schema.parse(params);
          const orders = await read(ids);
          const invoices = choice.invoices ? await invoicesOf(ids) : [];
          // With its library, which comes with the first document.
          const { printOrders } = await import('../../documents/print-orders.ts');
          const papers = choice.labels ? await labels.papersOf(ids) : [];
          const drawn = choice.slips || choice.pickList || invoices.length > 0;
          if (papers.length === 0 || drawn)
            papers.unshift(
              await printOrders(choice, {
                orders,
                invoices,
                shop,
                now: new Date(),
                pictures: await picturesOf(choice.slips && choice.pictures ? orders : []),
              }),
            );
          const { joinPdfs } = await import('../../documents/pdf/join.ts');
          return joinPdfs(papers);
        },
      },
    };
  };
