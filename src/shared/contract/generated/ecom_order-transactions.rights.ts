// Written by `npm run generate` from @wix/auto_sdk_ecom_order-transactions 1.0.108.
export const addPayments = ['ECOM.MODIFY_TRANSACTIONS'] as const;
export const bulkUpdatePaymentStatuses = ['ECOM.MODIFY_TRANSACTIONS'] as const;
export const listTransactionsForMultipleOrders = ['ECOM.READ_TRANSACTIONS'] as const;
export const listTransactionsForSingleOrder = ['ECOM.READ_TRANSACTIONS'] as const;
export const updatePaymentStatus = ['ECOM.MODIFY_TRANSACTIONS'] as const;
export const updatePayments = ['ECOM.MODIFY_TRANSACTIONS'] as const;
export const updateRefundTransaction = ['ECOM.MODIFY_TRANSACTIONS'] as const;
