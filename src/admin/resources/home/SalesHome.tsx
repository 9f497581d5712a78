import type { UseQueryResult } from '@tanstack/react-query';
import { Figures } from './Figures.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { Payments } from './Payments.tsx';
import type { OrderFigures } from './use-order-figures.ts';

/** For those who read orders: how the shop does. */
export const SalesHome = ({ figures }: { figures: UseQueryResult<OrderFigures> }) => (
  <>
    <Figures figures={figures} />
    <LatestOrders />
    <Payments payments={figures.data?.payments} />
  </>
);
