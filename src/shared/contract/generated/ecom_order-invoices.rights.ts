// Written by `npm run generate` from @wix/auto_sdk_ecom_order-invoices 1.0.55.
export const addInvoiceToOrder = ['ECOM.ADD_INVOICE'] as const;
export const bulkGenerateInvoices = ['ECOM.MODIFY_INVOICES'] as const;
export const generateInvoice = ['ECOM.MODIFY_INVOICES'] as const;
export const listInvoicesForMultipleOrders = ['ECOM.READ_INVOICES'] as const;
