import type { ReactNode } from 'react';
import {
  deduction,
  totalSales,
  type PayoutRow,
  type ReportDimension,
  type ReportRow,
} from '#shared/reports.ts';
import type { Condition } from '#admin/data/filter-operators.ts';
import { changeOf } from '#admin/data/report-metrics.ts';
import { Money } from '#admin/ui/Money.tsx';
import { ChangeText } from '#admin/ui/report/ChangeText.tsx';

interface ReportColumn<Row> {
  id: string;
  cell: (row: Row) => ReactNode;
  /** Figures and money. */
  end: boolean;
}

/** The parts of a sum in its order, and the sum: each row adds up from left to right. */
const SUM_COLUMNS = [
  'items',
  'discounts',
  'returned',
  'delivery',
  'fees',
  'addedTax',
  'net',
] as const satisfies (keyof ReportRow)[];
/** Shown with a minus. */
const DEDUCTIONS: ReadonlySet<string> = new Set(['discounts', 'returned']);

function sumAmount(id: (typeof SUM_COLUMNS)[number], row: ReportRow, currency: string): string {
  if (id === 'net') return totalSales(row);
  return DEDUCTIONS.has(id) ? deduction(row[id], currency) : row[id];
}

export function dimensionColumns(dimension: ReportDimension, currency: string): ReportColumn<ReportRow>[] {
  return [
    ...(dimension === 'product'
      ? [{ id: 'pieces', cell: ({ pieces }: ReportRow) => pieces.toLocaleString('en'), end: true }]
      : []),
    ...SUM_COLUMNS.map((id) => ({
      id: id === 'net' ? 'total' : id,
      cell: (row: ReportRow) => <Money amount={sumAmount(id, row, currency)} currency={currency} bare />,
      end: true,
    })),
    ...(dimension === 'currency'
      ? [
          {
            id: 'originalCurrency',
            cell: ({ key, ownNet }: ReportRow) => <Money amount={ownNet} currency={key} />,
            end: true,
          },
        ]
      : []),
    {
      id: 'totalBefore',
      cell: ({ netBefore }) => <Money amount={netBefore} currency={currency} bare />,
      end: true,
    },
    {
      id: 'change',
      cell: (row) => {
        const by = changeOf(totalSales(row), row.netBefore);
        return by === undefined ? '—' : <ChangeText change={{ by, unit: '%', isGood: true }} />;
      },
      end: true,
    },
  ];
}

/** The condition of the list of orders that a row stands for; none where no list can be asked for it. */
export function conditionOf(dimension: ReportDimension, key: string): Condition | undefined {
  if (key === '' || dimension === 'discount') return undefined;
  return dimension === 'product' ? ['item', 'includes', key] : [dimension, 'is', key];
}

const money = (id: string, amountOf: (row: PayoutRow) => string): ReportColumn<PayoutRow> => ({
  id,
  cell: (row) => <Money amount={amountOf(row)} currency={row.currency} />,
  end: true,
});

/** After the day, who took it and how. */
export const payoutColumns: readonly ReportColumn<PayoutRow>[] = [
  { id: 'payments', cell: ({ payments }) => payments.toLocaleString('en'), end: true },
  money('collected', ({ collected }) => collected),
  { id: 'refunds', cell: ({ refunds }) => refunds.toLocaleString('en'), end: true },
  money('refunded', ({ returned, currency }) => deduction(returned, currency)),
  money('net', ({ net }) => net),
];
