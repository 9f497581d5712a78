import { deliveryAddressOf } from '../../shared/delivery-address.ts';
import { addressLines } from '../../shared/address/address-lines.ts';
import { longDate } from '../../shared/dates.ts';
import { deliveryParts } from '../../shared/delivery-name.ts';
import { formatMoney } from '../../shared/money.ts';
import { lineChoices, lineTitle } from '../../shared/order-lines.ts';
import { lineTotal } from '../../shared/price-totals.ts';
import { PAPER_SIZES } from '../../shared/papers.ts';
import { FAINT, Flow, type Cell } from './flow.ts';
import { barsOf } from './pdf/bar-code.ts';
import type { Sheet } from './pdf/sheet.ts';
import type { PrintChoice } from './print-choice.ts';
import {
  pictureOf,
  piecesOf,
  placeOf,
  type PrintLine,
  type PrintOrder,
  type PrintShop,
} from './print-order.ts';
import { fill } from '../../shared/fill.ts';
import { documentLocaleFor, type DocumentMessages } from './messages.ts';

const TICK = 20;
const PICTURE = { width: 30, height: 37.5 };
/** Of the bar code, a module, where the sheet is wide enough for it. */
const MODULE = 1.1;
const FAINT_SMALL = { size: 7.5, color: FAINT };

type Column = Pick<Cell, 'x' | 'width' | 'align'>;

/** From the end of the sheet to its beginning; the name has what is left. */
interface Columns {
  name: Column;
  place?: Column;
  quantity: Column;
  amount?: Column;
}

interface Slip {
  order: PrintOrder;
  lines: readonly PrintLine[];
  shop: PrintShop;
  messages: DocumentMessages;
  locale: string;
  pictures: boolean;
  columns: Columns;
}

function columnsOf(
  width: number,
  { places, prices, pictures }: Record<'places' | 'prices' | 'pictures', boolean>,
): Columns {
  const narrow = width < 300;
  let end = width;
  const take = (wide: number): Column => {
    end -= narrow ? Math.round(wide * 0.6) : wide;
    const column = { x: end, width: narrow ? Math.round(wide * 0.6) : wide };
    end -= 6;
    return column;
  };
  const amount = prices ? { ...take(92), align: 'end' as const } : undefined;
  const quantity = { ...take(54), align: 'end' as const };
  const place = places ? take(66) : undefined;
  const x = TICK + (pictures ? PICTURE.width + 12 : 0);
  return {
    name: { x, width: end - x },
    quantity,
    ...(place && { place }),
    ...(amount && { amount }),
  };
}

const head = ({ messages, columns: { name, place, quantity, amount } }: Slip): Cell[] => [
  { text: messages.item, ...name, ...FAINT_SMALL },
  ...(place ? [{ text: messages.location, ...place, ...FAINT_SMALL }] : []),
  { text: messages.quantity, ...quantity, ...FAINT_SMALL },
  ...(amount ? [{ text: messages.amount, ...amount, ...FAINT_SMALL }] : []),
];

function drawLine(flow: Flow, line: PrintLine, slip: Slip): void {
  const { order, shop, locale, pictures, columns } = slip;
  const currency = order.currency ?? shop.currency;
  const name: Cell = { text: lineTitle(line), ...columns.name, strong: true };
  const detail = [lineChoices(line), line.physicalProperties?.sku].filter(Boolean).join(' · ');
  const more: Cell[] = detail ? [{ text: detail, ...columns.name, size: 8, color: FAINT }] : [];
  const high = pictures ? PICTURE.height : 0;
  if (flow.room(Math.max(high, flow.heightOf([name]) + flow.heightOf(more)) + 14)) flow.row(head(slip));
  flow.skip(7);
  const top = flow.y;
  flow.tickBox(10);
  const picture = pictures ? pictureOf(line) : undefined;
  if (picture !== undefined) flow.picture(picture, { x: TICK, ...PICTURE });
  const { place, quantity, amount } = columns;
  const sum = lineTotal({ ...line, quantity: piecesOf(line) }, currency);
  flow.row([
    name,
    ...(place ? [{ text: placeOf(line) || '—', ...place, strong: true }] : []),
    { text: String(piecesOf(line)), ...quantity, strong: true, size: 10 },
    ...(amount ? [{ text: formatMoney(sum, currency, locale), ...amount }] : []),
  ]);
  flow.row(more);
  flow.y = Math.max(flow.y, top + high);
  flow.skip(7);
  flow.rule();
}

