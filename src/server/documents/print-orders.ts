import { setImmediate } from 'node:timers/promises';
import type { Invoice } from '../../shared/invoices.ts';
import type { Paper, PaperPage, PaperRun } from '../../shared/papers.ts';
import { drawInvoice } from './invoice-paper.ts';
import { drawPackingSlip } from './packing-slip.ts';
import { openSheet, type RecordedPage, type Sheet } from './pdf/sheet.ts';
import { drawPickList } from './pick-list.ts';
import { sorted, type PrintChoice } from './print-choice.ts';
import type { PrintOrder, PrintShop } from './print-order.ts';
import { documentLocaleFor } from './messages.ts';

interface Printing {
  orders: readonly PrintOrder[];
  invoices: readonly Invoice[];
  shop: PrintShop;
  now: Date;
  /** By their files; without one its place stays empty. */
  pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Called with what has just been drawn; `at` is the order's place in the pile. */
type Drawn = (paper: Paper, of?: { order: PrintOrder; at: number }) => void;

/**
 * The walk along the listings first, then the slip of each order with its invoices behind it. Others have their turn between
 * two orders.
 */
async function draw(
  sheet: Sheet,
  choice: PrintChoice,
  { orders, invoices, shop }: Printing,
  drawn: Drawn = () => undefined,
): Promise<void> {
  if (choice.pickList) {
    drawPickList(sheet, orders, shop, choice.paper);
    drawn('pickList');
  }
  const byOrder = Map.groupBy(invoices, ({ orderId }) => orderId);
  for (const [at, order] of sorted(orders, choice.sort).entries()) {
    if (choice.slips) {
      drawPackingSlip(sheet, order, shop, choice);
      drawn('slips', { order, at });
    }
    for (const invoice of (choice.invoices && byOrder.get(order.id)) || []) {
      drawInvoice(sheet, invoice);
      drawn('invoices', { order, at });
    }
    await setImmediate();
  }
}

const open = ({ shop, now, pictures = new Map() }: Printing, record?: RecordedPage[]): Promise<Sheet> => {
  const { rtl, messages } = documentLocaleFor(shop.locale);
  const dress = { title: messages.slip, locale: shop.locale, rtl, created: now, pictures };
  return openSheet({ ...dress, ...(record && { record }) });
};

/** One PDF of all of it. */
export async function printOrders(choice: PrintChoice, printing: Printing): Promise<Uint8Array> {
  const sheet = await open(printing);
  await draw(sheet, choice, printing);
  if (sheet.pages === 0) throw new Error('There is nothing to print.');
  return sheet.end();
}

interface LaidOut {
  runs: PaperRun[];
  pages: PaperPage[];
}

/** How many pages it will be, and the same pages for a screen: the pick list's, and those of the first so many orders. */
export async function layOut(choice: PrintChoice, printing: Printing, max: number): Promise<LaidOut> {
  const record: RecordedPage[] = [];
  const runs: PaperRun[] = [];
  const pages: PaperPage[] = [];
  await draw(await open(printing, record), choice, printing, (paper, of) => {
    const fresh = record.splice(0);
    const { id, number } = of?.order ?? {};
    const whose = { paper, ...(id !== undefined && { order: id }) };
    runs.push({ ...whose, ...(number !== undefined && { number }), pages: fresh.length });
    if (!of || of.at < max) pages.push(...fresh.map((page) => ({ ...whose, ...page })));
  });
  return { runs, pages };
}
