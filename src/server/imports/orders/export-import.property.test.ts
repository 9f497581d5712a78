import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencyDigits, minMoney } from '#shared/money.ts';
import { runs } from '#testing/run-size.ts';
import { guardCell, toCsv } from '../../jobs/csv.ts';
import { orderExport } from '#shared/order-export.ts';
import { titlesOf } from '#shared/export-layout.ts';
import { allOrderColumns } from '../../jobs/kinds/order-export/export-orders.ts';
import type { ExportedOrder } from '../../jobs/kinds/order-export/exported-order.ts';
import { lineColumns, lineRows } from '../../jobs/kinds/order-export/line-columns.ts';
import { parcelColumns, parcelRows } from '../../jobs/kinds/order-export/parcel-columns.ts';
import { decideStyles } from '../numbers/decide-styles.ts';
import { NumberSurveyor } from '../numbers/survey.ts';
import { readRows, type Row } from '../read-rows.ts';
import { RowReader } from '../row-reader.ts';
import { mergeOrder, type StoredOrder } from './merge-order.ts';
import { orderOfRows } from './order-of-rows.ts';
import { orderImports } from './orders.ts';
import { recognise } from './recognise.ts';

const ZONE = 'Europe/Berlin';

/** What people type, what spreadsheets run, and what would end a cell. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc
      .tuple(
        fc.constantFrom('=', '+', '-', '@', "'", "'=", '"', ',', ';', '- please', '+ Ink'),
        fc.string({ maxLength: 6 }),
      )
      .map((parts) => parts.join('')),
  )
  .map((typed) => typed.replaceAll(/[\p{Cc}\p{Cs}\uFFFD]/gu, '').trim())
  .filter((typed) => typed !== '');
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });

const money = (currency: string) =>
  fc.integer({ min: 0, max: 9_999_999 }).map((units) => {
    const digits = currencyDigits(currency);
    return { amount: (units / 10 ** digits).toFixed(digits) };
  });

const line = (currency: string) =>
  fc.record({
    id: fc.uuid(),
    productName: text.map((original) => ({ original })),
    physicalProperties: maybe(text).map((sku) => (sku === undefined ? {} : { sku })),
    descriptionLines: fc
      .record({ size: fc.constantFrom('S', 'L') })
      .map(({ size }) => [{ name: { original: 'Size' }, plainText: { original: size } }]),
    quantity: fc.integer({ min: 1, max: 900 }),
    price: money(currency),
    // Reduced, so not what the pieces come to.
    lineItemPrice: money(currency),
  });

const party = fc.record({
  contactDetails: fc.record({
    firstName: text,
    lastName: maybe(text),
    company: maybe(text),
    phone: fc.constant('+351 912'),
  }),
  address: fc.record({
    addressLine: maybe(text),
    streetAddress: maybe(fc.record({ name: text, number: fc.constant('7') })),
    addressLine2: maybe(text),
    subdivision: fc.constantFrom('PT-11', 'DE-BE'),
    city: text,
    postalCode: text,
    country: fc.constantFrom('PT', 'DE', 'KW'),
  }),
});

const order = fc.constantFrom('EUR', 'KWD', 'JPY').chain((currency) =>
  fc
    .record({
      id: fc.uuid(),
      number: fc.integer({ min: 1, max: 1e6 }).map(String),
      imported: fc.constant(true),
      currency: fc.constant(currency),
      purchasedDate: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2025-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      status: fc.constantFrom('APPROVED', 'CANCELED', 'PENDING'),
      paymentStatus: fc.constantFrom(
        'NOT_PAID',
        'PAID',
        'PARTIALLY_PAID',
        'PARTIALLY_REFUNDED',
        'FULLY_REFUNDED',
      ),
      fulfillmentStatus: fc.constantFrom('NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'),
      buyerInfo: fc.constant({ email: 'Ana@example.com' }),
      buyerNote: maybe(text),
      billingInfo: maybe(party),
      recipientInfo: maybe(party),
      shippingInfo: maybe(
        fc.record({
          title: text,
          logistics: fc.record({ shippingDestination: maybe(party) }),
        }),
      ),
      channelInfo: fc.constant({ type: 'WEB' }),
      priceSummary: fc.record({
        subtotal: money(currency),
        shipping: money(currency),
        tax: money(currency),
        discount: money(currency),
        totalAdditionalFees: money(currency),
        total: money(currency),
      }),
      balanceSummary: fc.record({ balance: money(currency), refunded: money(currency) }),
      lineItems: fc.array(line(currency), { minLength: 1, maxLength: 5 }),
    })
    .map(({ balanceSummary, ...rest }) => ({
      ...rest,
      // Nobody owes more than an order comes to.
      balanceSummary: {
        ...balanceSummary,
        balance: { amount: minMoney(balanceSummary.balance.amount, rest.priceSummary.total.amount) },
      },
    })),
);

const NEEDED = ['number', 'placed', 'total'];

/** A row form with whatever columns somebody chose, the ones by which its rows are known among them. */
const chosen = fc.constantFrom(...orderExport.rows).chain((rows) => {
  const known = { orders: [], lines: [['product'], ['sku'], ['product', 'sku']], parcels: [['parcel']] };
  const needed = fc.constantFrom(...(known[rows].length > 0 ? known[rows] : [[]]));
  const all = [...titlesOf(orderExport, rows).keys()];
  return fc
    .record({ needed, others: fc.shuffledSubarray(all) })
    .map(({ needed: own, others }) => ({ rows, columns: [...new Set([...NEEDED, ...own, ...others])] }));
});

