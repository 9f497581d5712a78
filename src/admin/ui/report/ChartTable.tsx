import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ChartPoint } from './chart-points.ts';
import styles from './report.module.css';

interface Props {
  label: string;
  points: readonly ChartPoint[];
  legend: { now: string; before: string };
}

/** The same as the chart, to be read or listened to; each row opens its orders. */
export function ChartTable({ label, points, legend }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles['scroll']}>
      <table className={styles['numbers']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate('reports.column.when')}</th>
            <th scope="col">{legend.now}</th>
            <th scope="col">{translate('reports.column.orders')}</th>
            <th scope="col">{legend.before}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, title, text, orders, to, before }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>{text}</td>
              <td>
                <Link to={to}>{orders.toLocaleString('en')}</Link>
              </td>
              <td>{before?.text ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
