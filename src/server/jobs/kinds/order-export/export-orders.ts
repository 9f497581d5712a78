import { ordersDesk } from '#shared/desks/orders.ts';
import { entitySource } from '../entity-source.ts';
import { exportJob, rowKind } from '../export-job.ts';
import { customerColumns, deliveryColumns } from './address-columns.ts';
import { contentsColumns } from './contents-columns.ts';
import { withParcels, withPayments, type ExportedOrder } from './exported-order.ts';
import { lineColumns, lineRows } from './line-columns.ts';
import { amountColumns, paymentColumns } from './money-columns.ts';
import { orderColumns } from './order-columns.ts';
import { parcelColumns, parcelRows } from './parcel-columns.ts';

/** Every column that an order itself can have in a file. */
export const allOrderColumns = {
  ...orderColumns,
  ...customerColumns,
  ...deliveryColumns,
  ...contentsColumns,
  ...amountColumns,
  ...paymentColumns,
};

/** Columns whose values are read with the parcels, and with the payments, of an order. */
const OF_PARCELS: ReadonlySet<string> = new Set([
  'parcels',
  'carriers',
  'trackingNumbers',
  'trackingLinks',
  'firstParcel',
  'lineFulfilled',
  'lineTracking',
]);
const OF_PAYMENTS: ReadonlySet<string> = new Set([
  'giftCard',
  'paymentMethods',
  'paymentReferences',
  'lastPayment',
]);

export const exportOrders = exportJob<ExportedOrder>({
  operation: 'ecom_orders.searchOrders',
  permissions: ordersDesk.jobs.export,
  entities: entitySource<ExportedOrder>({
    search: 'ecom_orders.searchOrders',
    plural: 'orders',
    label: ({ number }) => number && `#${number}`,
  }),
  columns: allOrderColumns,
  rows: 'orders',
  rowKinds: {
    lines: rowKind({
      of: lineRows,
      columns: lineColumns,
      usual: ['product', 'options', 'sku', 'quantity', 'unitPrice', 'linePrice'],
      empty: 'The order has no items.',
    }),
    parcels: rowKind({ of: parcelRows, columns: parcelColumns, empty: 'No parcel has been sent.' }),
  },
  async complete(platformFetch, found, { rows, columns }) {
    const needsParcels = rows === 'parcels' || columns.some((id) => OF_PARCELS.has(id));
    const needsPayments = columns.some((id) => OF_PAYMENTS.has(id));
    const orders = needsParcels ? await withParcels(platformFetch, found) : found;
    return needsPayments ? withPayments(platformFetch, orders) : orders;
  },
});
