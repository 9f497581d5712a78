import { z } from 'zod';
import { ordersDesk } from '#shared/desks/orders.ts';
import {
  missingOrderFields,
  orderImportFields,
  repeatableOrderFields,
  type OrderImport,
  type OrderImportField,
  type OrderImportOptions,
} from '#shared/order-import.ts';
import { plainCell, readAmount, readNumber } from '../cells.ts';
import type { NumberKind } from '#shared/imports.ts';
import { addMoney } from '#shared/money.ts';
import { numberStyleIn } from '../row-reader.ts';
import type { Checking, Compared, ImportKind, Reading, Staged } from '../kind.ts';
import { withoutHead, type Row } from '../read-rows.ts';
import { findNumbers } from './find-numbers.ts';
import { retainedBuyers } from './retained-buyers.ts';
import { previewOrderImport } from './preview-order-import.ts';
import { mergeOrder, type MergedOrder } from './merge-order.ts';
import { orderOfRows, type StagedOrder } from './order-of-rows.ts';
import { addsUp, totalErrorOf } from './order-totals.ts';
import { recognise } from './recognise.ts';

/** More is no order, and would be held in memory. */
const MAX_ROWS = 1000;

interface Group {
  number: string;
  rows: Row[];
}

/** Rows one behind the other with the same number are one order; one that cannot be read belongs to what is around it. */
async function* groups(rows: AsyncIterable<Row>, numberAt: number): AsyncGenerator<Row[]> {
  let open: Group | undefined;
  let unread: Row[] = [];
  const closed = function* (): Generator<Row[]> {
    if (open) yield open.rows;
    for (const row of unread) yield [row];
    unread = [];
  };
  for await (const row of rows) {
    if (row.broken !== undefined) {
      unread.push(row);
      continue;
    }
    const number = (row.cells[numberAt] ?? '').trim();
    if (open && number !== '' && number === open.number && open.rows.length < MAX_ROWS) {
      open.rows.push(...unread.splice(0), row);
      continue;
    }
    yield* closed();
    open = { number, rows: [row] };
  }
  yield* closed();
}

const TAKEN = { field: 'number', kind: 'taken', text: 'an order that was placed here has it' } as const;

const WITHOUT_ITEMS = {
  field: 'parcel',
  kind: 'missing',
  value: '',
  text: 'lists parcels only: the items of an order that is not in the store are in an export by order or by item',
} as const;

type OrderProblem = NonNullable<Compared<OrderImportField>['problems']>[number];

/** Whether what an order becomes adds up, where the file changes something of that. */
function sumProblem({ order, isMoneyChanged }: MergedOrder, currency: string): string | undefined {
  const { priceSummary = {}, lineItems = [] } = order;
  const amountOf = (key: string): string => priceSummary[key]?.amount ?? '0';
  const lines = addMoney('0', ...lineItems.map((line) => line.lineItemPrice?.amount ?? '0'));
  const parts = {
    shipping: amountOf('shipping'),
    tax: amountOf('tax'),
    fees: amountOf('totalAdditionalFees'),
    discount: amountOf('discount'),
  };
  const isSound = [lines, amountOf('subtotal')].some((base) =>
    addsUp(amountOf('total'), { ...parts, lines: base }, lineItems.length + 1),
  );
  return isMoneyChanged && !isSound ? totalErrorOf(lines, currency) : undefined;
}

function reading(
  { mapping, options, numbers }: OrderImport,
  { platformFetch, store, clock }: Checking,
): Reading<OrderImportField, StagedOrder> {
  const { currency } = store;
  const totalAt = mapping.indexOf('total');
  const wrongSum = (text: string | undefined, value: string): OrderProblem[] =>
    text === undefined || options.anySum ? [] : [{ field: 'total', kind: 'sum', value, text }];
  return {
    entries: (rows) => groups(withoutHead(rows), mapping.indexOf('number')),
    keyFieldOf: () => 'number',
    keyOf(from) {
      const written = from.text('number');
      const number = readNumber(written);
      if (number !== undefined) return number;
      if (written === '') from.blame('missing', 'number', 'is empty');
      else from.blame('format', 'number', 'is not a number');
      return undefined;
    },
    read(from, number) {
      // Without lines or parcels there is one row for an order.
      if (from.rows.length > 1 && !from.has('lineName', 'lineSku', 'parcel'))
        from.blame('twice', 'number', `row ${from.rows[0]?.row} has it too`, from.rows[1]);
      return orderOfRows(from, number, { ...options, ...store, now: clock.now() });
    },
    async compare(ready) {
      const known = await findNumbers(
        platformFetch,
        ready.map(({ key }) => key),
      );
      const compared = ready.map(({ key, request }) => {
        const before = known.get(key);
        const value = request.order.priceSummary.total.amount;
        if (!before) {
          const missing = request.missing.map((field): OrderProblem => ({
            field,
            kind: 'missing',
            value: '',
            text: 'is empty',
          }));
          // What was in each parcel is one text: a file of parcels does not hold the items of an order.
          if (request.listsParcels) missing.push(WITHOUT_ITEMS);
          const problems = missing.length > 0 ? missing : wrongSum(request.sumProblem, value);
          return { part: 'fresh' as const, order: request.order, problems };
        }
        const merged = mergeOrder(before, request, store.timeZone);
        const { changes, order } = merged;
        if (changes.length === 0) return { part: 'unchanged' as const, problems: [] };
        const problems: OrderProblem[] =
          before.imported === true
            ? wrongSum(sumProblem(merged, currency), value)
            : [{ ...TAKEN, value: key }];
        return { part: 'changed' as const, order, problems, changes };
      });
      const violations = await previewOrderImport(
        platformFetch,
        compared.map(({ order, problems }) => (problems.length > 0 ? undefined : order)),
      );
      return compared.map(({ part, problems, changes }, index): Compared<OrderImportField> => {
        const all = [...problems, ...(violations[index] ?? [])];
        return { part, ...(changes && { changes }), ...(all.length > 0 && { problems: all }) };
      });
    },
    amountOf({ request, cells }: Staged<StagedOrder>) {
      if (request) return request.order.currency === currency ? request.order.priceSummary.total.amount : '0';
      const cell = cells?.[0]?.[totalAt];
      return (cell !== undefined && readAmount(plainCell(cell), numberStyleIn(numbers[totalAt]))) || '0';
    },
    linesOf: ({ order }) => order.lineItems.length,
  };
}

export const orderImports: ImportKind<OrderImportField, OrderImportOptions, StagedOrder> = {
  what: 'orders',
  path: '/order-imports',
  rights: ordersDesk.rights.import,
  field: z.enum(orderImportFields),
  options: z.object({ anySum: z.boolean(), anyCurrency: z.boolean() }),
  firstOptions: { anySum: false, anyCurrency: false },
  fileName: 'orders.csv',
  mostRows: Infinity,
  numberKinds: {
    total: 'money',
    subtotal: 'money',
    shipping: 'money',
    tax: 'money',
    taxAmount: 'money',
    discount: 'money',
    fees: 'money',
    tip: 'money',
    refunded: 'money',
    outstanding: 'money',
    paid: 'money',
    linePrice: 'money',
    lineTotal: 'money',
    lineDiscount: 'money',
    lineQuantity: 'pieces',
    lineRefunded: 'pieces',
    lineNetQuantity: 'pieces',
  } satisfies Partial<Record<OrderImportField, NumberKind>>,
  dateFields: ['placed'],
  repeatable: repeatableOrderFields,
  recognise,
  missing: missingOrderFields,
  kept: retainedBuyers,
  begin: reading,
};
