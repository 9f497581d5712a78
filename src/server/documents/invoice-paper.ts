import type { Invoice, InvoiceLine, InvoiceTotal } from '../../shared/invoices.ts';
import { longDate } from '../../shared/dates.ts';
import { deliveryName } from '../../shared/delivery-name.ts';
import { formatMinus, formatMoney } from '../../shared/money.ts';
import { FAINT, Flow, WIDTH, type Cell } from './flow.ts';
import type { Sheet } from './pdf/sheet.ts';
import { fill } from '../../shared/fill.ts';
import { documentLocaleFor, type DocumentMessages } from './messages.ts';

const QUANTITY = { x: 290, width: 50, align: 'end' as const };
const PRICE = { x: 345, width: 75, align: 'end' as const };
const AMOUNT = { x: 425, width: WIDTH - 425, align: 'end' as const };
const HALF = WIDTH / 2 - 12;
/** Taken off, not added. */
const MINUS = new Set<InvoiceTotal['kind']>(['discount', 'giftCard', 'paid']);

/** Of payments and refunds there are no pieces. */
const tableHead = (messages: DocumentMessages, { kind }: Invoice): Cell[] =>
  [
    { text: messages.item, x: 0, width: 280 },
    ...(kind === 'INVOICE'
      ? [
          { text: messages.quantity, ...QUANTITY },
          { text: messages.price, ...PRICE },
        ]
      : []),
    { text: messages.amount, ...AMOUNT },
  ].map((cell) => ({ ...cell, size: 7.5, color: FAINT }));

/** The time that was chosen is part of what was sold. */
function drawDelivery(flow: Flow, { delivery, locale, timeZone }: Invoice, messages: DocumentMessages): void {
  if (!delivery) return;
  const { title, slot } = delivery;
  flow.skip(10);
  flow.text(messages.delivery, { size: 7.5, color: FAINT });
  flow.text(deliveryName({ title, logistics: { deliveryTimeSlot: slot } }, { locale, timeZone }), {});
}

function drawHead(flow: Flow, invoice: Invoice, messages: DocumentMessages): void {
  const { locale, timeZone, seller, buyer } = invoice;
  const day = (date: string): string => longDate(date, locale, timeZone);
  flow.text(seller.name, { size: 13, strong: true });
  flow.skip(22);
  flow.text(fill(messages.document[invoice.kind], { number: invoice.number }), { size: 18, strong: true });
  const values = {
    number: invoice.orderNumber,
    date: day(invoice.orderDate),
    invoice: invoice.invoiceNumber ?? '',
  };
  flow.text(fill(invoice.kind === 'CREDIT_NOTE' ? messages.creditOf : messages.order, values), {
    color: FAINT,
  });
  flow.text(fill(messages.issued, { date: day(invoice.issuedDate) }), { color: FAINT });
  flow.skip(18);
  flow.rule('#1d1b19');
  flow.skip(12);
  const taxId = (id: string | undefined): string[] => (id ? [fill(messages.taxId, { id })] : []);
  const from = [seller.name, ...seller.address.split('\n').filter(Boolean), ...taxId(seller.taxId)];
  const to = [...buyer.lines, ...taxId(buyer.taxId)];
  flow.row([
    { text: messages.seller, x: 0, width: HALF, size: 7.5, color: FAINT },
    { text: messages.buyer, x: WIDTH / 2, width: HALF, size: 7.5, color: FAINT },
  ]);
  flow.row([
    { text: from.join('\n'), x: 0, width: HALF },
    { text: to.join('\n'), x: WIDTH / 2, width: HALF },
  ]);
  drawDelivery(flow, invoice, messages);
  flow.skip(20);
}

/** What a line without a title of its own stands for: a refund, or a payment and how it was made. */
function nameOf(
  { title, detail }: InvoiceLine,
  { payment, locale, timeZone }: Invoice,
  messages: DocumentMessages,
) {
  if (title) return { title, detail };
  if (!payment) return { title: messages.refund, detail };
  const { date, method = '' } = payment;
  return {
    title: fill(messages.payment, { date: longDate(date, locale, timeZone) }),
    detail: messages.methods[method.toUpperCase()] ?? method,
  };
}

