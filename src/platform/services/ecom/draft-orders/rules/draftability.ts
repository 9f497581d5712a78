import { isPositiveMoney } from '#shared/money.ts';
import type { DraftOrdersApi, Reply } from '#platform/contract/index.ts';
import type { OrderState } from '../../orders/public.ts';

/** The wire knows more reasons than the SDK's types show. */
export type NonDraftableReason =
  | NonNullable<Reply<DraftOrdersApi, 'getOrderDraftabilityStatus'>['nonDraftableReasons']>[number]
  | 'AMOUNTS_DO_NOT_ADD_UP'
  | 'UNSUPPORTED_CATALOG_ITEM';

const CHANNELS = new Set<string | undefined>(['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE']);

/** Why no draft can be made of an order, besides what its totals say. */
export function nonDraftableReasons(
  { order, transactions }: OrderState,
  siteCurrency: string,
): NonDraftableReason[] {
  const { refunded, pendingRefund } = order.balanceSummary ?? {};
  const isRefunded =
    isPositiveMoney(refunded?.amount) ||
    isPositiveMoney(pendingRefund?.amount) ||
    order.lineItems.some(({ refundQuantity }) => (refundQuantity ?? 0) > 0);
  const found: [NonDraftableReason, boolean][] = [
    ['PARTIALLY_OR_FULLY_REFUNDED', isRefunded || transactions.refunds.some(isUnsettled)],
    ['UNSUPPORTED_CHANNEL_TYPE', !CHANNELS.has(order.channelInfo?.type)],
    ['ORDER_STATUS_IS_NOT_SUPPORTED', order.status !== 'APPROVED'],
    ['ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT', order.currency !== siteCurrency],
    ['SUBSCRIPTION_LINE_ITEM_EXISTS', order.lineItems.some(({ subscriptionInfo }) => subscriptionInfo)],
    ['UNSUPPORTED_CATALOG_ITEM', order.lineItems.some(({ itemType }) => itemType?.preset === 'GIFT_CARD')],
  ];
  return found.flatMap(([reason, holds]) => (holds ? reason : []));
}

const isUnsettled = ({ transactions = [] }: OrderState['transactions']['refunds'][number]): boolean =>
  transactions.some(({ refundStatus }) => refundStatus !== 'FAILED');
