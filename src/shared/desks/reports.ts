import * as orders from '../contract/generated/ecom_orders.rights.ts';
import type { DeskFacts } from './desk.ts';

export const reportsDesk = {
  name: 'reports',
  place: 'home',
  goTo: 't',
  rights: { list: orders.searchOrders },
} as const satisfies DeskFacts;