function drawLine(flow: Flow, line: InvoiceLine, invoice: Invoice, { messages, money }: Drawing): void {
  const { quantity, price, amount } = line;
  const { title, detail } = nameOf(line, invoice, messages);
  const name: Cell = { text: title, x: 0, width: 280, strong: true };
  const more: Cell[] = detail ? [{ text: detail, x: 0, width: 280, size: 8, color: FAINT }] : [];
  if (flow.room(flow.heightOf([name]) + flow.heightOf(more) + 14)) flow.row(tableHead(messages, invoice));
  flow.skip(7);
  flow.row([
    name,
    ...(quantity === undefined ? [] : [{ text: String(quantity), ...QUANTITY }]),
    ...(price === undefined ? [] : [{ text: money(price), ...PRICE }]),
    { text: money(amount), ...AMOUNT },
  ]);
  flow.row(more);
  flow.skip(7);
  flow.rule();
}

interface Drawing {
  messages: DocumentMessages;
  money: (amount: string) => string;
  minus: (amount: string) => string;
  percent: (rate: string) => string;
}

/** "VAT 23% on €100.00"; nothing where no rate is known. */
function rated({ kind, rate, net }: InvoiceTotal, { messages, money, percent }: Drawing): string | undefined {
  if (rate === undefined || net === undefined || (kind !== 'tax' && kind !== 'taxIncluded')) return undefined;
  return fill(messages.rated[kind], { rate: percent(rate), net: money(net) });
}

function drawSum(flow: Flow, sum: InvoiceTotal, kind: Invoice['kind'], drawing: Drawing): void {
  const { messages, money, minus } = drawing;
  flow.room(18);
  const strong = sum.kind === 'total' || sum.kind === 'due';
  const total = {
    INVOICE: messages.totals.total,
    CREDIT_NOTE: messages.credited,
    RECEIPT: messages.received,
  }[kind];
  const usual = sum.kind === 'total' ? total : messages.totals[sum.kind];
  const faint = sum.kind === 'taxIncluded' ? { color: FAINT } : {};
  flow.row([
    { text: sum.name || rated(sum, drawing) || usual, x: 180, width: 240, align: 'end', strong, ...faint },
    { text: (MINUS.has(sum.kind) ? minus : money)(sum.amount), ...AMOUNT, strong, ...faint },
  ]);
  flow.skip(3);
}

/** Puts an invoice, credit note or receipt on pages of its own. */
export function drawInvoice(sheet: Sheet, invoice: Invoice): void {
  const { messages, rtl } = documentLocaleFor(invoice.locale);
  sheet.turn({ rtl });
  const title = fill(messages.document[invoice.kind], { number: invoice.number });
  const flow = new Flow(sheet, (page) => `${title} · ${fill(messages.page, page)}`);
  const drawing: Drawing = {
    messages,
    money: (amount) => formatMoney(amount, invoice.currency, invoice.locale),
    minus: (amount) => formatMinus(amount, invoice.currency, invoice.locale),
    percent: (rate) =>
      new Intl.NumberFormat(invoice.locale, { style: 'percent', maximumFractionDigits: 3 }).format(
        Number(rate),
      ),
  };
  drawHead(flow, invoice, messages);
  flow.row(tableHead(messages, invoice));
  flow.skip(4);
  flow.rule();
  for (const line of invoice.lines) drawLine(flow, line, invoice, drawing);
  flow.skip(12);
  for (const sum of invoice.sums) drawSum(flow, sum, invoice.kind, drawing);
  if (invoice.taxReason) {
    flow.skip(12);
    const reason = messages.taxReasons[invoice.taxReason];
    flow.room(flow.heightOf([{ text: reason, x: 0, width: WIDTH }]));
    flow.text(reason, {});
  }
  const { footer } = invoice.seller;
  if (footer) {
    flow.skip(24);
    flow.room(flow.heightOf([{ text: footer, x: 0, width: WIDTH, size: 8 }]));
    flow.text(footer, { size: 8, color: FAINT });
  }
  flow.end();
}
