import { setImmediate } from 'node:timers/promises';
import type { Invoice } from '../../shared/invoices.ts';
import type { Paper, PaperPage, PaperShape } from '../../shared/papers.ts';
import { drawInvoice } from './invoice-paper.ts';
import { drawPackingSlip } from './packing-slip.ts';
import { openSheet, type Sheet } from './pdf/sheet.ts';
import { drawPickList } from './pick-list.ts';
import { sorted, type PrintChoice } from './print-choice.ts';
import type { PrintOrder, PrintShop } from './print-order.ts';
import { dressFor } from './words.ts';

interface Printing {
  orders: readonly PrintOrder[];
  invoices: readonly Invoice[];
  shop: PrintShop;
  now: Date;
}

/** Called with what has just been drawn. */
type Drawn = (paper: Paper, number?: string) => void;

/**
 * The walk along the shelves first, then the slip of each order with its invoices behind it. Others have their turn between
 * two orders.
 */
async function draw(
  sheet: Sheet,
  choice: PrintChoice,
  { orders, invoices, shop }: Printing,
  most = orders.length,
  drawn: Drawn = () => undefined,
): Promise<void> {
  if (choice.pickList) {
    drawPickList(sheet, orders, shop);
    drawn('pickList');
  }
  const byOrder = Map.groupBy(invoices, ({ orderId }) => orderId);
  for (const order of sorted(orders, choice.sort).slice(0, most)) {
    if (choice.slips) {
      drawPackingSlip(sheet, order, shop, choice);
      drawn('slips', order.number);
    }
    for (const invoice of (choice.invoices && byOrder.get(order.id)) || []) {
      drawInvoice(sheet, invoice);
      drawn('invoices', order.number);
    }
    await setImmediate();
  }
}

const open = (shop: PrintShop, now: Date, record?: PaperShape[][]): Promise<Sheet> => {
  const { rtl, words } = dressFor(shop.locale);
  return openSheet({ title: words.slip, locale: shop.locale, rtl, created: now, ...(record && { record }) });
};

/** One PDF of all of it. */
export async function printOrders(choice: PrintChoice, printing: Printing): Promise<Uint8Array> {
  const sheet = await open(printing.shop, printing.now);
  await draw(sheet, choice, printing);
  if (sheet.pages === 0) throw new Error('There is nothing to print.');
  return sheet.end();
}

/** The same pages as they will be, of the first so many orders, for a screen. */
export async function layOut(choice: PrintChoice, printing: Printing, most: number): Promise<PaperPage[]> {
  const record: PaperShape[][] = [];
  const sheet = await open(printing.shop, printing.now, record);
  const pages: PaperPage[] = [];
  await draw(sheet, choice, printing, most, (paper, number) => {
    for (const shapes of record.slice(pages.length))
      pages.push({ at: pages.length + 1, paper, ...(number !== undefined && { number }), shapes });
  });
  return pages;
}
