import * as invoices from '../contract/generated/ecom_order-invoices.rights.ts';
import type { DeskFacts } from './desk.ts';

export const invoicesDesk = {
  name: 'invoices',
  place: 'settings',
  group: 'shop',
  goTo: 'v',
  rights: {
    list: invoices.listInvoicesForMultipleOrders,
    read: invoices.listInvoicesForMultipleOrders,
    edit: invoices.generateInvoice,
  },
} as const satisfies DeskFacts;
