import { deduction, totalSales } from '../../shared/reports.ts';
import type {
  DimensionReport,
  ExchangeRates,
  PayoutReport,
  ProductSales,
  ReportMetrics,
  SalesReport,
  TaxReport,
} from '../../shared/reports.ts';

type Rows = string[][];

/** The parts of a sum in its order, deductions with a minus, and the sum; what is no part of it follows. */
const METRIC_COLUMNS: readonly (readonly [
  title: string,
  amount: (of: ReportMetrics, currency: string) => string,
])[] = [
  ['orders', ({ orders }) => String(orders)],
  ['pieces', ({ pieces }) => String(pieces)],
  ['items', ({ items }) => items],
  ['discounts', ({ discounts }, currency) => deduction(discounts, currency)],
  ['returned', ({ returned }, currency) => deduction(returned, currency)],
  ['delivery', ({ delivery }) => delivery],
  ['fees', ({ fees }) => fees],
  ['added tax', ({ addedTax }) => addedTax],
  ['total', totalSales],
  ['total before returns', ({ total }) => total],
  ['tax, added or included', ({ tax }) => tax],
];
/** In place of a key: the last row of a report, as its table on the page has it. */
const TOTAL = 'total';

const titles = METRIC_COLUMNS.map(([title]) => title);
const figures = (of: ReportMetrics, currency: string): string[] =>
  METRIC_COLUMNS.map(([, amount]) => amount(of, currency));

export const salesRows = ({ currency, days, totals }: SalesReport): Rows => [
  ['day', 'currency', ...titles],
  ...days.map((row) => [row.day, currency, ...figures(row, currency)]),
  [TOTAL, currency, ...figures(totals, currency)],
];

export const productDays = ({ productId, currency, days, totals }: ProductSales): Rows => [
  ['day', 'product', 'currency', ...titles],
  ...days.map((row) => [row.day, productId, currency, ...figures(row, currency)]),
  [TOTAL, productId, currency, ...figures(totals, currency)],
];

export const dimensionRows = ({ dimension, currency, rows, others, totals }: DimensionReport): Rows => {
  const isOwn = dimension === 'currency';
  return [
    [
      dimension,
      'name',
      'currency',
      ...titles,
      'total in the period before',
      ...(isOwn ? ['total in its currency'] : []),
    ],
    ...[
      ...rows,
      ...(others ? [{ ...others, label: 'others' }] : []),
      { ...totals, key: TOTAL, label: '' },
    ].map((row) => [
      row.key,
      row.label,
      currency,
      ...figures(row, currency),
      row.netBefore,
      ...(isOwn ? [row.ownNet ?? ''] : []),
    ]),
  ];
};

export const taxRows = ({ currency, rows, total }: TaxReport): Rows => [
  ['country', 'rate', 'currency', 'tax'],
  ...rows.map(({ country, rate = '', amount }) => [country, rate, currency, amount]),
  [TOTAL, '', currency, total],
];

const PAYOUT = [
  'day', 'provider', 'method', 'currency', 'payments', 'collected', 'refunds', 'returned', 'net',
] as const; // prettier-ignore

export const payoutRows = ({ rows }: PayoutReport): Rows => [
  [...PAYOUT],
  ...rows.map((row) => PAYOUT.map((name) => String(row[name]))),
];

const RATE = ['day', 'currency', 'rate'] as const;

export const rateRows = ({ rates }: ExchangeRates): Rows => [
  [...RATE],
  ...rates.map((row) => RATE.map((name) => row[name])),
];
