import type { Invoice } from '#shared/invoices.ts';
import type { OrderTransactions } from '../../order-transactions/public.ts';
import { activity, type Order, type Stamp } from '../../orders/public.ts';

type Activity = Order['activities'][number];

const receiptOf = ({ id, number }: Invoice) => ({ receiptId: id, displayNumber: number });

/** Receipts have words of their own; a credit note is told as an invoice. */
export const madeActivity = (invoice: Invoice, stamp: Stamp): Activity =>
  invoice.payment
    ? activity('RECEIPT_CREATED', stamp, {
        receiptCreated: { paymentId: invoice.payment.id, wixReceipt: receiptOf(invoice) },
      })
    : activity('INVOICE_ADDED', stamp);

export const sentActivity = (invoice: Invoice, stamp: Stamp): Activity =>
  invoice.payment
    ? activity('RECEIPT_SENT', stamp, {
        receiptSent: { paymentId: invoice.payment.id, wixReceipt: receiptOf(invoice) },
      })
    : activity('INVOICE_SENT', stamp);

/** The payment says which receipt it has; nothing else of the money changes. */
export function withReceipt(
  transactions: OrderTransactions,
  invoice: Invoice,
  { now }: Stamp,
): OrderTransactions {
  const { payment: of } = invoice;
  if (!of) return transactions;
  const payments = transactions.payments.map((payment) =>
    payment.id === of.id ? { ...payment, wixReceipt: receiptOf(invoice), updatedDate: now } : payment,
  );
  return { ...transactions, payments };
}
