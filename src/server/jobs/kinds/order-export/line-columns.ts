import { orderExportTitles as titles } from '#shared/order-export.en.ts';
import { piecesSent } from '#shared/open-pieces.ts';
import { amountOf, listed, percent, text } from './cells.ts';
import { optionsOf, weightOf } from './contents-columns.ts';
import { titled, type ExportedOrder, type OrderLine } from './exported-order.ts';

interface LineRow {
  order: ExportedOrder;
  line: OrderLine;
  position: number;
}

export const lineRows = (order: ExportedOrder): LineRow[] =>
  (order.lineItems ?? []).map((line, index) => ({ order, line, position: index + 1 }));

const linesOf = ({ parcels = [] }: ExportedOrder) =>
  parcels.map(({ lineItems = [] }) =>
    lineItems.map(({ id, quantity }) => ({ id: id ?? '', quantity: quantity ?? 0 })),
  );

const variantOf = ({ catalogReference }: OrderLine): string => {
  const variant: unknown = catalogReference?.options?.['variantId'];
  return typeof variant === 'string' ? variant : '';
};

export const lineColumns = titled<LineRow, typeof titles.lines>(titles.lines, {
  line: ({ position }) => String(position),
  product: ({ line }) => text(line.productName?.original),
  options: ({ line }) => optionsOf(line),
  sku: ({ line }) => text(line.physicalProperties?.sku),
  quantity: ({ line }) => String(line.quantity ?? 0),
  unitPrice: ({ line }) => amountOf(line.price),
  listPrice: ({ line }) => amountOf(line.priceBeforeDiscounts),
  lineDiscount: ({ line }) => amountOf(line.totalDiscount),
  linePrice: ({ line }) => amountOf(line.lineItemPrice),
  lineBeforeTax: ({ line }) => amountOf(line.totalPriceBeforeTax),
  lineTax: ({ line }) => amountOf(line.taxInfo?.taxAmount ?? line.taxDetails?.totalTax),
  lineTaxRate: ({ line }) => percent(line.taxInfo?.taxRate ?? line.taxDetails?.taxRate),
  lineAfterTax: ({ line }) => amountOf(line.totalPriceAfterTax),
  unitWeight: ({ line }) => weightOf([{ line, quantity: 1 }]),
  lineWeight: ({ line }) => weightOf([{ line, quantity: line.quantity ?? 0 }]),
  lineFulfilled: ({ order, line }) => String(piecesSent(linesOf(order)).get(line.id ?? '') ?? 0),
  lineRefunded: ({ line }) => String(line.refundQuantity ?? 0),
  lineTracking: ({ order, line }) =>
    listed(
      (order.parcels ?? [])
        .filter(({ lineItems = [] }) => lineItems.some(({ id }) => id === line.id))
        .map(({ trackingInfo }) => trackingInfo?.trackingNumber),
    ),
  productId: ({ line }) => text(line.catalogReference?.catalogItemId),
  variantId: ({ line }) => variantOf(line),
});
