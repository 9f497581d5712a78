import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Listener } from '#platform/service.ts';
import { releaseStock } from '../../stores/catalog/public.ts';
import { confirmationMail, type Order, readOrder } from '../orders/public.ts';
import { methodOfOrder } from '../../extensions/payments/public.ts';
import { record, recordDecline } from './action-log.ts';
import { lockSubscription, readContract, saveSubscription } from './change.ts';
import { contractEvents, contractOf, subscribedLine, subscriptionOf } from './contract.ts';
import { insertCycle, finishCycle } from './cycles.ts';
import { emailCanceled, emailDeclined } from './mail.ts';
import { canceled, declined, paid } from './rules/life.ts';
import { isListed, listed } from './rules/listing.ts';
import { readSettings } from './settings.ts';
import { isOver, type Subscription } from './subscription.ts';
import { contracts, subscriptions } from './tables.ts';

const orderIn = ({ body }: DomainEvent): Order | undefined =>
  'actionEvent' in body ? (body.actionEvent.body as { order?: Order }).order : undefined;

/** The first order of a subscription is its first cycle, paid. */
async function beginContract(context: Context, order: Order, methodId: string | undefined): Promise<void> {
  const { db, siteId, clock, site } = context;
  const line = subscribedLine(order);
  if (!line) return;
  const now = clock.now().toISOString();
  const contract = await contracts.insert(db, siteId, contractOf(order, line, now));
  const begun = subscriptionOf(contract, { savedMethodId: methodId, timeZone: site.timeZone });
  await subscriptions.insert(db, siteId, listed(paid(begun, now), contract));
  const at = { contractId: contract.id, cycle: 1, orderId: order.id };
  await insertCycle(context, { ...at, status: 'PAID', dueDate: now, settledDate: now });
  await context.emit(contractEvents.created(contract));
}

async function endCycle(
  context: Context,
  before: Subscription,
  order: Order,
  methodId: string | undefined,
): Promise<void> {
  const now = context.clock.now().toISOString();
  const after = paid(before, now);
  await finishCycle(context, { contractId: before.id, cycle: before.nextCycle, now });
  await saveSubscription(context, { ...after, ...(methodId !== undefined && { savedMethodId: methodId }) });
  for (const mail of confirmationMail(order, context.site)) await context.mail(mail);
}

/** An order stands: of a cycle, or of something that comes again from now on. */
export const followApproval: Listener = async (event, context) => {
  const order = orderIn(event);
  const id = order && subscribedLine(order)?.subscriptionInfo?.id;
  if (!order || !id) return;
  const { db, siteId } = context;
  const methodId = (await methodOfOrder(context, order.id))?.id;
  const before = await subscriptions.getForUpdate(db, siteId, id);
  if (!before) return beginContract(context, order, methodId);
  if (before.orderId === order.id) await endCycle(context, before, order, methodId);
};

/** The money of a cycle did not come: what it held goes back, and its member hears of it. */
export const followDecline: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { orderId, paymentId, reason } = body.actionEvent.body as {
    orderId: string;
    paymentId?: string;
    reason?: string;
  };
  if (paymentId === undefined) return;
  const id = subscribedLine(await readOrder(context, orderId))?.subscriptionInfo?.id;
  const { db, siteId, clock } = context;
  const before = id ? await subscriptions.getForUpdate(db, siteId, id) : undefined;
  if (!before || before.chargeId !== paymentId) return;
  await releaseStock(context, orderId);
  const { retryDays } = await readSettings(context);
  const after = declined(before, reason ?? '', { now: clock.now().toISOString(), retryDays });
  await recordDecline(context, after);
  await saveSubscription(context, after);
  if (!isOver(after)) await emailDeclined(context, after);
};

/** What is agreed anew is found and counted by what it comes to now. */
export const followAgreement: Listener = async ({ entityId: id }, context) => {
  const { db, siteId } = context;
  const before = await subscriptions.getForUpdate(db, siteId, id);
  if (!before) return;
  const contract = await readContract(context, id);
  if (!isListed(before, contract)) await subscriptions.replace(db, siteId, listed(before, contract));
};

/** Who leaves is charged nothing any more. */
export const followDeletion: Listener = async ({ entityId: memberId }, context) => {
  const { db, siteId, clock } = context;
  const { items } = await subscriptions.query(db, siteId, { filter: { memberId } });
  for (const { id } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const before = await lockSubscription(context, id);
    if (isOver(before)) continue;
    await record(context, id, 'CANCELED', { reason: 'account_deleted', byItself: true });
    await saveSubscription(context, canceled(before, clock.now().toISOString()));
    await emailCanceled(context, id);
  }
};
