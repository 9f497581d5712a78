import { addressLines } from '../../shared/address-lines.ts';
import { formatMoney } from '../../shared/money.ts';
import { lineChoices, lineTitle } from '../../shared/order-lines.ts';
import { lineSum } from '../../shared/sums.ts';
import { FAINT, Flow, WIDTH, type Cell } from './flow.ts';
import type { Sheet } from './pdf/sheet.ts';
import type { PrintChoice } from './print-choice.ts';
import { piecesOf, type PrintLine, type PrintOrder, type PrintShop } from './print-order.ts';
import { dayIn, dressFor, fill, type PaperWords } from './words.ts';

const TICK = 20;
const HALF = WIDTH / 2 - 12;
const QUANTITY = { x: 330, width: 60, align: 'end' as const };
const AMOUNT = { x: 400, width: WIDTH - 400, align: 'end' as const };
const FAINT_SMALL = { size: 7.5, color: FAINT };

interface Slip {
  order: PrintOrder;
  shop: PrintShop;
  words: PaperWords;
  locale: string;
  prices: boolean;
}

const head = ({ words, prices }: Slip): Cell[] => [
  { text: words.item, x: TICK, width: 300, ...FAINT_SMALL },
  { text: words.quantity, ...QUANTITY, ...FAINT_SMALL },
  ...(prices ? [{ text: words.amount, ...AMOUNT, ...FAINT_SMALL }] : []),
];

function drawLine(flow: Flow, line: PrintLine, slip: Slip): void {
  const { order, shop, locale, prices } = slip;
  const currency = order.currency ?? shop.currency;
  const name: Cell = { text: lineTitle(line), x: TICK, width: 300, strong: true };
  const detail = [lineChoices(line), line.physicalProperties?.sku].filter(Boolean).join(' · ');
  const more: Cell[] = detail ? [{ text: detail, x: TICK, width: 300, size: 8, color: FAINT }] : [];
  if (flow.room(flow.heightOf([name]) + flow.heightOf(more) + 14)) flow.row(head(slip));
  flow.skip(7);
  flow.tickBox(10);
  const amount = formatMoney(lineSum({ ...line, quantity: piecesOf(line) }, currency), currency, locale);
  flow.row([
    name,
    { text: String(piecesOf(line)), ...QUANTITY, strong: true, size: 10 },
    ...(prices ? [{ text: amount, ...AMOUNT }] : []),
  ]);
  flow.row(more);
  flow.skip(7);
  flow.rule();
}

function drawHead(flow: Flow, { order, shop, words, locale }: Slip): void {
  const date = dayIn(order.purchasedDate ?? order.createdDate, locale, shop.timeZone);
  flow.text(shop.name, { size: 13, strong: true });
  flow.skip(18);
  flow.text(words.slip, { size: 18, strong: true });
  flow.text(fill(words.slipOf, { number: order.number ?? '', date }), { color: FAINT });
  flow.skip(16);
  flow.rule('#1d1b19');
  flow.skip(12);
  const destination = order.shippingInfo?.logistics?.shippingDestination ?? order.recipientInfo;
  const { contactDetails } = destination ?? {};
  const address = addressLines(destination?.address, contactDetails, locale);
  const to = [contactDetails?.company, ...address, contactDetails?.phone].filter(Boolean).join('\n');
  flow.row([
    { text: words.deliveredTo, x: 0, width: HALF, ...FAINT_SMALL },
    { text: words.delivery, x: WIDTH / 2, width: HALF, ...FAINT_SMALL },
  ]);
  flow.row([
    { text: to, x: 0, width: HALF, size: 10 },
    { text: order.shippingInfo?.title ?? '', x: WIDTH / 2, width: HALF },
  ]);
  flow.skip(18);
}

/** What goes into the parcel, each order begins a sheet. */
export function drawPackingSlip(
  sheet: Sheet,
  order: PrintOrder,
  shop: PrintShop,
  { prices, language }: Pick<PrintChoice, 'prices' | 'language'>,
): void {
  const locale = (language === 'buyer' && order.buyerLanguage) || shop.locale;
  const { words, rtl } = dressFor(locale);
  sheet.turn({ rtl });
  const slip: Slip = { order, shop, words, locale, prices };
  const flow = new Flow(sheet, (page) => `#${order.number} · ${fill(words.page, page)}`);
  drawHead(flow, slip);
  flow.row(head(slip));
  flow.skip(4);
  flow.rule();
  for (const line of order.lineItems ?? []) if (piecesOf(line) > 0) drawLine(flow, line, slip);
  const total = order.priceSummary?.total?.amount;
  if (prices && total !== undefined) {
    flow.skip(8);
    flow.room(18);
    flow.row([
      { text: words.total, x: 230, width: 160, align: 'end', strong: true },
      { text: formatMoney(total, order.currency ?? shop.currency, locale), ...AMOUNT, strong: true },
    ]);
  }
  const note = order.buyerNote?.trim();
  if (note) {
    flow.skip(18);
    flow.room(40);
    flow.text(words.note, FAINT_SMALL);
    flow.text(note);
  }
  flow.end();
}
