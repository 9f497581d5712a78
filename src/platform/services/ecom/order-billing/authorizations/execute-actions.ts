import type { Context } from '#platform/context.ts';
import { invalid, type PlatformError } from '#platform/contract/errors.ts';
import type { AuthorizationOutcome } from '#platform/ports.ts';
import type { OrderTransactions } from '../../order-transactions/public.ts';
import {
  beginAction,
  endAction,
  lockOrder,
  planAction,
  priceViolations,
  readState,
  saveOrder,
  stampOf,
  type ActionReason,
  type AuthorizationRequest,
  type AuthorizationRejection,
} from '../../orders/public.ts';
import { nextAttempt } from '#platform/services/extensions/payments/public.ts';
import { duplicatePayments } from '../rules/rejections.ts';
import {
  findOpenAction,
  insertOpenActions,
  removeOpenAction,
  updateOpenAction,
  type OpenAction,
} from './open-actions.ts';

export interface AuthorizationCommand {
  orderId: string;
  asks: readonly AuthorizationRequest[];
  /** Where they stand in the request. */
  path: string;
  reason: ActionReason;
  /** The rejection of a payment in the words of the operation. */
  refuse: (authorizationRejection: AuthorizationRejection, ask: AuthorizationRequest) => PlatformError;
}

/** Checks all of them and puts them on record, with the order locked: nobody else can do anything to these payments. */
export async function recordActions(context: Context, command: AuthorizationCommand): Promise<OpenAction[]> {
  const { orderId, asks, path, reason, refuse } = command;
  const before = await lockOrder(context, orderId);
  const { currency } = before.order;
  const violations = [
    ...duplicatePayments(
      asks.map(({ paymentId }) => ({ paymentId })),
      path,
      path === 'paymentIds' ? '' : '.paymentId',
    ),
    ...priceViolations(
      asks.map(({ amount }) => (amount === undefined ? {} : { amount: { amount } })),
      path,
      currency,
    ),
  ];
  if (violations.length > 0) throw invalid(violations);
  const stamp = stampOf(context);
  const nextAskDate = nextAttempt(context.clock.now(), 0);
  let after = before;
  const open = asks.map((ask): OpenAction => {
    const planned = planAction(before, ask, stamp.now);
    if (typeof planned === 'string') throw refuse(planned, ask);
    const id = stamp.guid();
    after = beginAction(after, planned, { id, reason }, stamp);
    const author = context.actor ?? null;
    return { ...planned, id, orderId, currency, reason, author, asks: 0, nextAskDate };
  });
  await saveOrder(context, before, after);
  await insertOpenActions(context, open);
  return open;
}

/** Undefined when the provider did not answer: whether it did anything is then unknown. */
async function ask(context: Context, openAction: OpenAction): Promise<AuthorizationOutcome | undefined> {
  const { id, kind, orderId, paymentId, providerTransactionId, amount, currency } = openAction;
  const request = {
    orderId,
    paymentId,
    providerTransactionId,
    amount,
    currency,
    idempotencyKey: `${orderId}:${paymentId}:${amount}:${id}`,
  };
  try {
    return kind === 'CAPTURE'
      ? await context.payments.capture(request)
      : await context.payments.void(request);
  } catch {
    return undefined;
  }
}

/** Writes down how an act ended. From however many sides that is heard, it has its effect once. */
async function settleAct(context: Context, id: string, outcome: AuthorizationOutcome): Promise<void> {
  const known = await findOpenAction(context, id);
  if (!known) return;
  const before = await lockOrder(context, known.orderId);
  // Another process may have heard it while this one waited for the order.
  if (!(await findOpenAction(context, id))) return;
  const { kind, paymentId, reason, author } = known;
  const stamp = { ...stampOf(context), author: author ?? undefined };
  const after = endAction(before, { kind, paymentId, reason, outcome }, stamp);
  if (after) await saveOrder(context, before, after);
  await removeOpenAction(context, id);
}

/** Asks the provider and records its answer; unanswered it stays open. Outside of any transaction. */
export async function resumeAction(context: Context, id: string): Promise<void> {
  const action = await findOpenAction(context, id);
  if (!action) return;
  const outcome = await ask(context, action);
  if (outcome) return context.transaction((inner) => settleAct(inner, id, outcome));
  const asks = action.asks + 1;
  await updateOpenAction(context, id, { asks, nextAskDate: nextAttempt(context.clock.now(), asks) });
}

/**
 * Captures or voids payments of an order: records what is to be done, asks the provider, records what it said. All are
 * checked before any is asked for. What was left in between, maintenance brings to an end.
 */
export async function executeActions(
  context: Context,
  command: AuthorizationCommand,
): Promise<OrderTransactions> {
  const open = await context.once((inner) => recordActions(inner, command));
  for (const { id } of open) await resumeAction(context, id);
  return (await readState(context, command.orderId)).transactions;
}
