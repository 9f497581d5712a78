import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { Landmark } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { PayoutReport, PayoutRow } from '#shared/reports.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { QueryState, type Read } from '#admin/ui/query-state/QueryState.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { Table } from '#admin/ui/Table.tsx';
import { payoutColumns } from './columns.tsx';

/** Money of each day by who took it, to be held against what arrived at the bank. */
export function PayoutTable({ read }: { read: Read<PayoutReport> }) {
  const translate = useTranslate();
  const columns = [
    {
      id: 'day',
      label: translate('reports.column.day'),
      cell: ({ day }: PayoutRow) => <b>{format(parseISO(day), 'EEE d MMM')}</b>,
    },
    {
      id: 'provider',
      label: translate('reports.column.provider'),
      cell: ({ provider }: PayoutRow) => translate(`reports.provider.${provider}`, { _: provider }),
    },
    {
      id: 'method',
      label: translate('reports.column.method'),
      cell: ({ method }: PayoutRow) =>
        translate(`orders.payment.method.${method.toUpperCase()}`, { _: method || '—' }),
    },
    ...payoutColumns.map((column) => ({ ...column, label: translate(`reports.column.${column.id}`) })),
  ];
  return (
    <QueryState read={read} words="reports" icon={Landmark} skeleton={<RowsSkeleton rows={8} height={40} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState icon={Landmark} title={translate('reports.payoutsEmpty')} />
        ) : (
          <Table
            label={translate('reports.tab.payouts')}
            columns={columns}
            rows={rows}
            rowId={({ day, provider, method, currency }) => [day, provider, method, currency].join()}
          />
        )
      }
    </QueryState>
  );
}
