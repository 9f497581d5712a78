// Written by `npm run generate` from @wix/auto_sdk_ecom_order-payment-requests 1.0.70.
export const bulkCreateOrderPaymentRequests = ['ecom:v1:order_payment_request:bulk_create_order_payment_requests'] as const;
export const chargeOrderPaymentRequest = ['ecom:v1:order_payment_request:charge_order_payment_request'] as const;
export const createOrderPaymentRequest = ['ECOM.ORDER_PAYMENT_REQUEST_CREATE'] as const;
export const deleteOrderPaymentRequest = ['ECOM.ORDER_PAYMENT_REQUEST_DELETE'] as const;
export const getOrderPaymentRequest = ['ECOM.ORDER_PAYMENT_REQUEST_READ'] as const;
export const getOrderPaymentRequestUrl = ['ECOM.ORDER_PAYMENT_REQUEST_READ'] as const;
export const queryOrderPaymentRequests = ['ECOM.ORDER_PAYMENT_REQUEST_READ'] as const;
export const updateExtendedFields = ['ECOM.ORDER_PAYMENT_REQUEST_UPDATE'] as const;
export const updateOrderPaymentRequest = ['ECOM.ORDER_PAYMENT_REQUEST_UPDATE'] as const;
export const voidOrderPaymentRequest = ['ECOM.ORDER_PAYMENT_REQUEST_UPDATE'] as const;
