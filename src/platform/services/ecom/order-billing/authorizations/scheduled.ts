import type { Context, SiteDb } from '#platform/context.ts';
import { failedPrecondition, PlatformError } from '#platform/contract/errors.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import {
  readManyTransactions,
  type OrderTransactions,
  type Payment,
} from '../../order-transactions/public.ts';
import { eachDue } from '#platform/services/extensions/payments/public.ts';
import { recordActions, resumeAction } from './execute-actions.ts';
import {
  dropSchedule,
  dueActions,
  dueSchedules,
  putSchedule,
  type OpenAction,
  type Schedule,
} from './open-actions.ts';

interface Body {
  orderTransactions: OrderTransactions;
  paymentIds: readonly string[];
}

/** What is to be done to the payment when nobody does it before. */
function scheduleOf(
  orderId: string,
  { id: paymentId, status, regularPaymentDetails }: Payment,
): Schedule | undefined {
  const { actionType, executionDate } = regularPaymentDetails?.authorizationDetails?.scheduledAction ?? {};
  if (status !== 'AUTHORIZED' || !actionType || !executionDate) return undefined;
  return { paymentId, orderId, kind: actionType, dueDate: new Date(executionDate).toISOString() };
}

/** Keeps what time is to do in line with what the payments say, whoever wrote them. */
export async function watchAuthorizations({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { orderTransactions, paymentIds } = body.actionEvent.body as Body;
  for (const payment of orderTransactions.payments) {
    if (!paymentIds.includes(payment.id) || !payment.regularPaymentDetails?.authorizationDetails) continue;
    const schedule = scheduleOf(orderTransactions.orderId, payment);
    await (schedule ? putSchedule(context, schedule) : dropSchedule(context, payment.id));
  }
}

/** Of orders that were put there without events, such as the demo's. */
export async function scheduleSeeded(scope: SiteDb, orderIds: readonly string[]): Promise<void> {
  for (const { orderId, payments } of await readManyTransactions(scope.db, scope.siteId, orderIds)) {
    for (const payment of payments) {
      const schedule = scheduleOf(orderId, payment);
      if (schedule) await putSchedule(scope, schedule);
    }
  }
}

/** @returns nothing where somebody was faster, or the payment is not to be had any more */
async function beginScheduled(
  context: Context,
  { orderId, paymentId, kind }: Schedule,
): Promise<OpenAction[]> {
  await dropSchedule(context, paymentId);
  return recordActions(context, {
    orderId,
    asks: [{ kind, paymentId }],
    path: 'payments',
    reason: 'SCHEDULED',
    refuse: (rejection) => failedPrecondition('The payment is not authorized any more.', rejection),
  });
}

async function execute(context: Context, schedule: Schedule): Promise<void> {
  let open: OpenAction[] = [];
  try {
    open = await context.transaction((inner) => beginScheduled(inner, schedule));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    await dropSchedule(context, schedule.paymentId);
  }
  for (const { id } of open) await resumeAction(context, id);
}

/** Does what was to be done by now, and asks again where no answer came; one that fails keeps no other waiting. */
export async function endAuthorizations(context: Context): Promise<void> {
  try {
    await eachDue(await dueActions(context), ({ id }) => resumeAction(context, id));
  } finally {
    await eachDue(await dueSchedules(context), (schedule) => execute(context, schedule));
  }
}