/** The lines and parcels of an order: each parcel has some of a line. */
const withParcels = (order: ExportedOrder, sizes: readonly number[]): ExportedOrder => ({
  ...order,
  parcels: sizes.map((quantity, index) => ({
    lineItems: [{ id: order.lineItems?.[index % order.lineItems.length]?.id ?? '', quantity }],
    trackingInfo: { trackingNumber: `=${index}`, shippingProvider: 'DHL' },
  })),
});

/** The file of one order, as the job of the export writes it. */
function written(order: ExportedOrder, { rows, columns }: { rows: string; columns: string[] }): string {
  const titles = titlesOf(orderExport, rows);
  const own = (id: string) => allOrderColumns[id]?.value(order, ZONE);
  const cells =
    rows === 'lines'
      ? lineRows(order).map((row) => columns.map((id) => own(id) ?? lineColumns[id]?.value(row, ZONE) ?? ''))
      : rows === 'parcels'
        ? parcelRows(order).map((row) =>
            columns.map((id) => own(id) ?? parcelColumns[id]?.value(row, ZONE) ?? ''),
          )
        : [columns.map((id) => own(id) ?? '')];
  return toCsv([columns.map((id) => titles.get(id) ?? ''), ...cells]);
}

async function readBack(csv: string, currency: string) {
  const rows: Row[] = [];
  for await (const row of readRows(Readable.from([Buffer.from(csv)]), { encoding: 'utf-8', delimiter: ',' }))
    rows.push(row);
  const [head, ...body] = rows;
  const columns = head?.cells ?? [];
  const { source, mapping } = recognise(columns);
  expect(source).toBe('counterpart');
  const surveyor = new NumberSurveyor(columns.length);
  for (const row of body) surveyor.take(row);
  const kinds = mapping.map((field) => (field === null ? undefined : orderImports.numberKinds[field]));
  const numbers = decideStyles(surveyor.result, kinds, [], {
    delimiter: ',',
    isMachineWritten: true,
    currencyDigits: currencyDigits(currency),
  });
  expect(numbers.map((one) => one?.certainty)).not.toContain('needed');
  const from = new RowReader(body, { columns, mapping, numbers });
  const options = {
    anySum: false,
    anyCurrency: false,
    currency,
    timeZone: ZONE,
    now: new Date('2026-01-01'),
  };
  const staged = orderOfRows(from, from.text('number'), options);
  expect(from.problems).toEqual([]);
  return staged;
}

const parcelSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 });

it('an order that is written to a file and read from it changes nothing, whatever rows and columns it has', async () => {
  await fc.assert(
    fc.asyncProperty(order, chosen, parcelSizes, async (before, choice, sizes) => {
      const csv = written(withParcels(before, sizes), choice);
      const merged = mergeOrder(before, await readBack(csv, before.currency), ZONE);
      expect(merged.changes).toEqual([]);
      expect(merged.order).toEqual(before);
    }),
    runs(300),
  );
});

it('one cell that is changed changes that, and nothing beside it', () => {
  fc.assert(
    fc.property(order, text, (before, note) => {
      const rows: Row[] = [{ row: 2, cells: [before.number, guardCell(note)] }];
      const from = new RowReader(rows, {
        columns: ['a', 'b'],
        mapping: ['number', 'note'],
        numbers: [null, null],
      });
      const options = {
        anySum: false,
        anyCurrency: false,
        currency: before.currency,
        timeZone: ZONE,
        now: new Date(),
      };
      const { order: after, changes } = mergeOrder(before, orderOfRows(from, before.number, options), ZONE);
      const isSame = note.replaceAll(/\s+/g, ' ') === before.buyerNote?.replaceAll(/\s+/g, ' ');
      expect(changes).toEqual(isSame ? [] : [{ field: 'note', before: before.buyerNote ?? '', after: note }]);
      expect({ ...after, buyerNote: before.buyerNote }).toEqual(before);
    }),
    runs(100),
  );
});

const stored = {
  id: 'o',
  number: '7',
  imported: true,
  currency: 'EUR',
  paymentStatus: 'PAID',
  lineItems: [
    {
      productName: { original: 'Chair' },
      quantity: 2,
      price: { amount: '10.00' },
      lineItemPrice: { amount: '20.00' },
    },
    {
      productName: { original: 'Lamp' },
      quantity: 1,
      price: { amount: '5.00' },
      lineItemPrice: { amount: '5.00' },
    },
  ],
  priceSummary: { subtotal: { amount: '25.00' }, total: { amount: '25.00' } },
  balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '25.00' } },
} as unknown as StoredOrder;

it('lines that a file with lines does not have are lost, and it says so', () => {
  const rows: Row[] = [{ row: 2, cells: ['7', 'Chair', '3', '10.00', '30.00'] }];
  const mapping = ['number', 'lineName', 'lineQuantity', 'linePrice', 'total'] as const;
  const from = new RowReader(rows, {
    columns: [...mapping],
    mapping: [...mapping],
    numbers: mapping.map(() => null),
  });
  const options = { anySum: false, anyCurrency: false, currency: 'EUR', timeZone: ZONE, now: new Date() };
  const merged = mergeOrder(stored, orderOfRows(from, '7', options), ZONE);
  expect(merged.changes).toEqual([
    { field: 'lineQuantity', before: '2', after: '3', of: 'Chair' },
    { field: 'lineName', before: '1 × Lamp', after: '', isLost: true },
    { field: 'total', before: '25.00', after: '30.00' },
    { field: 'subtotal', before: '25.00', after: '30' },
  ]);
  expect(merged.order).toMatchObject({
    lineItems: [{ quantity: 3, lineItemPrice: { amount: '30.00' } }],
    balanceSummary: { balance: { amount: '0' }, paid: { amount: '30' } },
  });
});
