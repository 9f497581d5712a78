import { useTranslate } from 'ra-core';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router';
import type { DimensionReport, ReportDimension, ReportRow } from '#shared/reports.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { ordersOf, type Days } from '#admin/data/report-period.ts';
import { QueryState, type Read } from '#admin/ui/query-state/QueryState.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { Table, type TableColumn } from '#admin/ui/Table.tsx';
import { Unconverted } from '#admin/ui/report/Unconverted.tsx';
import { conditionOf, dimensionColumns } from './columns.tsx';
import { useReportLabels } from './use-report-labels.ts';
import styles from './Reports.module.css';

interface Props {
  dimension: ReportDimension;
  read: Read<DimensionReport>;
  days: Days;
}

/** Marks of the rows that are none of the dimension. */
const OTHERS = '\u0001others';
const ALL = '\u0001all';

export function DimensionTable({ dimension, read, days }: Props) {
  const translate = useTranslate();
  const words = useReportLabels();
  return (
    <QueryState
      read={read}
      words="reports"
      icon={ChartColumn}
      skeleton={<RowsSkeleton rows={8} height={40} />}
    >
      {({ rows, others, totals, count, currency, unconverted }) => {
        if (rows.length === 0 && unconverted.length === 0)
          return (
            <EmptyState
              icon={ChartColumn}
              title={translate('reports.empty')}
              detail={translate('reports.emptyDetail')}
            />
          );
        const nameOf = (row: ReportRow): string => {
          if (row.key === ALL) return translate('reports.all', { smart_count: count });
          return row.key === OTHERS
            ? translate('reports.others', { smart_count: count - rows.length })
            : words.row(dimension, row);
        };
        const addressFor = ({ key }: ReportRow): string | undefined => {
          const condition = conditionOf(dimension, key);
          if (key === ALL && dimension !== 'discount') return addressOf('orders', ordersOf(days));
          return condition && key !== OTHERS ? addressOf('orders', ordersOf(days, condition)) : undefined;
        };
        const name: TableColumn<ReportRow> = {
          id: 'name',
          label: translate(`reports.column.${dimension}`),
          cell: (row) => (
            <b className={styles['name']}>
              <bdi>{nameOf(row)}</bdi>
            </b>
          ),
        };
        const orders: TableColumn<ReportRow> = {
          id: 'orders',
          label: translate('reports.column.orders'),
          end: true,
          cell: (row) => {
            const to = addressFor(row);
            const shown = row.orders.toLocaleString('en');
            return to ? (
              <Link to={to} className={styles['opens']}>
                {shown}
              </Link>
            ) : (
              shown
            );
          },
        };
        const columns = [
          name,
          orders,
          ...dimensionColumns(dimension, currency).map(({ id, end, cell }) => ({
            id,
            end,
            label: translate(`reports.column.${id}`),
            cell: (row: ReportRow) => (id === 'total' ? <b>{cell(row)}</b> : cell(row)),
          })),
        ];
        const all = others ? [...rows, { ...others, key: OTHERS }] : rows;
        return (
          <>
            <Table
              label={translate(`reports.tab.${dimension}`)}
              columns={columns}
              rows={all}
              rowId={({ key }) => key}
              foot={{ ...totals, key: ALL }}
            />
            <Unconverted sums={unconverted} />
          </>
        );
      }}
    </QueryState>
  );
}
