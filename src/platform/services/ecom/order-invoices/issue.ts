import type { Invoice, InvoiceKind } from '#shared/invoices.ts';
import { addMoney, isPositiveMoney, subtractMoney } from '#shared/money.ts';
import type { Context, Site } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { WrittenMail } from '#platform/mails/mail-layout.ts';
import type { Payment } from '../order-transactions/public.ts';
import {
  addActivities,
  documentMail,
  saveOrder,
  stampOf,
  type Order,
  type OrderState,
} from '../orders/public.ts';
import { drawUpCreditNote, drawUpInvoice, isUnderWay, refundedBy, type Heading } from './rules/draw-up.ts';
import { drawUpReceipt } from './rules/draw-up-receipt.ts';
import { mayInvoice } from './rules/may-invoice.ts';
import { madeActivity, sentActivity, withReceipt } from './rules/activity.ts';
import { isTaxed } from './rules/tax-reason.ts';
import { readMissingFacts, takeNumber } from './settings.ts';
import { insertInvoice, invoicesOf, type StoredInvoice } from './tables.ts';

/** The code of the rejection while the seller has not said what an invoice has to state. */
export const SELLER_DETAILS_MISSING = 'SELLER_DETAILS_MISSING';
const FACT_NAMES = { name: 'legal name', address: 'address', taxId: 'tax number' } as const;

const MAIL = { INVOICE: 'invoice', CREDIT_NOTE: 'creditNote', RECEIPT: 'receipt' } as const;

const mailOf = (order: Order, { invoice, key }: StoredInvoice, site: Site): WrittenMail[] =>
  documentMail(order, site, MAIL[invoice.kind], {
    number: invoice.number,
    amount: invoice.total,
    url: `${site.publicUrl}/invoice/${key}`,
  });

/** Mails one that is there to its buyer once more. @returns the address, where there is one */
export async function sendAgain(
  context: Context,
  state: OrderState,
  storedInvoice: StoredInvoice,
): Promise<string | undefined> {
  const { order } = state;
  const [mail] = mailOf(order, storedInvoice, context.site);
  if (!mail) return undefined;
  await context.mail(mail);
  const activities = addActivities(order.activities, [sentActivity(storedInvoice.invoice, stampOf(context))]);
  await saveOrder(context, state, { ...state, order: { ...order, activities } });
  return mail.to;
}

/**
 * Gives it a number, keeps it, writes it into the order's timeline and sends it where the shop wants that. A receipt is
 * noted on its payment, too.
 */
async function issue(
  context: Context,
  state: OrderState,
  kind: InvoiceKind,
  draw: (heading: Heading) => Invoice,
): Promise<Invoice> {
  const { clock, ids, site, siteId } = context;
  const used = await takeNumber(context, kind);
  const heading = { id: ids.guid(), number: used.number, issuedDate: clock.now().toISOString() };
  const invoice = draw({ ...heading, site, settings: used.settings });
  const key = ids.guid();
  await insertInvoice({ db: context.db, siteId }, invoice, used, key);
  const { order, transactions } = state;
  const mails = used.settings.send ? mailOf(order, { invoice, key }, site) : [];
  for (const mail of mails) await context.mail(mail);
  const stamp = stampOf(context);
  const told = [madeActivity(invoice, stamp), ...mails.map(() => sentActivity(invoice, stamp))];
  await saveOrder(context, state, {
    order: { ...order, activities: addActivities(order.activities, told) },
    transactions: withReceipt(transactions, invoice, stamp),
  });
  return invoice;
}

/** @param state the order, locked @throws why there can be none */
export async function issueInvoice(context: Context, state: OrderState): Promise<Invoice> {
  const { order } = state;
  mayInvoice(order);
  const earlier = await invoicesOf(context, [order.id]);
  if (earlier.some(({ invoice }) => invoice.kind === 'INVOICE'))
    throw failedPrecondition('The order has its invoice.', 'INVOICE_ALREADY_EXISTS', { orderId: order.id });
  const missing = await readMissingFacts(context, isTaxed(order));
  if (missing.length > 0)
    throw failedPrecondition(
      `Invoices require the seller’s ${missing.map((fact) => FACT_NAMES[fact]).join(' and ')}.`,
      SELLER_DETAILS_MISSING,
      { orderId: order.id, missing },
    );
  return issue(context, state, 'INVOICE', (heading) => drawUpInvoice(state, heading));
}

/**
 * Credits what went back of an invoiced order by a refund and is not credited yet. None where the order has no
 * invoice, or the refund is still under way.
 */
export async function issueCreditNote(
  context: Context,
  state: OrderState,
  refundId: string,
): Promise<Invoice | undefined> {
  const { order, transactions } = state;
  const refund = transactions.refunds.find(({ id }) => id === refundId);
  const earlier = (await invoicesOf(context, [order.id])).map(({ invoice }) => invoice);
  const invoiced = earlier.find(({ kind }) => kind === 'INVOICE');
  if (!refund || !invoiced || isUnderWay(refund)) return undefined;
  const credited = earlier.filter(({ kind }) => kind === 'CREDIT_NOTE');
  const before = credited.filter((note) => note.refundId === refundId).map(({ total }) => total);
  const remaining = subtractMoney(refundedBy(refund), addMoney('0', ...before));
  if (!isPositiveMoney(remaining)) return undefined;
  return issue(context, state, 'CREDIT_NOTE', (heading) =>
    drawUpCreditNote({ order, refund, invoice: invoiced, credited }, remaining, heading),
  );
}

/** What came in by a payment that has no receipt yet. @param state the order, locked */
export const issueReceipt = (context: Context, state: OrderState, payment: Payment): Promise<Invoice> =>
  issue(context, state, 'RECEIPT', (heading) => drawUpReceipt(state.order, payment, heading));
