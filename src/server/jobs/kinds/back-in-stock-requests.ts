import { notificationRequestColumnLabels as words } from '#shared/back-in-stock-columns.en.ts';
import type { Outcome } from '../jobs.ts';
import { requestSource, plainRequestSource, type JobRequest } from './back-in-stock-source.ts';
import { detailsOf } from './back-in-stock-demand.ts';
import { checkedJob, oneByOne, outcomeOf } from './bulk-job.ts';
import { exportJob, type Column } from './export-job.ts';
import { storeTime } from './store-time.ts';

const REPORT = 'ecom_back-in-stock-notifications.reportItemsBackInStock';
const MARK = 'ecom_back-in-stock-notifications.markAsNotificationSent';
const DELETE = 'ecom_back-in-stock-notifications.deleteBackInStockNotificationRequest';
const missing = 'The request no longer exists.';

const isOver = ({ status }: JobRequest): string | undefined =>
  status === 'RECEIVED' || status === 'FAILED' ? undefined : 'They were told already.';

/** Whoever waits, and once more whoever could not be told. */
export const notifyRequests = checkedJob<JobRequest, object>({
  operation: REPORT,
  entities: requestSource,
  batch: 20,
  needless: isOver,
  gone: missing,
  async act(work, chosen) {
    const outcomes: Outcome[] = [];
    for (const { id, told } of chosen)
      outcomes.push(
        await outcomeOf(id, async () => {
          if (!told?.name) return 'Nobody can see the product any more.';
          await work.call(REPORT, { requestIds: [id], itemDetails: detailsOf(told) }, id);
          return undefined;
        }),
      );
    return outcomes;
  },
});

/** They have been told in another way. */
export const markRequests = checkedJob<JobRequest, object>({
  operation: MARK,
  entities: plainRequestSource,
  batch: 20,
  needless: ({ status }) => (status === 'NOTIFICATION_SENT' ? 'They were told already.' : undefined),
  gone: missing,
  act: (work, chosen) => oneByOne(chosen, (id) => work.call(MARK, { id }, id)),
});

export const deleteNotificationRequests = checkedJob<JobRequest, object>({
  operation: DELETE,
  entities: plainRequestSource,
  batch: 20,
  needless: () => undefined,
  gone: missing,
  goneIsDone: true,
  act: (work, chosen) => oneByOne(chosen, (id) => work.call(DELETE, { id }, id)),
});

const columns: Readonly<Record<keyof typeof words, Column<JobRequest>>> = {
  email: { title: words.email, value: ({ email = '' }) => email },
  product: { title: words.product, value: ({ told }) => told?.name ?? '' },
  choices: { title: words.choices, value: ({ told }) => told?.choices ?? '' },
  requested: { title: words.requested, value: ({ createdDate }, zone) => storeTime(createdDate, zone) },
  language: { title: words.language, value: ({ told }) => told?.language ?? '' },
  state: { title: words.state, value: ({ status = '' }) => status },
  reason: { title: words.reason, value: ({ told }) => [told?.why, told?.said].filter(Boolean).join(': ') },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportNotificationRequests = exportJob({
  operation: 'ecom_back-in-stock-notifications.queryBackInStockNotificationRequests',
  entities: requestSource,
  columns,
});
