import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { findOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Batch, JobKind } from '../jobs.ts';
import { lineColumns, orderColumns, type ExportOrder } from './order-columns.ts';
import { orderSelection, ordersById } from './order-selection.ts';

const schema = z.object({
  /** In the order they stand in the list. */
  columns: z.array(z.enum(Object.keys(orderColumns))).min(1),
  rows: z.enum(['orders', 'lines']).default('orders'),
});

/** Spreadsheets run a cell that begins like a formula; a leading apostrophe keeps it text. */
const cell = (value: string): string =>
  /^[=+\-@\t\r]/.test(value) && !/^-?[\d.]+$/.test(value) ? `'${value}` : value;

const toCsv = (rows: readonly string[][]): string => stringify(rows.map((row) => row.map(cell)));

/** Writes the orders as the list shows them: its columns, its filter, all pages, the store's time. */
export function exportOrders(platformFetch: PlatformFetch, timeZone: string): JobKind {
  const columnsOf = (
    params: Record<string, unknown>,
  ): { columns: (typeof orderColumns)[string][]; perLine: boolean } => {
    const { columns, rows } = schema.parse(params);
    return { columns: columns.flatMap((id) => orderColumns[id] ?? []), perLine: rows === 'lines' };
  };
  const rowsOf = (order: ExportOrder, params: Record<string, unknown>): string[][] => {
    const { columns, perLine } = columnsOf(params);
    const cells = columns.map((column) => column.value(order, timeZone));
    if (!perLine) return [cells];
    return (order.lineItems ?? []).map((line) => [
      ...cells,
      ...lineColumns.map((column) => column.value(line, timeZone)),
    ]);
  };
  const read = async ({ items }: Batch): Promise<ExportOrder[]> => {
    const ids = items.map((item) => item.id);
    const byId = new Map((await ordersById(platformFetch, ids)).map((order) => [order.id, order]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    ...orderSelection(platformFetch),
    permissions: ['ECOM.READ_ORDERS'].filter((id) =>
      findOperation('ecom_orders', 'searchOrders').permissions.includes(id),
    ),
    batchSize: 100,
    checkParams: (params) =>
      schema.safeParse(params).success
        ? undefined
        : `must name columns out of ${Object.keys(orderColumns).join(', ')}`,
    work: async ({ items }) => items.map(({ id }) => ({ id, state: 'done' })),
    file: {
      header(params) {
        const { columns, perLine } = columnsOf(params);
        const titles = columns.map((column) => column.title);
        return toCsv([perLine ? [...titles, ...lineColumns.map((column) => column.title)] : titles]);
      },
      lines: async (batch) => toCsv((await read(batch)).flatMap((order) => rowsOf(order, batch.job.params))),
    },
  };
}
