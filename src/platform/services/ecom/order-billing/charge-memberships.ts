import { isPositiveMoney, minMoney, price, subtractMoney, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, PlatformError } from '#platform/contract/errors.ts';
import {
  membershipDetails,
  payByMemberships,
  type LineToPay,
  type PaidLine,
} from '../app-memberships/public.ts';
import { newPayment, type Payment } from '../order-transactions/public.ts';
import {
  amountUncovered,
  lockOrder,
  receivePayments,
  assertAcceptsPayment,
  saveOrder,
  stampOf,
  type OrderLineItem,
  type OrderState,
} from '../orders/public.ts';
import {
  askablePlugins,
  fetchMemberships,
  identityOfCaller,
} from '../../extensions/service-plugins/public.ts';

/** A line, and what of which app is to pay for it. */
export interface RequestedMembership {
  lineItemId: string | undefined;
  membershipId: string | undefined;
  appId: string | undefined;
}

interface Charge {
  memberId: string | undefined;
  asked: readonly RequestedMembership[];
}

const notEligible = (
  requestedMemberships: readonly RequestedMembership[],
  why = 'There is no such membership.',
): PlatformError =>
  failedPrecondition(why, 'MEMBERSHIP_NOT_ELIGIBLE', {
    lineItemIds: requestedMemberships.map(({ lineItemId }) => lineItemId),
  });

const NOTHING_TO_FULFILL = 'There is nothing left to pay.';

/** The SDK hides it from its types; the API has it. */
interface HiddenFields {
  rootCatalogItemId?: string | undefined;
}

const GONE = new Set<string | undefined>(['VOIDED', 'DECLINED', 'CANCELED']);

/** One piece of the catalogue that no membership has paid for. */
function isPayable(line: OrderLineItem, { transactions }: OrderState): boolean {
  const isPaid = transactions.payments.some(
    ({ membershipPaymentDetails: paid, status }) => paid?.lineItemId === line.id && !GONE.has(status),
  );
  return !isPaid && line.quantity === 1 && Boolean(line.catalogReference?.catalogItemId);
}

/** What is asked for, as the apps say of it now: they know its name, and whether it can pay. */
async function findLines(
  context: Context,
  state: OrderState,
  { memberId, asked }: Charge,
): Promise<LineToPay[]> {
  const lines = asked.map((one) => ({
    one,
    line: state.order.lineItems.find(({ id }) => id === one.lineItemId),
  }));
  const plugins = (await askablePlugins(context, 'MEMBERSHIPS')).filter(({ appId }) =>
    asked.some((one) => one.appId === appId),
  );
  const payable = lines.flatMap(({ line }) => (line && isPayable(line, state) ? line : []));
  if (!memberId || payable.length < asked.length || new Set(payable).size < asked.length)
    throw notEligible(asked);
  if (plugins.length === 0) throw notEligible(asked);
  const named = payable.map(({ id = '', catalogReference, ...line }) => ({
    id,
    catalogReference: {
      appId: catalogReference?.appId ?? '',
      catalogItemId: catalogReference?.catalogItemId ?? '',
    },
    rootCatalogItemId: (line as HiddenFields).rootCatalogItemId,
  }));
  const behalf = { identity: identityOfCaller(context), language: context.site.locale };
  const { told } = await context.plugins.ask({
    told: plugins.map((plugin) => fetchMemberships(plugin, { ...behalf, memberId, lines: named })),
  });
  return lines.map(({ one, line }, at) => {
    const place = plugins.findIndex(({ appId }) => appId === one.appId);
    const [plugin, answer, item] = [plugins[place], told[place], named[at]];
    const found =
      answer && 'answer' in answer
        ? answer.answer.eligible.find(
            ({ id, lines: covered }) => id === one.membershipId && covered.includes(at),
          )
        : undefined;
    if (!plugin || !item || !found) throw notEligible([one]);
    return {
      lineItemId: item.id,
      lineName: line?.productName?.original ?? '',
      catalogReference: item.catalogReference,
      rootCatalogItemId: item.rootCatalogItemId,
      membershipId: found.id,
      membershipName: found.name.original,
      plugin,
    };
  });
}

/** Of each of these lines what it costs, as far as the order is not paid yet. */
function sharesOf(state: OrderState, lineItemIds: readonly (string | undefined)[]): Decimal[] {
  let due = amountUncovered(state);
  return lineItemIds.map((lineItemId) => {
    const line = state.order.lineItems.find(({ id }) => id === lineItemId);
    const share = minMoney(line?.totalPriceAfterTax?.amount ?? '0', due);
    due = subtractMoney(due, share);
    return share;
  });
}

function paymentsOf(context: Context, state: OrderState, paid: readonly PaidLine[]): Payment[] {
  const { currency } = state.order;
  const stamp = stampOf(context);
  const shares = sharesOf(
    state,
    paid.map(({ lineItemId }) => lineItemId),
  );
  return paid.map((line, at) => {
    const input = {
      status: 'APPROVED' as const,
      amount: price(shares[at] ?? '0', currency),
      membershipPaymentDetails: membershipDetails(line),
    };
    return newPayment(input, currency, stamp.guid(), stamp.now);
  });
}

/**
 * Has memberships pay for lines of an order: of all of them, or of none.
 * @throws 428 MEMBERSHIP_NOT_ELIGIBLE where one does not, or there is nothing to pay
 */
export async function payOrderByMemberships(
  context: Context,
  before: OrderState,
  charge: Charge,
): Promise<{ after: OrderState; payments: Payment[] }> {
  const { asked, memberId } = charge;
  if (asked.length === 0) return { after: before, payments: [] };
  if (!isPositiveMoney(amountUncovered(before))) throw notEligible(asked, NOTHING_TO_FULFILL);
  const lines = await findLines(context, before, charge);
  const shares = sharesOf(
    before,
    lines.map(({ lineItemId }) => lineItemId),
  );
  // A use is counted for each.
  const needless = asked.filter((_one, at) => !isPositiveMoney(shares[at]));
  if (needless.length > 0) throw notEligible(needless, NOTHING_TO_FULFILL);
  try {
    const paid = await payByMemberships(context, {
      orderId: before.order.id,
      memberId: memberId ?? '',
      lines,
    });
    const payments = paymentsOf(context, before, paid);
    return { after: receivePayments(before, payments, stampOf(context)), payments };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    throw failedPrecondition(error.message, 'MEMBERSHIP_NOT_ELIGIBLE', { ...error.data, reason: error.code });
  }
}

/** The same, and nothing else. @throws 404 ORDER_NOT_FOUND, too */
export async function chargeOrderMemberships(
  context: Context,
  orderId: string,
  charge: Charge,
): Promise<Payment[]> {
  const before = await lockOrder(context, orderId);
  assertAcceptsPayment(before.order);
  const { after, payments } = await payOrderByMemberships(context, before, charge);
  await saveOrder(context, before, after);
  return payments;
}
