import { lineChoices, lineTitle } from '../../shared/order-lines.ts';
import { PAPER_SIZES, type PrintPaper } from '../../shared/papers.ts';
import { FAINT, Flow, WIDTH, type Cell } from './flow.ts';
import type { Sheet } from './pdf/sheet.ts';
import { piecesOf, placeOf, type PrintOrder, type PrintShop } from './print-order.ts';
import { fill } from '../../shared/fill.ts';
import { documentLocaleFor, type DocumentMessages } from './messages.ts';

export interface Pick {
  title: string;
  detail: string;
  sku: string;
  /** Where it lies. */
  place: string;
  pieces: number;
  /** Numbers of the orders that want it. */
  orders: string[];
}

/** Everything the orders want, each thing once, place for place and by its name: one walk. What has no place comes last. */
export function mergePicks(orders: readonly PrintOrder[], locale: string): Pick[] {
  const picks = new Map<string, Pick>();
  for (const order of orders) {
    for (const line of order.lineItems ?? []) {
      const pieces = piecesOf(line);
      if (pieces === 0) continue;
      const [title, detail, sku] = [lineTitle(line), lineChoices(line), line.physicalProperties?.sku ?? ''];
      const place = placeOf(line);
      const key = JSON.stringify([place, line.catalogReference?.catalogItemId, title, detail, sku]);
      const pick = picks.get(key) ?? { place, title, detail, sku, pieces: 0, orders: [] };
      pick.pieces += pieces;
      const number = order.number ?? '';
      if (!pick.orders.includes(number)) pick.orders.push(number);
      picks.set(key, pick);
    }
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...picks.values()].toSorted(
    (a, b) =>
      Number(a.place === '') - Number(b.place === '') ||
      compare(a.place, b.place) ||
      compare(a.title, b.title) ||
      compare(a.detail, b.detail),
  );
}

const TICK = 20;
/** On A4; a smaller sheet has less of each. */
const NAME = { x: TICK, width: 212 };
const SKU = { x: 240, width: 90 };
const ORDERS = { x: 338, width: 100 };
const PIECES = { x: 445, width: WIDTH - 445, align: 'end' as const };
/** More than that nobody reads on a listing. */
const MAX_NUMBERS = 6;

const onSheet = (cells: readonly Cell[], { width }: Flow): Cell[] =>
  cells.map((cell) => {
    const x = cell.x === TICK ? TICK : (cell.x * width) / WIDTH;
    return { ...cell, x, width: ((cell.x + cell.width) * width) / WIDTH - x };
  });

const head = (messages: DocumentMessages, flow: Flow): Cell[] =>
  onSheet(
    [
      { text: messages.item, ...NAME },
      { text: messages.sku, ...SKU },
      { text: messages.orders, ...ORDERS },
      { text: messages.quantity, ...PIECES },
    ].map((cell) => ({ ...cell, size: 7.5, color: FAINT })),
    flow,
  );

const numbersOf = (orders: readonly string[]): string =>
  orders.slice(0, MAX_NUMBERS).join(', ') +
  (orders.length > MAX_NUMBERS ? ` +${orders.length - MAX_NUMBERS}` : '');

function drawPick(
  flow: Flow,
  { title, detail, sku, pieces, orders }: Pick,
  messages: DocumentMessages,
): void {
  const cells = onSheet(
    [
      { text: title, ...NAME, strong: true },
      { text: sku, ...SKU, size: 8 },
      { text: numbersOf(orders), ...ORDERS, size: 7.5, color: FAINT },
      { text: String(pieces), ...PIECES, strong: true, size: 10 },
    ],
    flow,
  );
  const more = detail ? onSheet([{ text: detail, ...NAME, size: 8, color: FAINT }], flow) : [];
  if (flow.room(flow.heightOf(cells) + flow.heightOf(more) + 12)) flow.row(head(messages, flow));
  flow.skip(6);
  flow.tickBox(10);
  flow.row(cells);
  flow.row(more);
  flow.skip(6);
  flow.rule();
}

/** For whoever fetches it all: in the language of the shop. */
export function drawPickList(
  sheet: Sheet,
  orders: readonly PrintOrder[],
  shop: PrintShop,
  paper: PrintPaper,
): void {
  const { messages, rtl } = documentLocaleFor(shop.locale);
  sheet.turn({ rtl });
  const picks = mergePicks(orders, shop.locale);
  const pieces = picks.reduce((sum, pick) => sum + pick.pieces, 0);
  const flow = new Flow(
    sheet,
    (page) => `${messages.pickList} · ${fill(messages.page, page)}`,
    PAPER_SIZES[paper],
  );
  flow.text(messages.pickList, { size: 18, strong: true });
  const values = { count: String(pieces), orders: String(orders.length) };
  flow.text(fill(messages.pickListOf, values), { color: FAINT });
  flow.skip(18);
  flow.row(head(messages, flow));
  flow.skip(4);
  flow.rule('#1d1b19');
  const places = new Set(picks.map(({ place }) => place));
  let last: string | undefined;
  for (const pick of picks) {
    // One place, or none, goes without saying.
    if (places.size > 1 && pick.place !== last) {
      flow.skip(12);
      flow.room(60);
      flow.text(pick.place || messages.noLocation, { size: 11, strong: true });
      flow.skip(4);
      flow.rule('#1d1b19');
      last = pick.place;
    }
    drawPick(flow, pick, messages);
  }
  flow.end();
}
