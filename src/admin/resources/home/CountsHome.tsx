import type { UseQueryResult } from '@tanstack/react-query';
import { Figures } from './Figures.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { Payments } from './Payments.tsx';
import type { OrderFigures } from './use-order-figures.ts';

/** On a hosted platform, where no sums are kept: how many orders there are, and how they are paid. */
export const CountsHome = ({ figures }: { figures: UseQueryResult<OrderFigures> }) => (
  <>
    <Figures figures={figures} />
    <LatestOrders />
    <Payments payments={figures.data?.payments} />
  </>
);
