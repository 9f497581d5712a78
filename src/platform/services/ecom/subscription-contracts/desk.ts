import { sql } from 'kysely';
import {
  FAILED,
  RUNNING,
  type DeskSubscription,
  type DeskSubscriptionDetails,
  type SubscriptionSummary,
} from '#shared/subscription-desk.ts';
import { addMoney, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { findOrders } from '../orders/public.ts';
import { subscriptionActionsOf } from './action-log.ts';
import { allowedVerbs, mayRetry, resumed, skipped } from './rules/life.ts';
import { listed } from './rules/listing.ts';
import { triesAhead } from './rules/tries-ahead.ts';
import { readSettings } from './settings.ts';
import { details, contractView } from './show.ts';
import type { Contract, Subscription } from './subscription.ts';
import { subscriptions } from './tables.ts';

const DAYS = 30;
const DAY = 86_400_000;

/** As the shop sees it in its list. */
export function onDesk(subscription: Subscription, contract: Contract): DeskSubscription {
  const { standing, buyerName, monthly } = listed(subscription, contract);
  const page = contractView(subscription, contract);
  return {
    ...page,
    standing,
    buyerName,
    monthly,
    verbs: [...(mayRetry(subscription) ? (['retry'] as const) : []), ...page.verbs],
  };
}

/** When it would be charged next. */
function wouldBe(
  subscription: Subscription,
  now: string,
): Pick<DeskSubscriptionDetails, 'ifSkipped' | 'ifResumed'> {
  const verbs = allowedVerbs(subscription);
  const after = verbs.includes('skip') ? skipped(subscription).nextChargeDate : undefined;
  const goesOn = verbs.includes('resume') ? resumed(subscription, now).nextChargeDate : undefined;
  return { ...(after && { ifSkipped: after }), ...(goesOn && { ifResumed: goesOn }) };
}

/** With its cycles and their orders, all that happened to it, and when it is tried again. */
export async function openOnDesk(
  context: Context,
  subscription: Subscription,
  contract: Contract,
): Promise<DeskSubscriptionDetails> {
  const { cards, cycles } = await details(context, subscription, contract);
  const orders = await findOrders(
    context,
    cycles.flatMap(({ orderId }) => orderId ?? []),
  );
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const { retryDays } = await readSettings(context);
  return {
    ...onDesk(subscription, contract),
    cards,
    cycles: cycles.map((cycle) => {
      const orderNumber = numbers.get(cycle.orderId ?? '');
      return { ...cycle, ...(orderNumber !== undefined && { orderNumber }) };
    }),
    acts: await subscriptionActionsOf(context, subscription.id),
    triesAhead: triesAhead(subscription, retryDays),
    ...wouldBe(subscription, context.clock.now().toISOString()),
  };
}

/** Of those that ran so many days ago, how many were canceled since. */
async function leftSince({ db, siteId, clock }: Context): Promise<{ ran: number; canceled: number }> {
  const since = new Date(clock.now().getTime() - DAYS * DAY).toISOString();
  const { rows } = await sql<{ ran: number; canceled: number }>`
    select count(*)::integer as ran, (count(*) filter (where status = 'CANCELED'))::integer as canceled
    from subscriptions where site_id = ${siteId} and created_date < ${since}
      and (ended_date is null or ended_date >= ${since})`.execute(db);
  return rows[0] ?? { ran: 0, canceled: 0 };
}

/** How many run, what they bring in a month, and how many were lost. */
export async function summarise(context: Context): Promise<SubscriptionSummary> {
  const { db, siteId, site } = context;
  const by = ['standing', 'currency'];
  const [amounts, monthly] = await Promise.all([
    subscriptions.keptSums(db, siteId, by, 'amount'),
    subscriptions.keptSums(db, siteId, by, 'monthly'),
  ]);
  const count = (wanted: readonly string[]): number =>
    amounts.filter(({ keys }) => wanted.includes(keys[0] ?? '')).reduce((total, one) => total + one.count, 0);
  const money = (stored: typeof amounts, wanted: readonly string[]): string =>
    roundMoney(
      addMoney(
        '0',
        ...stored
          .filter(
            ({ keys: [status, currency] }) => wanted.includes(status ?? '') && currency === site.currency,
          )
          .map(({ sum }) => String(sum)),
      ),
      site.currency,
    );
  const { ran, canceled } = await leftSince(context);
  return {
    currency: site.currency,
    monthly: money(monthly, RUNNING),
    running: count(RUNNING),
    paused: count(['PAUSED']),
    failed: count(FAILED),
    failedAmount: money(amounts, FAILED),
    days: DAYS,
    ranBefore: ran,
    canceled,
  };
}
