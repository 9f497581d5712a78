import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { PaymentRequest } from './payment-request.ts';

export const paymentRequests = defineEntity<PaymentRequest>({
  table: 'order_payment_requests',
  spec: querySpec('ecom_order-payment-requests', 'OrderPaymentRequestQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    expirationDate: { type: 'date', index: true },
    orderId: { type: 'text', index: true },
    status: { type: 'text' },
  },
  types: { 'amount.amount': 'decimal' },
  readonly: [
    'id',
    'status',
    'orderNumber',
    'currency',
    'paymentGatewayOrderId',
    'createdDate',
    'updatedDate',
  ],
  immutable: ['orderId', 'source', 'expirationDate'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 1000,
  defaultLimit: 100,
});

export const entities = [paymentRequests];
