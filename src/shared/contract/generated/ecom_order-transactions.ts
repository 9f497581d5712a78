// Written by `npm run generate` from @wix/auto_sdk_ecom_order-transactions 1.0.108.
import type * as schema from '../schema.ts';

export const operations = {
  addPayments: { permissions: ['ECOM.MODIFY_TRANSACTIONS'] },
  bulkUpdatePaymentStatuses: { permissions: ['ECOM.MODIFY_TRANSACTIONS'] },
  listTransactionsForMultipleOrders: { permissions: ['ECOM.READ_TRANSACTIONS'], readOnly: true },
  listTransactionsForSingleOrder: { permissions: ['ECOM.READ_TRANSACTIONS'], readOnly: true },
  updatePaymentStatus: { permissions: ['ECOM.MODIFY_TRANSACTIONS'] },
  updatePayments: { permissions: ['ECOM.MODIFY_TRANSACTIONS'] },
  updateRefundTransaction: { permissions: ['ECOM.MODIFY_TRANSACTIONS'] },
} as const satisfies schema.Operations;
