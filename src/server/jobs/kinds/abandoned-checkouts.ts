import { abandonedColumnLabels as words } from '#shared/abandoned-columns.en.ts';
import type { abandonedCheckoutExtensions } from '#shared/extensions/abandoned-checkouts.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { abandonedCheckouts, nameOf, plainAbandoned, type JobAbandoned } from './abandoned-source.ts';
import { checkedJob, oneByOne } from './bulk-job.ts';
import { exportJob, type Column } from './export-job.ts';
import { storeTime } from './store-time.ts';

const DELETE = 'ecom_abandoned-checkouts.deleteAbandonedCheckout';
const call = extensionCaller<typeof abandonedCheckoutExtensions>();
const missing = 'It is not there any more.';

/** A reminder each, as if pressed one by one. */
export const remindAbandoned = checkedJob<JobAbandoned, object>({
  operation: 'ecom_abandoned-checkouts.addAbandonedCheckoutActivity',
  entities: plainAbandoned,
  batch: 5,
  needless({ status, buyerInfo }) {
    if (status === 'RECOVERED') return 'It was bought meanwhile.';
    return buyerInfo?.email ? undefined : 'There is no address to write to.';
  },
  gone: missing,
  act: ({ platformFetch, actor }, chosen) =>
    oneByOne(chosen, (abandonedCheckoutId) =>
      call(platformFetch, 'sendReminder', { abandonedCheckoutId }, actor),
    ),
});

export const deleteAbandoned = checkedJob<JobAbandoned, object>({
  operation: DELETE,
  entities: plainAbandoned,
  batch: 20,
  needless: () => undefined,
  gone: missing,
  goneIsDone: true,
  act: (work, chosen) => oneByOne(chosen, (id) => work.call(DELETE, { abandonedCheckoutId: id }, id)),
});

const columns: Readonly<Record<keyof typeof words, Column<JobAbandoned>>> = {
  name: { title: words.name, value: nameOf },
  email: { title: words.email, value: ({ buyerInfo }) => buyerInfo?.email ?? '' },
  cart: {
    title: words.cart,
    value: ({ lineItems = [] }) =>
      lineItems
        .map(({ quantity = 1, productName }) => `${quantity} × ${productName?.original ?? ''}`)
        .join(', '),
  },
  value: { title: words.value, value: ({ totalPrice }) => totalPrice?.amount ?? '' },
  currency: { title: words.currency, value: ({ currency }) => currency ?? '' },
  abandoned: {
    title: words.abandoned,
    value: ({ told, createdDate }, zone) => storeTime(told?.leftDate ?? createdDate, zone),
  },
  reached: { title: words.reached, value: ({ told }) => told?.step ?? '' },
  reminders: {
    title: words.reminders,
    value: ({ told }) => String(told?.acts.filter(({ type }) => type === 'EMAIL_SENT').length ?? 0),
  },
  state: { title: words.state, value: ({ status }) => status ?? '' },
  recovered: {
    title: words.recovered,
    value: ({ checkoutRecoveredDate }, zone) => storeTime(checkoutRecoveredDate, zone),
  },
  order: { title: words.order, value: ({ told }) => told?.orderNumber ?? '' },
  newsletter: {
    title: words.newsletter,
    value: ({ told }) => (told?.newsletter ? (told.newsletter.given ? 'AGREED' : 'WITHDRAWN') : ''),
  },
  newsletterDate: {
    title: words.newsletterDate,
    value: ({ told }, zone) => storeTime(told?.newsletter?.date, zone),
  },
  newsletterText: { title: words.newsletterText, value: ({ told }) => told?.newsletter?.words ?? '' },
  note: { title: words.note, value: ({ told }) => told?.note ?? '' },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportAbandoned = exportJob({
  operation: 'ecom_abandoned-checkouts.searchAbandonedCheckouts',
  entities: abandonedCheckouts,
  columns,
});
