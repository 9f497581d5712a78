/** What a column of a file can become, in the order in which it is offered. */
export const importFields = [
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

export type ImportField = (typeof importFields)[number];

/** By column, from the first; null leaves a column out. */
export type ImportMapping = (ImportField | null)[];

export interface ImportOptions {
  /** Takes orders whose lines and sums do not come to their total; the total stands. */
  anySum: boolean;
  /** Takes orders in other currencies than the store's. */
  anyCurrency: boolean;
}

export const problemKinds = [
  'broken',
  'formula',
  'missing',
  'format',
  'currency',
  'sum',
  'twice',
  'taken',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What is wrong with an order of the file. */
export interface ImportProblem {
  kind: ProblemKind;
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  /** Of the file, where one is to blame. */
  column?: string;
  value: string;
  text: string;
}

interface Part {
  orders: number;
  /** In the store's currency. */
  amount: string;
}

export interface ImportSummary {
  rows: number;
  orders: number;
  lines: number;
  amount: string;
  fresh: Part;
  changed: Part;
  refused: Part;
  problems: Partial<Record<ProblemKind, number>>;
  /** By column: cells that have something in them, and cells that are to blame. */
  columns: { read: number; wrong: number }[];
}

export type ImportSource = 'shopify' | 'woocommerce' | 'counterpart' | 'unknown';

export interface OrderImport {
  id: string;
  fileName: string;
  source: ImportSource;
  encoding: string;
  delimiter: string;
  columns: string[];
  /** The first value of each column. */
  sample: string[];
  mapping: ImportMapping;
  options: ImportOptions;
  /** Absent while a number, a date and a total are not found in the file. */
  summary?: ImportSummary;
  by: string;
  createdDate: string;
  checkedDate?: string;
  /** The job has begun: nothing of it can be changed any more. */
  startedDate?: string;
  /** Orders that are written, and those of them that were taken back. */
  written: number;
  /** Of the written those that were not there before: these can be taken back. */
  brought: number;
  takenBack: number;
}

export interface RefusedOrder {
  row: number;
  number: string;
  problem: ImportProblem;
}

export const MOST_IMPORT_BYTES = 50 * 1_048_576;

/** Without these no row can be an order. */
export const missingFields = (mapping: ImportMapping): ImportField[] => {
  const has = (...fields: ImportField[]): boolean => fields.some((field) => mapping.includes(field));
  return [
    ...(has('number') ? [] : (['number'] as const)),
    ...(has('placed', 'placedMonthFirst', 'placedDayFirst') ? [] : (['placed'] as const)),
    ...(has('total') ? [] : (['total'] as const)),
  ];
};
