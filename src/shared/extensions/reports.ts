import { z } from 'zod';
import { isDay } from '../days.ts';
import {
  daysIn,
  MAX_REPORT_DAYS,
  RATE_DECIMALS,
  REPORT_COMPARISONS,
  REPORT_DIMENSIONS,
  type DimensionReport,
  type ExchangeRates,
  type PayoutReport,
  type ProductSales,
  type SalesReport,
  type TaxReport,
} from '../reports.ts';
import { changeExtension, readExtension } from './define.ts';
import { countResponse } from './paging.ts';

const READ = 'ECOM.READ_ORDERS';
const MAX_ROWS = 1000;
const DEFAULT_ROWS = 50;
/** Of one call; a table of years is changed by several. */
const MAX_RATES = 10_000;
const MAX_RATES_LENGTH = 2_000_000;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The database has no years before 1000. */
const day = z.string().refine((text) => isDay(text) && text >= '1000', {
  error: 'must be a day, such as 2026-11-21',
  // Days are compared once both are some.
  abort: true,
});
const currency = z.string().refine((code) => CURRENCIES.has(code), 'must be a currency, such as EUR');

interface Days {
  from: string;
  to: string;
}

/** The fields of a request over days; both ends count. */
const days = { from: day, to: day };
const inOrder = ({ from, to }: Days): boolean => from <= to;
const notTooMany = (period: Days): boolean => daysIn(period) <= MAX_REPORT_DAYS;

/** @param fields beside `from` and `to` */
const overDays = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .strictObject({ ...days, ...fields })
    .refine((request) => inOrder(request as Days), { path: ['to'], error: 'must not be before from' })
    .refine((request) => notTooMany(request as Days), {
      path: ['to'],
      error: `must be at most ${MAX_REPORT_DAYS} days from the first`,
    });

const against = z.enum(REPORT_COMPARISONS).default('before');
const report = {
  against,
  /** That of the shop where it is absent. */
  currency: currency.optional(),
  /** How many rows at most; the rest are one. */
  limit: z.int().min(1).max(MAX_ROWS).default(DEFAULT_ROWS),
};
const reportRequest = overDays(report);
export type ReportRequest = z.output<typeof reportRequest>;

/** A period, and the one that it is compared with. */
export const comparedDays = overDays({ against });

const figures = {
  orders: z.int(),
  pieces: z.number(),
  items: z.string(),
  discounts: z.string(),
  delivery: z.string(),
  tax: z.string(),
  addedTax: z.string(),
  fees: z.string(),
  total: z.string(),
  returned: z.string(),
  net: z.string(),
};
const totals = z.strictObject(figures);
const dayFigures = z.strictObject({ day: z.string(), ...figures });
const period = z.strictObject({ from: z.string(), to: z.string() });
const unconverted = z.array(
  z.strictObject({
    currency: z.string(),
    total: z.string(),
    orders: z.int(),
    from: z.string(),
    to: z.string(),
  }),
);

const salesReport = period.extend({
  currency: z.string(),
  timeZone: z.string(),
  before: period,
  totals,
  totalsBefore: totals,
  days: z.array(dayFigures),
  daysBefore: z.array(dayFigures),
  unconverted,
}) satisfies z.ZodType<SalesReport>;

const productSales = period.extend({
  productId: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  days: z.array(dayFigures),
  totals,
}) satisfies z.ZodType<ProductSales>;

const row = z.strictObject({
  key: z.string(),
  label: z.string(),
  image: z.string().exactOptional(),
  ownTotal: z.string().exactOptional(),
  ownNet: z.string().exactOptional(),
  totalBefore: z.string(),
  netBefore: z.string(),
  ...figures,
});

const dimensionReport = z.strictObject({
  dimension: z.enum(REPORT_DIMENSIONS),
  currency: z.string(),
  rows: z.array(row),
  count: z.int(),
  others: row.exactOptional(),
  totals: row,
  unconverted,
}) satisfies z.ZodType<DimensionReport>;