/** The order's number for a scanner; one from elsewhere may have letters that there are no bars for. */
function drawBars(flow: Flow, number: string): void {
  if (!/^[ -~]+$/.test(number)) return;
  const bars = barsOf(number);
  const modules = bars.reduce((sum, one) => sum + one, 0);
  flow.bars(bars, { width: Math.min(flow.width * 0.45, modules * MODULE), height: 22 });
}

function drawHead(flow: Flow, { order, lines, shop, messages, locale }: Slip): void {
  const date = longDate(order.purchasedDate ?? order.createdDate, locale, shop.timeZone);
  const number = order.number ?? '';
  const half = flow.width / 2 - 12;
  drawBars(flow, number);
  const top = flow.y;
  flow.row([{ text: shop.name, x: 0, width: half, size: 13, strong: true }]);
  flow.y = Math.max(flow.y, top + 22);
  flow.skip(18);
  flow.text(messages.slip, { size: 18, strong: true });
  flow.text(fill(messages.slipOf, { number, date }), { color: FAINT });
  flow.skip(16);
  flow.rule('#1d1b19');
  flow.skip(12);
  const destination = deliveryAddressOf(order);
  const { contactDetails } = destination ?? {};
  const address = addressLines(destination?.address, contactDetails, locale);
  const to = [...address, contactDetails?.phone].filter(Boolean).join('\n');
  const way = deliveryParts(order.shippingInfo ?? {}, { locale, timeZone: shop.timeZone });
  const delivery = { x: flow.width / 2, width: flow.width * 0.3 };
  const items = { x: flow.width * 0.82, width: flow.width * 0.18 };
  flow.row([
    { text: messages.deliveredTo, x: 0, width: half, ...FAINT_SMALL },
    { text: messages.delivery, ...delivery, ...FAINT_SMALL },
    { text: messages.items, ...items, ...FAINT_SMALL },
  ]);
  flow.row([
    { text: to, x: 0, width: half, size: 10 },
    { text: way.join('\n'), ...delivery },
    { text: String(lines.reduce((sum, line) => sum + piecesOf(line), 0)), ...items, strong: true },
  ]);
  flow.skip(18);
}

/** What goes into the parcel, each order begins a sheet. */
export function drawPackingSlip(
  sheet: Sheet,
  order: PrintOrder,
  shop: PrintShop,
  { prices, language, pictures, paper }: Pick<PrintChoice, 'prices' | 'language' | 'pictures' | 'paper'>,
): void {
  const locale = (language === 'buyer' && order.buyerLanguage) || shop.locale;
  const { messages, rtl } = documentLocaleFor(locale);
  sheet.turn({ rtl });
  const foot = (page: Parameters<typeof fill>[1]): string =>
    `#${order.number} · ${fill(messages.page, page)}`;
  const flow = new Flow(sheet, foot, PAPER_SIZES[paper]);
  const lines = (order.lineItems ?? []).filter((line) => piecesOf(line) > 0);
  const seen = { pictures: pictures && lines.some(pictureOf), places: lines.some(placeOf), prices };
  const slip: Slip = { order, lines, shop, messages, locale, ...seen, columns: columnsOf(flow.width, seen) };
  drawHead(flow, slip);
  flow.row(head(slip));
  flow.skip(4);
  flow.rule();
  for (const line of lines) drawLine(flow, line, slip);
  const total = order.priceSummary?.total?.amount;
  const { amount } = slip.columns;
  if (amount && total !== undefined) {
    flow.skip(8);
    flow.room(18);
    flow.row([
      { text: messages.total, x: 0, width: amount.x - 12, align: 'end', strong: true },
      { text: formatMoney(total, order.currency ?? shop.currency, locale), ...amount, strong: true },
    ]);
  }
  const note = order.buyerNote?.trim();
  if (note) {
    flow.skip(18);
    flow.room(40);
    flow.text(messages.note, FAINT_SMALL);
    flow.text(note);
  }
  flow.end();
}
