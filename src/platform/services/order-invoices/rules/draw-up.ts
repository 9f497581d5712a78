import { addressLines } from '../../../../shared/address/address-lines.ts';
import { deliveryAddressOf } from '../../../../shared/delivery-address.ts';
import type { Invoice, InvoiceLine, InvoiceSettings, InvoiceSum } from '../../../../shared/invoices.ts';
import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  subtractMoney,
  type Decimal,
} from '../../../../shared/money.ts';
import { slotOf } from '../../../../shared/delivery-slot.ts';
import { lineChoices, lineTitle } from '../../../../shared/order-lines.ts';
import { giftCardSum, lineSum, sumsOfOrder } from '../../../../shared/sums.ts';
import type { Site } from '../../../context.ts';
import type { OrderTransactions, Refund } from '../../order-transactions/public.ts';
import type { Order, OrderState } from '../../orders/public.ts';
import { taxByRate } from './tax-by-rate.ts';
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

const positive = (sum: InvoiceSum): InvoiceSum[] => (isPositiveMoney(sum.amount) ? [sum] : []);

/** Rate by rate, where the order tells them. */
function taxRows(order: Order, kind: 'tax' | 'taxIncluded', amount: Decimal): InvoiceSum[] {
  const rates = taxByRate(order, amount);
  return rates.length > 0 ? rates.map((at) => ({ kind, ...at })) : positive({ kind, amount });
}

function sumsOf(order: Order, transactions: OrderTransactions): InvoiceSum[] {
  const sums = sumsOfOrder(order, giftCardSum(transactions.payments));
  const paid = order.balanceSummary?.paid?.amount ?? '0';
  const byOtherMeans = subtractMoney(paid, sums.giftCard);
  return [
    { kind: 'subtotal', amount: sums.subtotal },
    ...sums.discounts.flatMap(({ code, translated, amount }) =>
      positive({ kind: 'discount', name: code ?? translated, amount }),
    ),
    ...positive({ kind: 'shipping', amount: sums.shipping }),
    ...sums.fees.flatMap(({ name, amount }) => positive({ kind: 'fee', name, amount })),
    ...taxRows(order, 'tax', sums.tax.added),
    { kind: 'total', amount: sums.total },
    ...taxRows(order, 'taxIncluded', sums.tax.included),
    ...positive({ kind: 'giftCard', amount: sums.giftCard }),
    ...positive({ kind: 'paid', amount: byOtherMeans }),
    ...positive({ kind: 'due', amount: subtractMoney(sums.total, paid) }),
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
      amount: lineSum(line, order.currency),
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

/** By what it was refunded for; the rest in a line that says no more than that. */
function refundLines(order: Order, refund: Refund, total: Decimal): InvoiceLine[] {
  const lines = (refund.summary?.breakdown?.lineItems ?? []).flatMap(
    ({ lineItemId, totalRefundedAmount }) => {
      const line = order.lineItems.find(({ id }) => id === lineItemId);
      const amount = totalRefundedAmount?.amount ?? '0';
      if (!line || !isPositiveMoney(amount)) return [];
      return [{ title: lineTitle(line), ...(lineChoices(line) && { detail: lineChoices(line) }), amount }];
    },
  );
  const rest = subtractMoney(total, addMoney('0', ...lines.map(({ amount }) => amount)));
  if (compareMoney(rest, '0') < 0) return [{ title: '', amount: total }];
  return isPositiveMoney(rest) ? [...lines, { title: '', amount: rest }] : lines;
}

/** What went back for a refund, less what was credited for it before. */
export function drawUpCreditNote(
  order: Order,
  refund: Refund,
  invoiceNumber: string,
  total: Decimal,
  heading: Heading,
): Invoice {
  const reason = taxReason(order, heading.settings.taxId);
  return {
    ...headOf(order, heading),
    kind: 'CREDIT_NOTE',
    invoiceNumber,
    refundId: refund.id ?? '',
    lines: refundLines(order, refund, total),
    sums: [{ kind: 'total', amount: total }],
    total,
    ...(reason && { taxReason: reason }),
  };
}
