// Written by `npm run generate` from @wix/auto_sdk_ecom_order-billing 1.0.110.
export const authorizeChargeWithSavedPaymentMethod = ['ECOM.ORDER_BILLING_AUTHORIZE_CHARGE_WITH_SAVED_PAYMENT_METHOD'] as const;
export const calculateRefund = ['ECOM.ORDER_BILLING_CALCULATE_REFUND'] as const;
export const captureAuthorizedPayments = ['ECOM.ORDER_BILLING_CAPTURE_AUTHORIZED_PAYMENTS'] as const;
export const chargeMemberships = ['ECOM.ORDER_BILLING_CHARGE_MEMBERSHIPS'] as const;
export const chargeOrder = ['ecom:v1:order_billing:charge_order'] as const;
export const generateReceipts = ['ECOM.ORDER_BILLING_GENERATE_RECEIPTS'] as const;
export const getOrderRefundability = ['ECOM.ORDER_BILLING_GET_ORDER_REFUNDABILITY'] as const;
export const redeemGiftCard = ['ECOM.ORDER_BILLING_REDEEM_GIFT_CARD'] as const;
export const refundPayments = ['ECOM.ORDER_BILLING_REFUND_PAYMENTS'] as const;
export const voidAuthorizedPayments = ['ECOM.ORDER_BILLING_VOID_AUTHORIZED_PAYMENTS'] as const;
export const voidMemberships = ['ECOM.ORDER_BILLING_VOID_MEMBERSHIPS'] as const;
