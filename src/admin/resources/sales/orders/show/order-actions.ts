import type { Order } from '#wix/order-operations.ts';
import { isAuthorized } from '../order-facts.ts';
import { big } from '../refund/amounts.ts';

export type OrderActionId =
  | 'fulfil'
  | 'markAsPaid'
  | 'recordPayment'
  | 'capture'
  | 'chargeCard'
  | 'request'
  | 'refund'
  | 'tip'
  | 'edit'
  | 'copy'
  | 'approve'
  | 'reject'
  | 'archive'
  | 'unarchive'
  | 'cancel';

export interface OrderActionState {
  id: OrderActionId;
  /** Why it cannot be done, as a message key; nothing when it can. */
  why?: string;
}

interface Rights {
  collect: boolean;
  capture: boolean;
  chargeSaved: boolean;
  /** The buyer let a card be kept, and there is something to charge it with. */
  hasSavedCard: boolean;
  /** Cancelling lets go of held money first. */
  void: boolean;
  request: boolean;
  prepareOrSend: boolean;
  tip: boolean;
  modify: boolean;
  /** May say what becomes of an order that waits. */
  status: boolean;
  /** May save a draft over a placed order. */
  commit: boolean;
  draft: boolean;
  fulfil: boolean;
}

/** What can be done to the order and, where not, why: a control is never dead without a reason. */
export function orderActions(order: Order, rights: Rights): OrderActionState[] {
  return [
    { id: 'fulfil', ...reason(fulfilReason(order, rights)) },
    { id: 'markAsPaid', ...reason(paymentReason(order, rights)) },
    { id: 'recordPayment', ...reason(paymentReason(order, rights)) },
    ...(isAuthorized(order)
      ? [{ id: 'capture' as const, ...reason(rights.capture ? undefined : 'mayNotCapture') }]
      : []),
    ...(rights.hasSavedCard
      ? [{ id: 'chargeCard' as const, ...reason(rights.chargeSaved ? undefined : 'mayNotCharge') }]
      : []),
    { id: 'request', ...reason(requestReason(order, rights)) },
    { id: 'refund', ...reason(refundReason(order, rights)) },
    { id: 'tip', ...reason(tipReason(order, rights)) },
    { id: 'edit', ...reason(editReason(order, rights)) },
    { id: 'copy', ...reason(rights.draft ? undefined : 'mayNotDraft') },
    ...(isUndecided(order)
      ? [
          { id: 'approve' as const, ...reason(rights.status ? undefined : 'mayNotModify') },
          { id: 'reject' as const, ...reason(rejectReason(order, rights)) },
        ]
      : []),
    { id: order.archived ? 'unarchive' : 'archive', ...reason(archiveReason(order, rights)) },
    { id: 'cancel', ...reason(cancelReason(order, rights)) },
  ];
}

/** The platform rejects to change an order that waits for its payment or was rejected. */
export const isOpenToChange = ({ status }: Order): boolean => status !== 'PENDING' && status !== 'REJECTED';

/** Neither approved nor over. */
const isUndecided = ({ status }: Order): boolean => status === 'INITIALIZED' || status === 'PENDING';

const reason = (why: string | undefined) => (why ? { why: `orders.reason.${why}` } : {});

function fulfilReason(order: Order, { fulfil }: Rights): string | undefined {
  if (!fulfil) return 'mayNotFulfil';
  if (order.status === 'CANCELED') return 'canceled';
  if (order.status === 'REJECTED') return 'rejected';
  if (order.status === 'PENDING' || order.status === 'INITIALIZED') return 'pending';
  return order.fulfillmentStatus === 'FULFILLED' ? 'allSent' : undefined;
}

function paymentReason(order: Order, { collect }: Rights): string | undefined {
  if (!collect) return 'mayNotCollect';
  if (order.status === 'CANCELED') return 'canceled';
  if (order.status === 'REJECTED') return 'rejected';
  return big(order.balanceSummary?.balance?.amount).lte(0) ? 'nothingDue' : undefined;
}

function requestReason(order: Order, rights: Rights): string | undefined {
  return rights.request ? paymentReason(order, { ...rights, collect: true }) : 'mayNotRequest';
}

function refundReason(order: Order, { prepareOrSend }: Rights): string | undefined {
  if (!prepareOrSend) return 'mayNotRefund';
  const balance = order.balanceSummary;
  if (big(balance?.paid?.amount).lte(0)) return 'notPaid';
  const remaining = big(balance?.paid?.amount)
    .minus(big(balance?.refunded?.amount))
    .minus(big(balance?.pendingRefund?.amount));
  return remaining.lte(0) ? 'allRefunded' : undefined;
}

/** The platform has more reasons; it tells them on the page. */
function editReason(order: Order, { commit }: Rights): string | undefined {
  if (!commit) return 'mayNotModify';
  if (order.status === 'CANCELED') return 'canceled';
  if (order.status === 'REJECTED') return 'rejected';
  if (order.status === 'PENDING') return 'pending';
  return big(order.balanceSummary?.refunded?.amount).gt(0) ? 'refunded' : undefined;
}

/** The platform has more reasons; it tells them in the dialog. */
function tipReason(order: Order, { tip }: Rights): string | undefined {
  if (!tip) return 'mayNotTip';
  if (order.status === 'CANCELED') return 'canceled';
  if (order.status === 'REJECTED') return 'rejected';
  if (order.status !== 'APPROVED') return 'notApproved';
  const { refunded, pendingRefund } = order.balanceSummary ?? {};
  return big(refunded?.amount).plus(big(pendingRefund?.amount)).gt(0) ? 'tipRefunded' : undefined;
}

function rejectReason(order: Order, { status }: Rights): string | undefined {
  if (!status) return 'mayNotModify';
  return isAuthorized(order) ? 'authorized' : undefined;
}

function archiveReason(order: Order, { modify }: Rights): string | undefined {
  if (!modify) return 'mayNotModify';
  if (order.status === 'REJECTED') return 'rejected';
  return order.status === 'PENDING' ? 'pending' : undefined;
}

export function cancelReason(
  order: Order,
  { modify, void: mayVoid }: Pick<Rights, 'modify' | 'void'>,
): string | undefined {
  if (!modify) return 'mayNotModify';
  if (order.status === 'CANCELED') return 'alreadyCanceled';
  if (order.status === 'REJECTED') return 'rejected';
  if (order.status === 'PENDING') return 'pending';
  return isAuthorized(order) && !mayVoid ? 'authorized' : undefined;
}
