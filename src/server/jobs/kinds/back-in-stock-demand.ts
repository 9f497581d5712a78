import { z } from 'zod';
import { demandColumnLabels as words } from '#shared/back-in-stock-columns.en.ts';
import type { Demand } from '#shared/demand.ts';
import type { DemandPreview } from '#shared/bulk-preview.ts';
import type { Selection } from '#shared/jobs.ts';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { demands, plainRequestSource, type JobRequest } from './back-in-stock-source.ts';
import { checkedJob, outcomeOf } from './bulk-job.ts';
import { readPage } from './entity-source.ts';
import { exportJob, type Column } from './export-job.ts';
import { MAX_PREVIEWED } from './preview.ts';
import type { Work } from './job-kind.ts';
import { storeTime } from './store-time.ts';

const REPORT = 'ecom_back-in-stock-notifications.reportItemsBackInStock';
const MARK = 'ecom_back-in-stock-notifications.markAsNotificationSent';
/** Of one report. */
const MAX = 1000;
const missing = 'Nobody waits for it any more.';

const whom = z.strictObject({ whom: z.enum(['inStock', 'everybody']) });
type RecipientsInput = z.infer<typeof whom>;

export const detailsOf = ({ name, price, imageId }: Pick<Demand, 'name' | 'price' | 'imageId'>): object => ({
  name,
  price,
  ...(imageId !== undefined && { image: { id: imageId } }),
});

/** Those who asked first. */
async function firstInLine(
  { platformFetch }: Pick<Work<object>, 'platformFetch'>,
  variantId: string,
  max: number,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage<JobRequest>(
      platformFetch,
      { operation: plainRequestSource.search, plural: plainRequestSource.plural },
      {
        filter: { variantId, status: 'RECEIVED' },
        sort: [{ fieldName: 'createdDate', order: 'ASC' }],
        ...(cursor !== undefined && { cursor }),
      },
    );
    ids.push(...page.entities.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== undefined && ids.length < max);
  return ids.slice(0, max);
}

function whyNot({ waiting, state, reach }: Demand, { whom: chosen }: RecipientsInput): string | undefined {
  if (waiting === 0) return missing;
  if (state === 'GONE') return 'Nobody can see it in the shop.';
  return chosen === 'inStock' && reach === 0 ? 'It is sold out still.' : undefined;
}

/** The button, the dry run and the job count with this one function, so that they cannot differ. */
const peopleOf = ({ reach, waiting }: Demand, { whom: chosen }: RecipientsInput): number =>
  chosen === 'everybody' ? waiting : reach;

async function* selected(platformFetch: PlatformFetch, selection: Selection): AsyncGenerator<Demand[]> {
  if ('ids' in selection) {
    yield [...(await demands.byIds(platformFetch, selection.ids)).values()];
    return;
  }
  let cursor: string | undefined;
  do {
    const page = await demands.select(platformFetch, {
      ...selection,
      ...(cursor !== undefined && { cursor }),
    });
    const ids = page.items.map(({ id }) => id);
    yield [...(await demands.byIds(platformFetch, ids)).values()];
    cursor = page.next;
  } while (cursor !== undefined);
}

async function foresee(
  platformFetch: PlatformFetch,
  selection: Selection,
  params: RecipientsInput,
): Promise<DemandPreview> {
  const seen: DemandPreview = { people: 0, skipped: 0, partial: false };
  let variants = 0;
  for await (const page of selected(platformFetch, selection)) {
    for (const demand of page)
      if (whyNot(demand, params) === undefined) seen.people += peopleOf(demand, params);
      else seen.skipped++;
    variants += page.length;
    if (variants >= MAX_PREVIEWED) {
      seen.partial = true;
      break;
    }
  }
  return seen;
}

const notifyJob = checkedJob<Demand, RecipientsInput>({
  operation: REPORT,
  entities: demands,
  batch: 5,
  params: whom,
  misfit: 'must say whom: inStock or everybody',
  needless: whyNot,
  gone: missing,
  async act(work, chosen) {
    const outcomes: Outcome[] = [];
    for (const each of chosen)
      outcomes.push(
        await outcomeOf(each.id, async () => {
          const itemDetails = detailsOf(each);
          const people = peopleOf(each, work.params);
          if (people === each.waiting) {
            const catalogReference = {
              appId: STORES_APP_ID,
              catalogItemId: each.productId,
              options: { variantId: each.id },
            };
            await work.call(REPORT, { catalogReference, itemDetails }, each.id);
            return undefined;
          }
          const first = await firstInLine(work, each.id, people);
          for (let from = 0; from < first.length; from += MAX) {
            const requestIds = first.slice(from, from + MAX);
            await work.call(REPORT, { requestIds, itemDetails }, from === 0 ? each.id : `${each.id}:${from}`);
          }
          return undefined;
        }),
      );
    return outcomes;
  },
});

/** Emails the people who wait: `reach` of each variant, those who asked first; or everybody. */
export const notifyDemand = (platformFetch: PlatformFetch): JobKind => ({
  ...notifyJob(platformFetch),
  foresee: (selection, params) => foresee(platformFetch, selection, whom.parse(params)),
});

/** Everybody who waits for a variant has been told in another way. */
export const markDemand = checkedJob<Demand, object>({
  operation: MARK,
  entities: demands,
  batch: 1,
  needless: ({ waiting }) => (waiting === 0 ? missing : undefined),
  gone: missing,
  repeatable: true,
  async act(work, chosen) {
    const outcomes: Outcome[] = [];
    for (const { id, waiting } of chosen)
      outcomes.push(
        await outcomeOf(id, async () => {
          for (const requestId of await firstInLine(work, id, waiting))
            await work.call(MARK, { id: requestId }, requestId);
          return undefined;
        }),
      );
    return outcomes;
  },
});

const columns: Readonly<Record<keyof typeof words, Column<Demand>>> = {
  product: { title: words.product, value: ({ name }) => name },
  choices: { title: words.choices, value: ({ choices }) => choices },
  sku: { title: words.sku, value: ({ sku = '' }) => sku },
  state: { title: words.state, value: ({ state }) => state },
  waiting: { title: words.waiting, value: ({ waiting }) => String(waiting) },
  failed: { title: words.failed, value: ({ failed }) => String(failed) },
  since: { title: words.since, value: ({ since }, zone) => storeTime(since, zone) },
  stock: { title: words.stock, value: ({ stock }) => (stock === undefined ? '' : String(stock)) },
  price: { title: words.price, value: ({ price }) => price },
  potentialRevenue: { title: words.potentialRevenue, value: ({ worth }) => worth },
  currency: { title: words.currency, value: ({ currency }) => currency },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportDemand = exportJob({
  operation: 'ecom_back-in-stock-notifications.queryBackInStockNotificationRequests',
  entities: demands,
  columns,
});
