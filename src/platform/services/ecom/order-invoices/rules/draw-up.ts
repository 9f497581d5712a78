import { addressLines } from '#shared/address/address-lines.ts';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import type { Invoice, InvoiceLine, InvoiceSettings, InvoiceTotal } from '#shared/invoices.ts';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  isPositiveMoney,
  roundMoney,
  shareOf,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { slotOf } from '#shared/delivery-slot.ts';
import { lineChoices, lineTitle } from '#shared/order-lines.ts';
import { giftCardTotal, lineTotal, totalsOfOrder } from '#shared/price-totals.ts';
import type { Site } from '#platform/context.ts';
import type { OrderTransactions, Refund } from '../../order-transactions/public.ts';
import type { Order, OrderState } from '../../orders/public.ts';
import { creditedTax } from './credited-tax.ts';
import { rateOf, taxByRate } from './tax-by-rate.ts';
import { taxReason } from './tax-reason.ts';

export interface Heading {
  id: string;
  number: string;
  issuedDate: string;
  site: Site;
  settings: InvoiceSettings;
}

const text = (value: string | null | undefined): string => value?.trim() ?? '';

function buyerOf(order: Order, locale: string): Invoice['buyer'] {
  const { billingInfo, buyerInfo } = order;
  const shipsTo = deliveryAddressOf(order) ?? order.recipientInfo;
  const { address, contactDetails } = billingInfo?.contactDetails
    ? billingInfo
    : { address: billingInfo?.address ?? shipsTo?.address, contactDetails: shipsTo?.contactDetails };
  const lines = addressLines(address, contactDetails, locale);
  const email = text(buyerInfo?.email);
  const taxId = text(contactDetails?.vatId?.id);
  return {
    lines: [...lines, ...(email ? [email] : [])],
    ...(taxId && { taxId }),
  };
}

function deliveryOf({ shippingInfo }: Order): Pick<Invoice, 'delivery'> {
  const slot = slotOf(shippingInfo?.logistics);
  if (!slot) return {};
  const [from, to] = [slot.from, slot.to].map((moment) => new Date(moment).toISOString());
  return { delivery: { title: text(shippingInfo?.title), slot: { from: from ?? '', to: to ?? '' } } };
}

/** What stands above every document of an order. */
export function headOf(order: Order, { id, number, issuedDate, site, settings }: Heading) {
  const locale = order.buyerLanguage ?? site.locale;
  return {
    id,
    number,
    issuedDate,
    orderId: order.id,
    orderNumber: order.number,
    orderDate: order.purchasedDate ?? order.createdDate,
    locale,
    timeZone: site.timeZone,
    currency: order.currency,
    seller: {
      name: settings.seller || site.name,
      address: settings.address,
      taxId: settings.taxId,
      footer: settings.footer,
    },
    buyer: buyerOf(order, locale),
  };
}

const positive = (sum: InvoiceTotal): InvoiceTotal[] => (isPositiveMoney(sum.amount) ? [sum] : []);

/** Rate by rate, where the order tells them. */
function taxRows(order: Order, kind: 'tax' | 'taxIncluded', amount: Decimal): InvoiceTotal[] {
  const rates = taxByRate(order, amount);
  return rates.length > 0 ? rates.map((at) => ({ kind, ...at })) : positive({ kind, amount });
}

function sumsOf(order: Order, transactions: OrderTransactions): InvoiceTotal[] {
  const totals = totalsOfOrder(order, giftCardTotal(transactions.payments));
  const paid = order.balanceSummary?.paid?.amount ?? '0';
  const byOtherMeans = subtractMoney(paid, totals.giftCard);
  return [
    { kind: 'subtotal', amount: totals.subtotal },
    ...totals.discounts.flatMap(({ code, translated, amount }) =>
      positive({ kind: 'discount', name: code ?? translated, amount }),
    ),
    ...positive({ kind: 'shipping', amount: totals.shipping }),
    ...totals.fees.flatMap(({ name, amount }) => positive({ kind: 'fee', name, amount })),
    ...taxRows(order, 'tax', totals.tax.added),
    { kind: 'total', amount: totals.total },
    ...taxRows(order, 'taxIncluded', totals.tax.included),
    ...positive({ kind: 'giftCard', amount: totals.giftCard }),
    ...positive({ kind: 'paid', amount: byOtherMeans }),
    ...positive({ kind: 'due', amount: subtractMoney(totals.total, paid) }),
  ];
}