const taxReport = z.strictObject({
  currency: z.string(),
  rows: z.array(
    z.strictObject({ country: z.string(), rate: z.string().exactOptional(), amount: z.string() }),
  ),
  total: z.string(),
  unconverted,
}) satisfies z.ZodType<TaxReport>;

const payoutReport = z.strictObject({
  timeZone: z.string(),
  rows: z.array(
    z.strictObject({
      day: z.string(),
      provider: z.string(),
      method: z.string(),
      currency: z.string(),
      payments: z.int(),
      collected: z.string(),
      refunds: z.number(),
      returned: z.string(),
      net: z.string(),
    }),
  ),
}) satisfies z.ZodType<PayoutReport>;

const productId = z.string().max(100);

/** Metrics from stored totals. */
export const reportExtensions = {
  getSalesReport: readExtension({ permission: READ, request: reportRequest, response: salesReport }),
  /** Rows by total sales, the largest first. */
  getSalesByDimension: readExtension({
    permission: READ,
    request: overDays({ ...report, dimension: z.enum(REPORT_DIMENSIONS) }),
    response: dimensionReport,
  }),
  /** What one product sold, every day of the period. */
  getProductSales: readExtension({
    permission: READ,
    request: overDays({ ...report, productId }),
    response: productSales,
  }),
  /** How many pieces of a product arrived again in the period. */
  countReturnedPieces: readExtension({
    permission: READ,
    request: overDays({ productId }),
    response: countResponse,
  }),
  /** In how many carts that nobody has ordered a product is now. */
  countCartsWithProduct: readExtension({
    permission: 'ECOM.READ_CARTS',
    request: z.strictObject({ productId }),
    response: countResponse,
  }),
  /** A row for each country and rate, the largest first. */
  getTaxReport: readExtension({ permission: READ, request: reportRequest, response: taxReport }),
  getPayoutReport: readExtension({ permission: READ, request: reportRequest, response: payoutReport }),
};

const isRate = (text: string): boolean =>
  new RegExp(`^\\d{1,12}(\\.\\d{1,${RATE_DECIMALS}})?$`).test(text) && Number(text) > 0;

const rateChange = z.strictObject({
  day,
  currency,
  /** Removes the rate where it is null. */
  rate: z
    .string()
    .refine(isRate, `must be a number above 0 with at most ${RATE_DECIMALS} decimals`)
    .nullable(),
  /** The rate that was read; another one in its place is not replaced. */
  was: z.string().refine(isRate, 'must be a rate as it was read').nullable().optional(),
});
export type RateChange = z.output<typeof rateChange>;

const exchangeRates = z.strictObject({
  base: z.string(),
  rates: z.array(z.strictObject({ day: z.string(), currency: z.string(), rate: z.string() })),
}) satisfies z.ZodType<ExchangeRates>;

type Rates = z.output<typeof exchangeRates>;

/** A table of years is not recorded with each of its rows that changes. */
function ratesNotIn({ rates }: Rates, other: Rates): Pick<Rates, 'rates'> {
  const known = new Set(other.rates.map(({ day, currency, rate }) => `${day} ${currency} ${rate}`));
  return { rates: rates.filter((one) => !known.has(`${one.day} ${one.currency} ${one.rate}`)) };
}

/** The exchange rates by which reports convert amounts. */
export const exchangeRateExtensions = {
  /** The newest first. */
  getExchangeRates: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: exchangeRates,
  }),
  changeExchangeRates: changeExtension({
    permission: 'ECOM.UPDATE_CHECKOUT_SETTINGS',
    request: z.strictObject({ rates: z.array(rateChange).max(MAX_RATES) }),
    response: exchangeRates,
    maxLength: MAX_RATES_LENGTH,
    audit: {
      name: 'setRates',
      entityType: 'exchangeRates',
      entityId: 'rates',
      settingsRead: 'getExchangeRates',
      difference: ratesNotIn,
    },
  }),
};
