import type { Context } from '#platform/context.ts';
import { releaseStock, reserveStock } from '../../stores/catalog/public.ts';
import {
  beginOrder,
  lockOrder,
  placeOrder,
  type Order,
  type OrderState,
  type PlacedContent,
  saveOrder,
} from '../orders/public.ts';
import { findMethod, savedCharge, type StoredCharge } from '../../extensions/payments/public.ts';
import { record, recordDecline } from './action-log.ts';
import { lockSubscription, readContract, saveSubscription } from './change.ts';
import { contractFor, cycleContent } from './contract.ts';
import { insertCycle } from './cycles.ts';
import { emailDeclined } from './mail.ts';
import { declined, isDue, putOff } from './rules/life.ts';
import { dateOfCycle } from './rules/rhythm.ts';
import { readSettings } from './settings.ts';
import type { Subscription } from './subscription.ts';
import { subscriptions } from './tables.ts';

type Placing = { order: Order; charge: StoredCharge | undefined };

const linesOf = ({ lineItems }: Pick<PlacedContent, 'lineItems'>) =>
  lineItems.map(({ id, catalogReference, quantity }) => ({
    lineItemId: id ?? '',
    catalogReference: catalogReference ?? null,
    quantity: quantity ?? 0,
  }));

const charged = (context: Context, state: OrderState, savedMethodId: string) =>
  savedCharge(context, state, {
    amount: state.order.priceSummary?.total?.amount ?? '0',
    savedMethodId,
    delayedCapture: null,
    captureDelayMinutes: null,
    paymentRequestId: null,
  });

/** The order of a cycle nobody tried before, with its pieces and the attempt to pay it; undefined where pieces are gone. */
async function placeCycle(
  context: Context,
  subscription: Subscription,
  savedMethodId: string | undefined,
): Promise<Placing | undefined> {
  const { nextCycle } = subscription;
  const contract = contractFor(await readContract(context, subscription.id), subscription, nextCycle);
  const content = cycleContent(contract, nextCycle);
  const id = context.ids.guid();
  if (savedMethodId !== undefined) {
    const shortages = await reserveStock(context, id, linesOf(content), { isNew: true });
    if (shortages.length > 0) return undefined;
  }
  const { number } = await beginOrder(context);
  let charge: StoredCharge | undefined;
  const order = await placeOrder(
    context,
    { id, number },
    {
      content,
      payments: [],
      paidByHand: false,
      ...(savedMethodId !== undefined && {
        async then(state) {
          const begun = await charged(context, state, savedMethodId);
          charge = begun.charge;
          return begun.after;
        },
      }),
    },
  );
  const { nextCycle: cycle } = subscription;
  await insertCycle(context, {
    contractId: subscription.id,
    cycle,
    status: 'OPEN',
    orderId: order.id,
    dueDate: dateOfCycle(subscription, cycle),
    settledDate: null,
  });
  return { order, charge };
}

/** The same order again. */
async function chargeAgain(
  context: Context,
  before: OrderState,
  savedMethodId: string | undefined,
): Promise<Placing | undefined> {
  if (savedMethodId === undefined) return { order: before.order, charge: undefined };
  const shortages = await reserveStock(context, before.order.id, linesOf(before.order));
  if (shortages.length > 0) {
    await releaseStock(context, before.order.id);
    return undefined;
  }
  const { charge, after } = await charged(context, before, savedMethodId);
  return { order: await saveOrder(context, before, after), charge };
}

/** What is kept to pay it; undefined once its member has removed it. */
async function methodOf(context: Context, { savedMethodId }: Subscription): Promise<string | undefined> {
  const method = savedMethodId === undefined ? undefined : await findMethod(context, savedMethodId);
  return method?.removedDate === null ? method.id : undefined;
}

/**
 * Records what a cycle is charged, before anybody is asked for money; in the same transaction its order. Of two who come
 * at once one finds it not due any more.
 * @returns the attempt that is to be made; undefined where there is none
 */
export async function beginCycle(context: Context, id: string): Promise<StoredCharge | undefined> {
  const { db, siteId, clock } = context;
  const now = clock.now().toISOString();
  const seen = await subscriptions.get(db, siteId, id);
  // Orders are held before their subscription, as by whoever settles a charge.
  const state = seen?.orderId === undefined ? undefined : await lockOrder(context, seen.orderId);
  const before = await lockSubscription(context, id);
  if (!isDue(before, now) || before.orderId !== seen?.orderId) return undefined;
  if (state?.order.status === 'APPROVED') return undefined;
  const savedMethodId = await methodOf(context, before);
  const placed = state
    ? await chargeAgain(context, state, savedMethodId)
    : await placeCycle(context, before, savedMethodId);
  if (!placed) {
    // Looked for each day, and written down the first time.
    if (before.reason !== 'out_of_stock')
      await record(context, id, 'OUT_OF_STOCK', { cycle: before.nextCycle, byItself: true });
    await saveSubscription(context, putOff(before, now));
    return undefined;
  }
  const begun: Subscription = { ...before, orderId: placed.order.id };
  if (placed.charge) {
    await saveSubscription(context, { ...begun, chargeId: placed.charge.id });
    return placed.charge;
  }
  const { retryDays } = await readSettings(context);
  const after = declined(begun, 'no_card', { now, retryDays });
  await recordDecline(context, after);
  await saveSubscription(context, after);
  await emailDeclined(context, after);
  return undefined;
}