/** What an order comes to, as it stands. */
export function drawUpInvoice({ order, transactions }: OrderState, heading: Heading): Invoice {
  const reason = taxReason(order, heading.settings.taxId);
  return {
    ...headOf(order, heading),
    kind: 'INVOICE',
    ...deliveryOf(order),
    lines: order.lineItems.map((line) => ({
      title: lineTitle(line),
      ...(lineChoices(line) && { detail: lineChoices(line) }),
      quantity: line.quantity ?? 1,
      price: line.priceBeforeDiscounts?.amount ?? line.price?.amount ?? '0',
      amount: lineTotal(line, order.currency),
    })),
    sums: sumsOf(order, transactions),
    total: order.priceSummary?.total?.amount ?? '0',
    ...(reason && { taxReason: reason }),
  };
}

/** What of a refund has gone back. */
export const refundedBy = (refund: Refund): Decimal =>
  addMoney(
    '0',
    ...(refund.transactions ?? [])
      .filter(({ refundStatus }) => refundStatus === 'SUCCEEDED')
      .map(({ amount }) => amount?.amount),
  );

export const isUnderWay = (refund: Refund): boolean =>
  (refund.transactions ?? []).some(
    ({ refundStatus }) => refundStatus !== 'SUCCEEDED' && refundStatus !== 'FAILED',
  );

/** By what it was refunded for; the rest in a line that says no more than that. @param net of the total, less tax */
function refundLines(order: Order, refund: Refund, total: Decimal, net: Decimal): InvoiceLine[] {
  const named = (refund.summary?.breakdown?.lineItems ?? []).flatMap(
    ({ lineItemId, totalRefundedAmount }) => {
      const line = order.lineItems.find(({ id }) => id === lineItemId);
      const amount = totalRefundedAmount?.amount ?? '0';
      return line && isPositiveMoney(amount) ? [{ line, amount }] : [];
    },
  );
  const rest = subtractMoney(total, addMoney('0', ...named.map(({ amount }) => amount)));
  if (compareMoney(rest, '0') < 0) return [{ title: '', amount: net }];
  const lines: InvoiceLine[] = named.map(({ line, amount }) => {
    const detail = lineChoices(line);
    return { title: lineTitle(line), ...(detail && { detail }), amount };
  });
  if (isPositiveMoney(rest)) lines.push({ title: '', amount: rest });
  if (compareMoney(net, total) === 0) return lines;
  const weights = named.map(({ line, amount }) =>
    shareOf(amount, 0, 1, addMoney('1', rateOf(line)), order.currency),
  );
  const remaining = subtractMoney(net, addMoney('0', ...weights));
  if (isPositiveMoney(rest)) weights.push(isPositiveMoney(remaining) ? remaining : '0');
  const amounts = allocateMoney(net, weights, order.currency);
  return lines.map((line, at) => ({ ...line, amount: amounts[at] ?? '0' }));
}

interface Credit {
  order: Order;
  refund: Refund;
  /** What is taken back from. */
  invoice: Invoice;
  /** The credit notes that the invoice has already. */
  credited: readonly Invoice[];
}

/** What went back for a refund, less what was credited for it before. */
export function drawUpCreditNote(credit: Credit, total: Decimal, heading: Heading): Invoice {
  const { order, refund, invoice } = credit;
  const reason = taxReason(order, heading.settings.taxId);
  const taxes = creditedTax(credit, total);
  const added = taxes.filter(({ kind }) => kind === 'tax');
  const tax = addMoney('0', ...added.map(({ amount }) => amount));
  const net = roundMoney(subtractMoney(total, tax), order.currency);
  return {
    ...headOf(order, heading),
    kind: 'CREDIT_NOTE',
    invoiceNumber: invoice.number,
    refundId: refund.id ?? '',
    lines: refundLines(order, refund, total, net),
    // As the invoice does: tax before the total where it was added, behind it where prices include it.
    sums: [
      ...(added.length > 0 ? [{ kind: 'subtotal' as const, amount: net }, ...added] : []),
      { kind: 'total', amount: total },
      ...taxes.filter(({ kind }) => kind === 'taxIncluded'),
    ],
    total,
    ...(reason && { taxReason: reason }),
  };
}
