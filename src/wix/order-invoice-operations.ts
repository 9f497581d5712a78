import * as invoicesSdk from '@wix/auto_sdk_ecom_order-invoices';
import { call, type Operation } from './order-operations.ts';
import type { CallOptions } from './staff-client.ts';

/** Part of the published contract (/meta) and of the module at run time, but not of its public typings. */
interface UntypedInvoices {
  generateInvoice: Operation<(orderId: string) => Promise<{ invoiceId?: string }>>;
}

const { generateInvoice } = invoicesSdk as unknown as UntypedInvoices;

export const orderInvoiceOperations = {
  generate: (orderId: string, options?: CallOptions) => call(generateInvoice, options)(orderId),
};
