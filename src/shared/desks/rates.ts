import * as orders from '../contract/generated/ecom_orders.rights.ts';
import type { DeskFacts } from './desk.ts';
import { paymentsDesk } from './payments.ts';

export const ratesDesk = {
  name: 'rates',
  place: 'settings',
  group: 'shop',
  goTo: 'e',
  rights: { list: orders.searchOrders, edit: paymentsDesk.rights.edit },
} as const satisfies DeskFacts;
