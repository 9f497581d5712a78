import { z } from 'zod';
import { ordersDesk } from '../../../shared/desks/orders.ts';
import {
  missingOrderFields,
  orderImportFields,
  type OrderImportField,
  type OrderImportOptions,
} from '../../../shared/order-import.ts';
import { readAmount, readNumber } from '../cells.ts';
import type { Checking, ImportKind, Reading, Staged } from '../kind.ts';
import type { Row } from '../read-rows.ts';
import { findNumbers } from './find-numbers.ts';
import { keptBuyers } from './kept-buyers.ts';
import { orderOfRows, type ImportedOrder } from './order-of-rows.ts';
import { recognise } from './recognise.ts';

/** More is no order, and would be held in memory. */
const MOST_ROWS = 1000;

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
    if (row.row === 1) continue;
    if (row.broken !== undefined) {
      unread.push(row);
      continue;
    }
    const number = (row.cells[numberAt] ?? '').trim();
    if (open && number !== '' && number === open.number && open.rows.length < MOST_ROWS) {
      open.rows.push(...unread.splice(0), row);
      continue;
    }
    yield* closed();
    open = { number, rows: [row] };
  }
  yield* closed();
}

const TAKEN = { field: 'number', kind: 'taken', text: 'an order that was placed here has it' } as const;

function reading(
  mapping: readonly (OrderImportField | null)[],
  options: OrderImportOptions,
  { platformFetch, store, clock }: Checking,
): Reading<OrderImportField, ImportedOrder> {
  const { currency } = store;
  const totalAt = mapping.indexOf('total');
  return {
    entries: (rows) => groups(rows, mapping.indexOf('number')),
    keyField: 'number',
    keyOf(from) {
      const written = from.text('number');
      const number = readNumber(written);
      if (number !== undefined) return number;
      if (written === '') from.blame('missing', 'number', 'is empty');
      else from.blame('format', 'number', 'is not a number');
      return undefined;
    },
    read(from, number) {
      // Without lines there is one row for an order.
      if (from.rows.length > 1 && !from.has('lineName', 'lineSku'))
        from.blame('twice', 'number', `row ${from.rows[0]?.row} has it too`, from.rows[1]);
      return orderOfRows(from, number, { ...options, ...store, now: clock.now() });
    },
    async compare(ready) {
      const known = await findNumbers(
        platformFetch,
        ready.map(({ key }) => key),
      );
      return ready.map(({ key }) => {
        const order = known.get(key);
        const isTaken = order !== undefined && order.imported !== true;
        return {
          part: order ? 'changed' : 'fresh',
          ...(isTaken && { problems: [{ ...TAKEN, value: key }] }),
        };
      });
    },
    amountOf({ request, cells }: Staged<ImportedOrder>) {
      if (request) return request.currency === currency ? request.priceSummary.total.amount : '0';
      const cell = cells?.[0]?.[totalAt];
      return (cell !== undefined && readAmount(cell)) || '0';
    },
    linesOf: ({ lineItems }) => lineItems.length,
  };
}

export const orderImports: ImportKind<OrderImportField, OrderImportOptions, ImportedOrder> = {
  what: 'orders',
  path: '/order-imports',
  rights: ordersDesk.rights.import,
  field: z.enum(orderImportFields),
  options: z.object({ anySum: z.boolean(), anyCurrency: z.boolean() }),
  firstOptions: { anySum: false, anyCurrency: false },
  fileName: 'orders.csv',
  mostRows: Infinity,
  recognise,
  missing: missingOrderFields,
  kept: keptBuyers,
  begin: ({ mapping, options }, checking) => reading(mapping, options, checking),
};
