// Written by `npm run generate` from @wix/auto_sdk_ecom_order-billing 1.0.110.

export const ManuallyRefundableReason = ['UNKNOWN_REASON', 'EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER'] as const;
export type ManuallyRefundableReason = (typeof ManuallyRefundableReason)[number];

export const NonRefundableReason = ['UNKNOWN_REASON', 'ALREADY_REFUNDED', 'PROVIDER_IS_DOWN', 'NOT_PAID', 'ZERO_PRICE', 'DISABLED_BY_PROVIDER', 'PENDING_REFUND', 'FORBIDDEN', 'TRANSACTION_NOT_FOUND', 'ORDER_IS_PENDING', 'ORDER_IS_REJECTED', 'AMOUNT_OFFSET_BY_CHARGEBACK'] as const;
export type NonRefundableReason = (typeof NonRefundableReason)[number];

export const PaymentStatus = ['APPROVED', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', 'REFUNDED', 'PARTIALLY_REFUNDED', 'AUTHORIZED', 'VOIDED'] as const;
export type PaymentStatus = (typeof PaymentStatus)[number];

export const PredefinedPaymentMethod = ['CASH', 'BANK_TRANSFER', 'CHECK'] as const;
export type PredefinedPaymentMethod = (typeof PredefinedPaymentMethod)[number];
