import type { FileImport, ImportMapping } from './imports.ts';

/** What a column of a file can become, in the order in which it is offered. */
export const orderImportFields = [
  'number',
  'placed',
  'placedMonthFirst',
  'placedDayFirst',
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
  'discount',
  'fees',
  'refunded',
  'outstanding',
  'lineName',
  'lineSku',
  'lineQuantity',
  'linePrice',
  'lineTotal',
  'name',
  'firstName',
  'lastName',
  'company',
  'street',
  'street2',
  'city',
  'zip',
  'country',
  'shipName',
  'shipFirstName',
  'shipLastName',
  'shipCompany',
  'shipStreet',
  'shipStreet2',
  'shipCity',
  'shipZip',
  'shipCountry',
  'shipPhone',
  'delivery',
  'note',
] as const;

export type OrderImportField = (typeof orderImportFields)[number];

export interface OrderImportOptions {
  /** Takes orders whose lines and sums do not come to their total; the total stands. */
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
    ...(has('placed', 'placedMonthFirst', 'placedDayFirst') ? [] : (['placed'] as const)),
    ...(has('total') ? [] : (['total'] as const)),
  ];
};
