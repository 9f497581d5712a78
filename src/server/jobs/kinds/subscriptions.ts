import { SUBSCRIPTION_OPERATIONS, type DeskSubscription } from '#shared/subscription-desk.ts';
import type { subscriptionExtensions } from '#shared/extensions/subscriptions.ts';
import { subscriptionColumnLabels as words } from '#shared/subscription-columns.en.ts';
import { subscriptionsDesk } from '#shared/desks/subscriptions.ts';
import type { SubscriptionVerb } from '#shared/subscriptions.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { checkedJob, oneByOne } from './bulk-job.ts';
import { exportJob, type Column } from './export-job.ts';
import { storeDay } from './store-time.ts';
import { subscriptions } from './subscription-source.ts';

const operation = 'ecom_subscription-contracts.querySubscriptionContracts';

const call = extensionCaller<typeof subscriptionExtensions>();

const each = (verb: SubscriptionVerb, needless: string) =>
  checkedJob<DeskSubscription, object>({
    operation,
    permissions: subscriptionsDesk.rights.edit,
    entities: subscriptions,
    batch: 10,
    needless: ({ verbs }) => (verbs.includes(verb) ? undefined : needless),
    gone: 'The subscription is not there any more.',
    act: ({ platformFetch, actor }, chosen) =>
      oneByOne(chosen, (subscriptionId) =>
        call(platformFetch, SUBSCRIPTION_OPERATIONS[verb], { subscriptionId }, actor),
      ),
  });

export const pauseSubscriptions = each('pause', 'Nothing is charged for it now.');
export const resumeSubscriptions = each('resume', 'It is neither paused nor suspended.');
export const cancelSubscriptions = each('cancel', 'It is over already.');

const columns: Readonly<Record<keyof typeof words, Column<DeskSubscription>>> = {
  name: { title: words.name, value: ({ buyerName }) => buyerName },
  email: { title: words.email, value: ({ email }) => email ?? '' },
  product: { title: words.product, value: ({ product }) => product },
  quantity: { title: words.quantity, value: ({ quantity }) => String(quantity) },
  option: { title: words.option, value: ({ title }) => title },
  every: { title: words.every, value: ({ interval, frequency }) => `${interval} ${frequency}` },
  amount: { title: words.amount, value: ({ amount }) => amount },
  currency: { title: words.currency, value: ({ currency }) => currency },
  monthly: { title: words.monthly, value: ({ monthly }) => monthly },
  status: { title: words.status, value: ({ standing }) => standing },
  next: { title: words.next, value: ({ nextChargeDate }, zone) => storeDay(nextChargeDate, zone) },
  paid: { title: words.paid, value: ({ paidCycles }) => String(paidCycles) },
  tries: { title: words.tries, value: ({ tries }) => String(tries) },
  reason: { title: words.reason, value: ({ reason }) => reason ?? '' },
  since: { title: words.since, value: ({ createdDate }, zone) => storeDay(createdDate, zone) },
  ended: { title: words.ended, value: ({ endedDate }, zone) => storeDay(endedDate, zone) },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportSubscriptions = exportJob({ operation, entities: subscriptions, columns });
