import { roundMoney, subtractMoney, type Decimal } from './money.ts';

/**
 * Requests and responses of the sales reports. Days are the store's own, `YYYY-MM-DD` in its time zone,
 * both ends included. Amounts are decimal texts in the requested currency, converted at the rate of the day the order was
 * placed; amounts without a rate are not in the totals and are listed in `unconverted`.
 */
export const REPORT_DIMENSIONS = ['country', 'product', 'currency', 'channel', 'discount'] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

export const REPORT_COMPARISONS = ['before', 'yearBefore'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

/** More days than that are not reported at once. */
export const MAX_REPORT_DAYS = 400;

const DAY_MS = 86_400_000;

/** Both ends count. */
export const daysIn = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;

export interface ReportMetrics {
  orders: number;
  /** Pieces of all lines. */
  pieces: number;
  /** Lines at their prices, before discounts, delivery and tax that is added. */
  items: string;
  /** What discounts took off, as a positive amount. */
  discounts: string;
  delivery: string;
  /** All tax, whether prices include it or not. */
  tax: string;
  /** The part of the tax that comes on top of the prices. */
  addedTax: string;
  /** Additional fees and tips: what an order's total has beyond its other parts. */
  fees: string;
  /** What orders came to: `items - discounts + delivery + fees + addedTax`. */
  total: string;
  /** What was paid back on these days, whenever the order was placed. */
  returned: string;
  /** `total - returned`. */
  net: string;
}

/** Total sales as every page and file says them: after returns. */
export const totalSales = ({ net }: Pick<ReportMetrics, 'net'>): Decimal => net;

/** What is taken off in a sum, with its minus. */
export const deduction = (amount: Decimal, currency: string): Decimal =>
  roundMoney(subtractMoney('0', amount), currency);

export interface ReportDay extends ReportMetrics {
  day: string;
}

export interface UnconvertedTotal {
  currency: string;
  total: string;
  orders: number;
  /** The days no rate is known for, first and last. */
  from: string;
  to: string;
}

export interface SalesReport {
  currency: string;
  timeZone: string;
  from: string;
  to: string;
  before: { from: string; to: string };
  totals: ReportMetrics;
  totalsBefore: ReportMetrics;
  /** Every day from `from` to `to`, those without orders too. */
  days: ReportDay[];
  daysBefore: ReportDay[];
  unconverted: UnconvertedTotal[];
}

/** What one product sold, every day from `from` to `to`. */
export interface ProductSales {
  productId: string;
  currency: string;
  timeZone: string;
  from: string;
  to: string;
  days: ReportDay[];
  totals: ReportMetrics;
}

export interface ReportRow extends ReportMetrics {
  /** Country code, product id, currency, channel type or discount's code or name; empty for what has none. */
  key: string;
  /** The product's name, the discount's name; the key where it says enough. */
  label: string;
  /** A product's picture, as the catalog keeps it. */
  image?: string;
  /** Total and net in its own currency; only by currency. */
  ownTotal?: string;
  ownNet?: string;
  totalBefore: string;
  netBefore: string;
}

/**
 * Rows by total sales, the largest first; `others` adds up what the `limit` of the request leaves out. What sold in the period before only has a row too. An order counts in the row of each of its
 * products and discounts, and once in `totals`; its amounts are split among its discounts by what each took off. The
 * amounts of the rows and of `others` add up to those of `totals`.
 */
export interface DimensionReport {
  dimension: ReportDimension;
  currency: string;
  rows: ReportRow[];
  count: number;
  others?: ReportRow;
  totals: ReportRow;
  unconverted: UnconvertedTotal[];
}

export interface TaxRow {
  country: string;
  /** In percent, such as "23"; absent where the orders do not tell it. */
  rate?: string;
  amount: string;
}

/** A row for each country and rate, the largest first; what was refunded is deducted. */
export interface TaxReport {
  currency: string;
  rows: TaxRow[];
  total: string;
  unconverted: UnconvertedTotal[];
}

/** Money of one day that one provider took and gave back, in the currency it did so. */
export interface PayoutRow {
  day: string;
  /** `ONLINE`, `OFFLINE` or `GIFT_CARD`. */
  provider: string;
  /** Such as `CreditCard`, as the payment says; empty where it says nothing. */
  method: string;
  currency: string;
  payments: number;
  collected: string;
  refunds: number;
  returned: string;
  net: string;
}

export interface PayoutReport {
  timeZone: string;
  rows: PayoutRow[];
}

/** How many places a rate may have. */
export const RATE_DECIMALS = 8;

/** What one unit of `currency` is worth in the shop's currency from `day` on, until a later day says otherwise. */
export interface ExchangeRate {
  day: string;
  currency: string;
  /** A positive decimal with up to `RATE_DECIMALS` places. */
  rate: string;
}

/** The newest first. */
export interface ExchangeRates {
  base: string;
  rates: ExchangeRate[];
}
