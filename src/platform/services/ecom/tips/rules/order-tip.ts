import {
  compareMoney,
  isPositiveMoney,
  price,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { isTip, TIP_NAME, TIPS_APP_ID } from '#shared/tips.ts';
import {
  activity,
  addActivities,
  reconcile,
  summarise,
  type Order,
  type OrderState,
  type Stamp,
} from '../../orders/public.ts';
import { timelineChanges } from '../../draft-orders/public.ts';
import type { Distribution, OrderInfo, Tip } from '../tip.ts';
import { sumOf } from './distribute.ts';

type Fee = NonNullable<Order['additionalFees']>[number];

export const tipFeeOf = ({
  additionalFees,
}: Pick<Order, 'additionalFees'>): (Fee & { code: string }) | undefined => {
  const fee = additionalFees?.find(isTip);
  return fee?.code ? { ...fee, code: fee.code } : undefined;
};

export type TipRejection = 'REFUNDED' | 'NOT_APPROVED' | 'AMOUNTS_DO_NOT_ADD_UP';

/** Why no tip of the order changes any more. */
export function tipRejection({ order, transactions }: OrderState): TipRejection | undefined {
  const { paymentStatus, status, balanceSummary, priceSummary } = order;
  const isRefunded =
    paymentStatus === 'FULLY_REFUNDED' ||
    paymentStatus === 'PARTIALLY_REFUNDED' ||
    isPositiveMoney(balanceSummary?.pendingRefund?.amount) ||
    transactions.refunds.some(({ transactions: parts = [] }) =>
      parts.some(({ refundStatus }) => refundStatus !== 'FAILED'),
    );
  if (isRefunded) return 'REFUNDED';
  if (status !== 'APPROVED') return 'NOT_APPROVED';
  const { total } = summarise(order).priceSummary ?? {};
  return compareMoney(total?.amount, priceSummary?.total?.amount) === 0 ? undefined : 'AMOUNTS_DO_NOT_ADD_UP';
}

interface NewTip {
  id: string;
  amount: Decimal;
}

/** The order with that tip instead of the one it has; without any, where none is given. Never taxed. */
export function withTip(
  { order, transactions }: OrderState,
  tip: NewTip | undefined,
  stamp: Stamp,
): OrderState {
  const others = (order.additionalFees ?? []).filter((fee) => !isTip(fee));
  const fee: Fee | undefined = tip && {
    id: stamp.guid(),
    code: tip.id,
    name: TIP_NAME,
    price: price(tip.amount, order.currency),
    providerAppId: TIPS_APP_ID,
    source: 'PLATFORM',
  };
  const charged = summarise({ ...order, additionalFees: fee ? [...others, fee] : others });
  const settled = reconcile({ order: charged, transactions }, stamp);
  const tipActivity = activity('DRAFT_ORDER_CHANGES_APPLIED', stamp, {
    draftOrderChangesApplied: { changes: timelineChanges(order, charged) },
  });
  // As with every edit: no money came in.
  const activities = addActivities(order.activities, [tipActivity]);
  return { ...settled, order: { ...settled.order, activities } };
}

export const orderInfoOf = (order: Pick<Order, 'id' | 'currency'>, fee: Fee | undefined): OrderInfo => ({
  ...(fee && {
    orderId: order.id,
    ...(fee.id && { additionalFeeId: fee.id }),
    additionalFeePrice: price(fee.price?.amount, order.currency),
  }),
});

interface TipTotals {
  id?: string;
  amount: Decimal;
  lineItemSubtotal: Decimal | undefined;
  currency: string;
}

/** The tip as it travels. */
export function writeTip(
  { id, amount, lineItemSubtotal, currency }: TipTotals,
  parts: readonly Distribution[],
): Tip {
  const rest = roundMoney(subtractMoney(amount, sumOf(parts)), currency);
  return {
    ...(id && { id }),
    amount,
    ...(lineItemSubtotal && { lineItemSubtotal }),
    distributions: [...parts],
    ...(isPositiveMoney(rest) && { undistributedAmount: rest }),
  };
}

export const tipOfOrder = (
  order: Pick<Order, 'additionalFees' | 'priceSummary' | 'currency'>,
  parts: readonly Distribution[],
): Tip | undefined => {
  const fee = tipFeeOf(order);
  return (
    fee &&
    writeTip(
      {
        id: fee.code,
        amount: roundMoney(fee.price?.amount, order.currency),
        lineItemSubtotal: order.priceSummary?.subtotal?.amount,
        currency: order.currency,
      },
      parts.filter(({ tipId }) => tipId === fee.code),
    )
  );
};
