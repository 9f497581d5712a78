import type { ReactNode } from 'react';
import type { PayoutRow, ReportDimension, ReportRow } from '../../../shared/reports.ts';
import type { Condition } from '../../data/filter-operators.ts';
import { changeOf } from '../../data/report-figures.ts';
import { Money } from '../../ui/Money.tsx';
import { ChangeWords } from '../../ui/report/ChangeWords.tsx';

interface ReportColumn<Row> {
  id: string;
  cell: (row: Row) => ReactNode;
  /** Figures and money. */
  end: boolean;
}

const taken = (amount: string): string => (/[1-9]/.test(amount) ? `-${amount}` : amount);

const amounts = ['items', 'discounts', 'returned', 'delivery', 'total', 'totalBefore'] as const;
/** Told with a minus. */
const isTaken: ReadonlySet<string> = new Set(['discounts', 'returned']);

export function dimensionColumns(dimension: ReportDimension, currency: string): ReportColumn<ReportRow>[] {
  return [
    ...(dimension === 'product'
      ? [{ id: 'pieces', cell: ({ pieces }: ReportRow) => pieces.toLocaleString('en'), end: true }]
      : []),
    ...(dimension === 'currency'
      ? [
          {
            id: 'own',
            cell: ({ key, ownTotal }: ReportRow) => <Money amount={ownTotal} currency={key} />,
            end: true,
          },
        ]
      : []),
    ...amounts.map((id) => ({
      id,
      cell: (row: ReportRow) => (
        <Money amount={isTaken.has(id) ? taken(row[id]) : row[id]} currency={currency} bare />
      ),
      end: true,
    })),
    {
      id: 'change',
      cell: ({ total, totalBefore }) => {
        const by = changeOf(total, totalBefore);
        return by === undefined ? '—' : <ChangeWords change={{ by, unit: '%', isGood: true }} />;
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
  money('given', ({ returned }) => taken(returned)),
  money('net', ({ net }) => net),
];
