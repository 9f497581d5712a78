import {
  addMoney,
  compareMoney,
  fitsCurrency,
  isPositiveMoney,
  roundMoney,
  type Decimal,
} from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import {
  badRequest,
  failedPrecondition,
  invalidField,
  type PlatformError,
} from '#platform/contract/errors.ts';
import type { Handler, TipsApi } from '#platform/contract/index.ts';
import { isUnderEdit } from '../draft-orders/public.ts';
import { lockOrder, saveOrder, stampOf, type Order, type OrderState } from '../orders/public.ts';
import { distribute, newDistribution, sumOf, Unfit } from './rules/distribute.ts';
import {
  orderInfoOf,
  tipFeeOf,
  tipOfOrder,
  tipRejection,
  withTip,
  type TipRejection,
} from './rules/order-tip.ts';
import { distributions, distributionsOf, removeDistributions } from './tables.ts';
import type { Distribution, DistributionInput } from './tip.ts';

interface LockedTip {
  state: OrderState;
  parts: Distribution[];
  refusal: TipRejection | 'UNDER_EDIT' | undefined;
}

/** A draft becomes an order before somebody tips. */
const orderIdOf = (request: { orderId?: string | null }): string => {
  if (request.orderId) return request.orderId;
  throw invalidField('draftOrderId', 'OTHER', 'cannot have its tip set: an order can');
};

/** The order and its tip, until the call ends. */
async function hold(context: Context, orderId: string): Promise<LockedTip> {
  const state = await lockOrder(context, orderId);
  const rejection = tipRejection(state) ?? ((await isUnderEdit(context, orderId)) ? 'UNDER_EDIT' : undefined);
  return { state, parts: await distributionsOf(context, orderId), refusal: rejection };
}

async function making(context: Context, { id: orderId, currency }: Order, tipId: string) {
  const staff = await context.collaborators.list(context.db);
  return {
    ...stampOf(context),
    orderId,
    tipId,
    currency,
    source: context.actor === undefined ? ('UNKNOWN_SOURCE' as const) : ('DASHBOARD' as const),
    nameOf: (id: string) => staff.find((one) => one.id === id)?.name,
  };
}

const orRefused = <T>(work: () => T, refuse: (reason: string) => PlatformError): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof Unfit ? refuse(error.message) : error;
  }
};

interface After {
  tip: { id: string; amount: Decimal } | undefined;
  parts: readonly Distribution[];
}

/** Writes the parts first: whoever hears of the order finds them. A tip that stays as it is changes no order. */
async function write(
  context: Context,
  { state, parts: before }: LockedTip,
  { tip, parts }: After,
): Promise<Order> {
  const { db, siteId } = context;
  if (before.length > 0) await removeDistributions(context, state.order.id);
  if (parts.length > 0) await distributions.insertMany(db, siteId, parts);
  const fee = tipFeeOf(state.order);
  const isSame = tip ? fee?.code === tip.id && compareMoney(fee.price?.amount, tip.amount) === 0 : !fee;
  return isSame ? state.order : saveOrder(context, state, withTip(state, tip, stampOf(context)));
}

const invalidTip = (message: string, orderId: string): PlatformError =>
  badRequest(message, 'INVALID_TIP', { orderId });

export const setTipOnOrder: Handler<TipsApi, 'setTipOnOrder', Context> = async (request, context) => {
  const orderId = orderIdOf(request);
  const locked = await hold(context, orderId);
  const { order } = locked.state;
  const refuse = (message: string): PlatformError => invalidTip(message, orderId);
  if (locked.refusal) throw refuse(`The tip of this order cannot be set: ${locked.refusal}.`);
  const { amount, distributions: input = [], undistributedAmount } = request.tip;
  if (!isPositiveMoney(amount) || !fitsCurrency(amount ?? '0', order.currency))
    throw refuse(`A tip is more than nothing, and an amount of ${order.currency}.`);
  const tip = { id: tipFeeOf(order)?.code ?? context.ids.guid(), amount: roundMoney(amount, order.currency) };
  const how = await making(context, order, tip.id);
  const parts = orRefused(() => distribute(locked.parts, input, how), refuse);
  const shared = sumOf(parts);
  const isWhole =
    undistributedAmount == null
      ? compareMoney(shared, tip.amount) <= 0
      : compareMoney(addMoney(shared, undistributedAmount), tip.amount) === 0;
  if (!isWhole) throw refuse('The parts of the tip do not add up to it.');
  const after = await write(context, locked, { tip, parts });
  return { tip: tipOfOrder(after, parts) ?? {}, orderInfo: orderInfoOf(after, tipFeeOf(after)) };
};

const CODES = {
  REFUNDED: 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED',
  UNDER_EDIT: 'ORDER_IS_ALREADY_EDITED',
  NOT_APPROVED: 'ORDER_CANNOT_BE_EDITED',
  AMOUNTS_DO_NOT_ADD_UP: 'ORDER_CANNOT_BE_EDITED',
} as const;

const notEditable = (rejection: NonNullable<LockedTip['refusal']>, orderId: string): PlatformError =>
  failedPrecondition('The tip of this order cannot be changed.', CODES[rejection], {
    orderId,
    reason: rejection,
  });

export const addTipDistributionsToOrder: Handler<TipsApi, 'addTipDistributionsToOrder', Context> = async (
  request,
  context,
) => {
  const orderId = orderIdOf(request);
  const locked = await hold(context, orderId);
  const { order } = locked.state;
  if (locked.refusal) throw notEditable(locked.refusal, orderId);
  const refuse = (message: string): PlatformError =>
    badRequest(message, 'INVALID_TIP_DISTRIBUTION', { orderId });
  const distributionInputs: readonly DistributionInput[] = request.tipDistributions;
  if (distributionInputs.some(({ amount }) => !isPositiveMoney(amount)))
    throw refuse('A part of a tip is more than nothing.');
  const fee = tipFeeOf(order);
  const id = fee?.code ?? context.ids.guid();
  const how = await making(context, order, id);
  const added = orRefused(() => distributionInputs.map((one) => newDistribution(one, how)), refuse);
  const amount = roundMoney(addMoney(fee?.price?.amount, sumOf(added)), order.currency);
  const after = await write(context, locked, { tip: { id, amount }, parts: [...locked.parts, ...added] });
  return { tipDistributions: added, orderInfo: orderInfoOf(after, tipFeeOf(after)) };
};

export const removeTipFromOrder: Handler<TipsApi, 'removeTipFromOrder', Context> = async (
  request,
  context,
) => {
  const orderId = orderIdOf(request);
  const locked = await hold(context, orderId);
  const { order } = locked.state;
  const fee = tipFeeOf(order);
  if (!fee) return { orderInfo: orderInfoOf(order, undefined) };
  if (locked.parts.some(({ transaction }) => transaction)) {
    const code = 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION';
    throw failedPrecondition('A part of the tip was charged already.', code, { orderId });
  }
  if (locked.refusal) throw notEditable(locked.refusal, orderId);
  await write(context, locked, { tip: undefined, parts: [] });
  return { orderInfo: orderInfoOf(order, fee) };
};
