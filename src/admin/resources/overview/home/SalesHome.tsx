import type { UseQueryResult } from '@tanstack/react-query';
import type { SalesReport } from '#shared/reports.ts';
import type { MetricName } from '#admin/data/report-metrics.ts';
import { SalesCard } from '#admin/ui/report/SalesCard.tsx';
import type { ReportChoice } from '#admin/ui/report/use-report-choice.ts';
import { BestSellers } from './BestSellers.tsx';
import { ByCurrency } from './ByCurrency.tsx';
import styles from './Home.module.css';

const names: readonly MetricName[] = ['sales', 'orders', 'average', 'refunded'];

interface Props {
  choice: ReportChoice;
  sales: UseQueryResult<SalesReport>;
}

/** For those who read orders: how the shop does. */
export const SalesHome = ({ choice, sales }: Props) => (
  <>
    <SalesCard choice={choice} read={sales} names={names} shape="line" rounded />
    <div className={styles['pair']}>
      <BestSellers choice={choice} />
      <ByCurrency choice={choice} />
    </div>
  </>
);
