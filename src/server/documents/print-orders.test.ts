import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PAPER_SIZES } from '../../shared/papers.ts';
import { readPdf } from '../../testing/pdf.ts';
import { barsOf } from './pdf/bar-code.ts';
import { mergePicks } from './pick-list.ts';
import type { PrintOrder, PrintShop } from './print-order.ts';
import type { PrintChoice } from './print-choice.ts';
import { layOut, printOrders } from './print-orders.ts';

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

const nothing: PrintChoice = {
  slips: false,
  prices: false,
  pickList: false,
  invoices: false,
  pictures: false,
  language: 'buyer',
  sort: 'placed',
  paper: 'a4',
};

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

  it('says what the buyer asked for of a piece, on one line', async () => {
    const lineItems = [
      {
        productName: { original: 'Meltwater' },
        descriptionLines: [
          { name: { original: 'Size' }, plainText: { original: '30 × 42 cm' } },
          { name: { original: 'Dedication' }, plainText: { original: 'For Ana,\nin May' } },
        ],
        catalogReference: { options: { modifiers: ['Dedication'] } },
        quantity: 1,
      },
    ];
    const [page = ''] = await print({ slips: true }, [order(1, { lineItems })]);
    expect(page.replaceAll(/\s+/g, ' ')).toContain('30 × 42 cm, Dedication: For Ana, in May');
  });

  it('writes a slip in the language of its customer', async () => {
    const [page] = await print({ slips: true }, [order(12873, { buyerLanguage: 'he' })]);
    expect(page).toContain('תעודת משלוח');
    expect(page).toContain('12873');
  });

  it('merges the pick list over the orders', async () => {
    expect(mergePicks([order(1), order(2)], 'en')).toEqual([
      { place: '', title: 'Meltwater', detail: '30 × 42 cm', sku: 'HD-DRI', pieces: 4, orders: ['1', '2'] },
    ]);
    const [page] = await print({ pickList: true }, [order(1), order(2)]);
    expect(page).toContain('4 items of 2 orders');
  });

  it('writes it in the words of the shop where that is wanted', async () => {
    const [page] = await print({ slips: true, language: 'shop' }, [order(12873, { buyerLanguage: 'he' })]);
    expect(page).toContain('Packing slip');
  });

  it('says on the slip when it is to be there, by the clock of the shop', async () => {
    const deliveryTimeSlot = { from: '2026-12-01T14:00:00Z', to: '2026-12-01T16:30:00Z' };
    const shippingInfo = { title: 'By bike', logistics: { deliveryTimeSlot } };
    const [page = ''] = await print({ slips: true }, [order(1, { shippingInfo })]);
    const text = page.replaceAll(/\s+/g, ' ');
    expect(text).toContain('By bike');
    expect(text).toMatch(/Tuesday.*14:00–16:30/);
    const [plain = ''] = await print({ slips: true }, [order(1, { shippingInfo: { title: 'By bike' } })]);
    expect(plain).not.toContain('Tuesday');
    const pickupDetails = { address: { addressLine: 'Rua Um 1', city: 'Porto', country: 'PT' } };
    const collected = { title: 'Collect from us', logistics: { pickupDetails } };
    const [pickup = ''] = await print({ slips: true }, [order(1, { shippingInfo: collected })]);
    expect(pickup).toContain('Rua Um 1, Porto');
  });

  it('walks from place to place, what has none last', async () => {
    const line = (name: string, place?: string) => ({
      productName: { original: name },
      quantity: 1,
      ...(place !== undefined && { locations: [{ name: place }] }),
    });
    const orders = [
      order(1, { lineItems: [line('Nowhere'), line('Salt', 'B2'), line('Fjord', 'A10')] }),
      order(2, { lineItems: [line('Salt', 'A2'), line('Salt', 'B2')] }),
    ];
    expect(mergePicks(orders, 'en').map(({ place, title, pieces }) => [place, title, pieces])).toEqual([
      ['A2', 'Salt', 1],
      ['A10', 'Fjord', 1],
      ['B2', 'Salt', 2],
      ['', 'Nowhere', 1],
    ]);
    const [page] = await print({ pickList: true }, orders);
    for (const part of ['A2', 'A10', 'B2', 'Place unknown']) expect(page).toContain(part);
  });

  it('piles the orders as they are wanted', async () => {
    const orders = [
      order(1, { createdDate: '2026-11-19T10:00:00Z', shippingInfo: { title: 'Parcel' } }),
      order(2, { createdDate: '2026-11-18T10:00:00Z', shippingInfo: { title: 'Courier' } }),
      order(3, { createdDate: '2026-11-17T10:00:00Z', shippingInfo: { title: 'Parcel' } }),
    ];
    const numbers = async (sort: PrintChoice['sort']) =>
      (
        await layOut({ ...nothing, slips: true, sort }, { orders, invoices: [], shop, now: new Date(0) }, 9)
      ).runs.map(({ number }) => number);
    expect(await numbers('placed')).toEqual(['3', '2', '1']);
    expect(await numbers('delivery')).toEqual(['2', '3', '1']);
  });

  it('lays the first of them out for a screen as they are printed', async () => {
    const choice = { ...nothing, slips: true, pickList: true };
    const orders = [order(1), order(2), order(3)];
    const { pages, runs } = await layOut(choice, { orders, invoices: [], shop, now: new Date(0) }, 2);
    expect(runs).toEqual([
      { paper: 'pickList', pages: 1 },
      ...['1', '2', '3'].map((id) => ({ paper: 'slips', order: id, number: id, pages: 1 })),
    ]);
    expect(pages.map(({ paper, order: id }) => [paper, id])).toEqual([
      ['pickList', undefined],
      ['slips', '1'],
      ['slips', '2'],
    ]);
    const words = pages[1]?.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(words).toEqual(expect.arrayContaining(['Packing slip', 'Meltwater', 'Camille Garnier']));
  });

  it.each(['a4', 'letter', 'a5', 'label'] as const)(
    'counts the pages on %s as many as are printed, each within its margins',
    async (paper) => {
      const long = Array.from({ length: 30 }, (_, index) => ({
        productName: { original: `A print with rather a long name, number ${index}` },
        physicalProperties: { sku: `HD-DRI-423-30KN-${index}` },
        locations: [{ name: 'Rack A2' }],
        image: { id: 'none.jpg' },
        quantity: 1,
        price: { amount: '1234.50' },
      }));
      const choice = { ...nothing, slips: true, pickList: true, prices: true, pictures: true, paper };
      const printing = {
        orders: [order(1), order(2, { lineItems: long, buyerLanguage: 'he' }), order(3)],
        invoices: [],
        shop,
        now: new Date(0),
      };
      const { runs, pages } = await layOut(choice, printing, 9);
      const printed = await readPdf(await printOrders(choice, printing));
      expect(runs.reduce((sum, run) => sum + run.pages, 0)).toBe(printed.length);
      expect(pages).toHaveLength(printed.length);
      const { width, height } = PAPER_SIZES[paper];
      expect(pages.map((page) => [page.width, page.height])).toEqual(pages.map(() => [width, height]));
      const outside = pages
        .flatMap(({ shapes }) => shapes)
        .filter((shape) => {
          const end = shape.x + ('width' in shape ? shape.width : shape.size);
          return shape.x < 8 || end > width - 8 || shape.y > height - 6;
        });
      expect(outside).toEqual([]);
    },
  );

  it('puts the number on the slip as a bar code, and each picture into the document once', async () => {
    const picture = await sharp({ create: { width: 90, height: 112, channels: 3, background: '#7a2a55' } })
      .jpeg()
      .toBuffer();
    const lineItems = ['Fjord', 'Reef'].map((name) => ({
      productName: { original: name },
      image: { id: 'fjord.jpg' },
      quantity: 1,
    }));
    const printing = {
      orders: [order(12871, { lineItems })],
      invoices: [],
      shop,
      now: new Date(0),
      pictures: new Map([['fjord.jpg', new Uint8Array(picture)]]),
    };
    const choice = { ...nothing, slips: true, pictures: true };
    const [page] = (await layOut(choice, printing, 1)).pages;
    expect(page?.shapes.filter(({ kind }) => kind === 'picture')).toHaveLength(2);
    expect(page?.shapes.find(({ kind }) => kind === 'bars')).toMatchObject({ widths: barsOf('12871') });
    const text = Buffer.from(await printOrders(choice, printing)).toString('latin1');
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
    // Letters that there are no bars for.
    const [odd] = (await layOut(choice, { ...printing, orders: [order(1, { number: 'Ж-1' })] }, 1)).pages;
    expect(odd?.shapes.some(({ kind }) => kind === 'bars')).toBe(false);
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
