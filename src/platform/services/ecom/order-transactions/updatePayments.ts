import type { Context } from '#platform/context.ts';
import { invalid, type FieldViolation } from '#platform/contract/errors.ts';
import type { OrderTransactionsApi, Reply, Request } from '#platform/contract/index.ts';
import { mergePatch } from '#platform/store/index.ts';
import {
  priceViolations,
  saveOrder,
  reconcile,
  stampOf,
  updatableMask,
  updatablePart,
  type OrderState,
} from '../orders/public.ts';
import { lockTransactions } from './lock-transactions.ts';
import type { OrderTransactions, Payment } from './order-transactions.ts';
import { findPayment, moved } from './update-payment-status.ts';

/** The SDK's own types leave the fields of this operation out, and its function sends none; its contract has them. */
interface UpdateRequest {
  orderId: string;
  payments: { payment?: Partial<Payment>; fieldMask?: string[] }[];
}
type UpdateReply = Reply<OrderTransactionsApi, 'updatePayments'>;

const DETAILS = ['regularPaymentDetails', 'giftcardPaymentDetails', 'membershipPaymentDetails'] as const;

/** What tells of a payment. Its amount stays, what goes back is a refund, and its status moves by the rules for that. */
const UPDATABLE = [
  'refundDisabled',
  'regularPaymentDetails.creditCardDetails',
  'regularPaymentDetails.paymentOrderId',
  'regularPaymentDetails.gatewayTransactionId',
  'regularPaymentDetails.providerTransactionId',
  'regularPaymentDetails.paymentMethod',
  'regularPaymentDetails.paymentMethodName',
  'regularPaymentDetails.platformFee',
  'membershipPaymentDetails.name',
  'membershipPaymentDetails.externalTransactionId',
  'externalReceipt',
] as const;

/** A payment was made in one way, and is not turned into another. */
function otherWay(before: Payment, patch: Partial<Payment>, path: string): FieldViolation[] {
  return DETAILS.filter((details) => patch[details] && !before[details]).map((details) => ({
    field: `${path}.${details}`,
    violatedRule: 'FIELD_NOT_ALLOWED',
    description: 'the payment was made in another way',
    data: {},
  }));
}

function patched(state: OrderState, patch: Partial<Payment>, fieldMask: string[] | undefined, now: string) {
  const before = findPayment(state, patch.id);
  const mask = fieldMask && updatableMask(fieldMask, UPDATABLE);
  const part = updatablePart(patch, UPDATABLE);
  if (mask ? mask.length === 0 : Object.keys(part).length === 0) return state;
  const path = 'payments.payment';
  const after = mergePatch(before, part, { mask, path, readonly: [], immutable: [] });
  const payments = state.transactions.payments.map((one) =>
    one === before ? { ...after, updatedDate: now } : one,
  );
  return { ...state, transactions: { ...state.transactions, payments } };
}

const movesStatus = (fieldMask: readonly string[] | undefined): boolean =>
  fieldMask === undefined || fieldMask.some((path) => path === 'status' || path === '*');

/** Tells more, or anew, of payments that are there: all of them, or none. */
export async function updatePayments(
  input: Request<OrderTransactionsApi, 'updatePayments'>,
  context: Context,
): Promise<UpdateReply> {
  const { orderId, payments } = input as unknown as UpdateRequest;
  const before = await lockTransactions(context, orderId);
  const violations = payments.flatMap(({ payment = {} }, index) => {
    const path = `payments[${index}].payment`;
    return [
      ...otherWay(findPayment(before, payment.id), payment, path),
      ...priceViolations(payment, path, before.order.currency),
    ];
  });
  if (violations.length > 0) throw invalid(violations);
  const stamp = stampOf(context);
  let after = before;
  for (const { payment = {}, fieldMask } of payments) {
    after = patched(after, payment, fieldMask, stamp.now);
    const { id: paymentId = '', status } = payment;
    if (status && movesStatus(fieldMask)) after = await moved(context, after, { paymentId, status });
  }
  if (after !== before) {
    after = reconcile(after, stamp);
    await saveOrder(context, before, after);
  }
  const orderTransactions: OrderTransactions = after.transactions;
  return { orderTransactions } as unknown as UpdateReply;
}
