import type { FileImport, ImportMapping } from './imports.ts';

/** What a column of a file can become, in the order in which it is offered. */
export const orderImportFields = [
  'number',
  'placed',
  'placedTime',
  'status',
  'payment',
  'fulfillment',
  'canceled',
  'currency',
  'email',
  'phone',
  'total',
  'subtotal',
  'shipping',
  'tax',
  'taxName',
  'taxAmount',
  'discount',
  'discountCode',
  'fees',
  'tip',
  'refunded',
  'outstanding',
  'paid',
  'lineName',
  'lineOptions',
  'lineText',
  'lineSku',
  'lineQuantity',
  'lineRefunded',
  'lineNetQuantity',
  'linePrice',
  'lineTotal',
  'lineDiscount',
  'lines',
  'name',
  'firstName',
  'lastName',
  'company',
  'street',
  'street2',
  'city',
  'region',
  'zip',
  'country',
  'shipName',
  'shipFirstName',
  'shipLastName',
  'shipCompany',
  'shipStreet',
  'shipStreet2',
  'shipCity',
  'shipRegion',
  'shipZip',
  'shipCountry',
  'shipPhone',
  'delivery',
  'note',
  'staffNote',
  'tags',
  'detail',
  'duplicate',
  'parcel',
] as const;

export type OrderImportField = (typeof orderImportFields)[number];

/**
 * Several columns may become these: taxes by rate, encoded lines, whatever is stored with the order under the title of its
 * column, and columns that repeat others.
 */
export const repeatableOrderFields = [
  'taxName',
  'taxAmount',
  'lines',
  'detail',
  'duplicate',
] as const satisfies OrderImportField[];

export interface OrderImportOptions {
  /** Accepts orders whose items and amounts do not add up to their total; the total counts. */
  anySum: boolean;
  /** Takes orders in other currencies than the store's. */
  anyCurrency: boolean;
}

export type OrderImport = FileImport<OrderImportField, OrderImportOptions>;

/** Without these no row can be an order. */
export const missingOrderFields = (mapping: ImportMapping<OrderImportField>): OrderImportField[] => {
  const has = (...fields: OrderImportField[]): boolean => fields.some((field) => mapping.includes(field));
  return [
    ...(has('number') ? [] : (['number'] as const)),
    ...(has('placed') ? [] : (['placed'] as const)),
    ...(has('total') ? [] : (['total'] as const)),
  ];
};
