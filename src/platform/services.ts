import type { ServiceDefinition } from './service.ts';
import { members } from './services/members/index.ts';
import { orderBilling } from './services/order-billing/index.ts';
import { orderTransactions } from './services/order-transactions/index.ts';
import { orders } from './services/orders/index.ts';
import { payments } from './services/payments/index.ts';

/** Everything the platform does; an operation of the contract that no service handles answers 501. */
export const services: readonly ServiceDefinition[] = [
  orders,
  orderTransactions,
  orderBilling,
  payments,
  members,
];
