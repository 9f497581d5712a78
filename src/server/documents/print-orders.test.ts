import { describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/pdf.ts';
import { mergePicks } from './pick-list.ts';
import type { PrintOrder, PrintShop } from './print-order.ts';
import { printOrders, type PrintChoice } from './print-orders.ts';

const shop: PrintShop = { name: 'Halfdrop', locale: 'en', timeZone: 'Europe/Lisbon', currency: 'EUR' };

const order = (number: number, more: Partial<PrintOrder> = {}): PrintOrder => ({
  id: String(number),
  number: String(number),
  createdDate: '2026-11-17T10:00:00Z',
  currency: 'EUR',
  priceSummary: { total: { amount: '70.00' } },
  lineItems: [
    {
      productName: { original: 'Meltwater' },
      descriptionLines: [{ plainText: { original: '30 × 42 cm' } }],
      physicalProperties: { sku: 'HD-DRI' },
      quantity: 2,
      price: { amount: '30.00' },
    },
    { productName: { original: 'Fjord' }, quantity: 1, refundQuantity: 1, price: { amount: '10.00' } },
  ],
  recipientInfo: {
    contactDetails: { firstName: 'Camille', lastName: 'Garnier' },
    address: { addressLine: '14 rue des Tables', postalCode: '69001', city: 'Lyon', country: 'FR' },
  },
  ...more,
});

const nothing: PrintChoice = { slips: false, prices: false, pickList: false, invoices: false };

const print = async (choice: Partial<PrintChoice>, orders: PrintOrder[]): Promise<string[]> => {
  const bytes = await printOrders(
    { ...nothing, ...choice },
    { orders, invoices: [], shop, now: new Date(0) },
  );
  return (await readPdf(bytes)).map((lines) => lines.join('\n'));
};

describe('printing orders', () => {
  it('gives each order a sheet, without prices unless they are wanted, and without what was refunded', async () => {
    const pages = await print({ slips: true }, [order(12871), order(12872)]);
    expect(pages).toHaveLength(2);
    for (const part of [
      'Packing slip',
      'Order 12871',
      'Camille Garnier',
      '69001 Lyon',
      'France',
      'Meltwater',
      'HD-DRI',
    ])
      expect(pages[0]).toContain(part);
    expect(pages[0]).not.toContain('€');
    expect(pages[0]).not.toContain('Fjord');
    const [priced] = await print({ slips: true, prices: true }, [order(12871)]);
    expect(priced).toContain('€60.00');
    expect(priced).toContain('€70.00');
  });

  it('writes a slip in the language of its customer', async () => {
    const [page] = await print({ slips: true }, [order(12873, { buyerLanguage: 'he' })]);
    expect(page).toContain('תעודת משלוח');
    expect(page).toContain('12873');
  });

  it('merges the pick list over the orders', async () => {
    expect(mergePicks([order(1), order(2)], 'en')).toEqual([
      { title: 'Meltwater', detail: '30 × 42 cm', sku: 'HD-DRI', pieces: 4, orders: ['1', '2'] },
    ]);
    const [page] = await print({ pickList: true }, [order(1), order(2)]);
    expect(page).toContain('4 items of 2 orders');
  });

  it('goes on over the page with an order that is long', async () => {
    const lineItems = Array.from({ length: 60 }, (_, index) => ({
      productName: { original: `Print ${index}` },
      quantity: 1,
    }));
    const pages = await print({ slips: true }, [order(1, { lineItems })]);
    expect(pages.length).toBeGreaterThan(1);
    for (const { productName } of lineItems) expect(pages.join('\n')).toContain(productName.original);
  });

  it('lets everything else have its turn between two orders', async () => {
    const orders = Array.from({ length: 20 }, (_, index) => order(index));
    let turns = 0;
    let printing = true;
    const beat = (): void => {
      turns++;
      if (printing) setImmediate(beat);
    };
    setImmediate(beat);
    await printOrders({ ...nothing, slips: true }, { orders, invoices: [], shop, now: new Date(0) });
    printing = false;
    expect(turns).toBeGreaterThanOrEqual(orders.length);
  });
});
