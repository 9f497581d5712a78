import type {
  DimensionReport,
  ExchangeRates,
  PayoutReport,
  ProductSales,
  ReportFigures,
  SalesReport,
  TaxReport,
} from '../../shared/reports.ts';

type Rows = string[][];

const FIGURES = ['orders', 'pieces', 'items', 'discounts', 'delivery', 'tax', 'total', 'returned'] as const;
const figures = (of: ReportFigures): string[] => FIGURES.map((name) => String(of[name]));

export const salesRows = ({ currency, days }: SalesReport): Rows => [
  ['day', 'currency', ...FIGURES],
  ...days.map((row) => [row.day, currency, ...figures(row)]),
];

export const productDays = ({ productId, currency, days }: ProductSales): Rows => [
  ['day', 'product', 'currency', ...FIGURES],
  ...days.map((row) => [row.day, productId, currency, ...figures(row)]),
];

export const dimensionRows = ({ dimension, currency, rows, others }: DimensionReport): Rows => {
  const isOwn = dimension === 'currency';
  return [
    [dimension, 'name', 'currency', ...FIGURES, 'total before', ...(isOwn ? ['total in its currency'] : [])],
    ...[...rows, ...(others ? [{ ...others, label: 'others' }] : [])].map((row) => [
      row.key,
      row.label,
      currency,
      ...figures(row),
      row.totalBefore,
      ...(isOwn ? [row.ownTotal ?? ''] : []),
    ]),
  ];
};

export const taxRows = ({ currency, rows }: TaxReport): Rows => [
  ['country', 'rate', 'currency', 'tax'],
  ...rows.map(({ country, rate = '', amount }) => [country, rate, currency, amount]),
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
