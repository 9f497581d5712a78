import { z } from 'zod';
import type { Transfer } from '../bank-account.ts';
import type { PaymentPage } from '../payment-page.ts';
import { changeExtension, shopperExtension } from './define.ts';

const ofRequest = z.strictObject({ paymentRequestId: z.string().max(100) });
const optionalText = z.string().exactOptional();
const link = z.strictObject({ label: optionalText, url: z.string() });

export const transfer = z.strictObject({
  holder: z.string(),
  account: z.string(),
  bic: z.string(),
  bank: z.string(),
  reference: z.string(),
  amount: z.string(),
  currency: z.string(),
  dueDate: z.string(),
}) satisfies z.ZodType<Transfer>;

const page = z.strictObject({
  id: z.guid(),
  title: z.string(),
  description: z.string().nullable(),
  amount: z.string(),
  currency: z.string(),
  expirationDate: z.string().nullable(),
  standing: z.enum(['UNPAID', 'UNDER_WAY', 'PAID', 'EXPIRED', 'VOIDED', 'NOT_OWED']),
  orderNumber: z.string(),
  lines: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
  charge: z
    .strictObject({
      paymentId: optionalText,
      status: z.enum(['APPROVED', 'DECLINED', 'PENDING', 'ACTION_REQUIRED']),
      reason: optionalText,
      redirectUrl: optionalText,
    })
    .nullable(),
  card: z.boolean(),
  cardPage: z.boolean(),
  transfer: transfer.nullable(),
  onward: z
    .strictObject({
      links: z.array(link),
      error: link.exactOptional(),
      paid: optionalText,
      pending: optionalText,
    })
    .exactOptional(),
}) satisfies z.ZodType<PaymentPage>;

export const paymentRequestExtensions = {
  /** Emails the link to the order's buyer, in their language. */
  emailPaymentRequest: changeExtension({
    permission: 'ECOM.ORDER_PAYMENT_REQUEST_UPDATE',
    request: ofRequest,
    response: z.strictObject({ to: z.string() }),
    audit: {
      name: 'sendPaymentRequest',
      entityType: 'paymentRequest',
      entityId: (request) => request.paymentRequestId,
    },
  }),
};

export const shopperPaymentRequestExtensions = {
  /** What whoever has the link may see: what is paid for, without names or streets. */
  getPaymentPage: shopperExtension({ provesCaller: true, request: ofRequest, response: page }),
};
