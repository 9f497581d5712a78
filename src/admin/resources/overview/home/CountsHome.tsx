import type { UseQueryResult } from '@tanstack/react-query';
import { OrderMetrics } from './OrderMetrics.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { Payments } from './Payments.tsx';
import type { OrderMetricsData } from './use-order-metrics.ts';

/** On a hosted platform, where no totals are kept: how many orders there are, and how they are paid. */
export const CountsHome = ({ figures }: { figures: UseQueryResult<OrderMetricsData> }) => (
  <>
    <OrderMetrics figures={figures} />
    <LatestOrders />
    <Payments payments={figures.data?.payments} />
  </>
);
