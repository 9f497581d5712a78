import { setImmediate } from 'node:timers/promises';
import type { Invoice } from '../../shared/invoices.ts';
import { drawInvoice } from './invoice-paper.ts';
import { drawPackingSlip } from './packing-slip.ts';
import { openSheet } from './pdf/sheet.ts';
import { drawPickList } from './pick-list.ts';
import type { PrintOrder, PrintShop } from './print-order.ts';
import { dressFor } from './words.ts';

/** What of a selection is printed. */
export interface PrintChoice {
  slips: boolean;
  /** On the packing slips. */
  prices: boolean;
  pickList: boolean;
  invoices: boolean;
}

interface Printing {
  orders: readonly PrintOrder[];
  invoices: readonly Invoice[];
  shop: PrintShop;
  now: Date;
}

/**
 * One PDF: the walk along the shelves first, then the slip of each order with its invoices behind it. Others have their
 * turn between two orders.
 */
export async function printOrders(
  { slips, prices, pickList, invoices: withInvoices }: PrintChoice,
  { orders, invoices, shop, now }: Printing,
): Promise<Uint8Array> {
  const { rtl, words } = dressFor(shop.locale);
  const sheet = await openSheet({ title: words.slip, locale: shop.locale, rtl, created: now });
  if (pickList) drawPickList(sheet, orders, shop);
  const byOrder = Map.groupBy(invoices, ({ orderId }) => orderId);
  for (const order of orders) {
    if (slips) drawPackingSlip(sheet, order, shop, prices);
    if (withInvoices) for (const invoice of byOrder.get(order.id) ?? []) drawInvoice(sheet, invoice);
    await setImmediate();
  }
  if (sheet.pages === 0) throw new Error('There is nothing to print.');
  return sheet.end();
}
