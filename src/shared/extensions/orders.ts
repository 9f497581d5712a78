import { z } from 'zod';
import { MAX_NOTE, type MailPreview } from '../mailing.ts';
import { ORDER_EMAIL_KINDS, ORDER_EMAIL_STATUSES, type OrderEmail } from '../order-mails.ts';
import { changeExtension, readExtension } from './define.ts';

const READ = 'ECOM.READ_ORDERS';
/** An order has no more lines. */
const MAX_LINES = 300;

const orderId = z.string().min(1).max(100);

const email = z.strictObject({
  id: z.string(),
  kind: z.enum(ORDER_EMAIL_KINDS),
  to: z.string(),
  subject: z.string(),
  createdDate: z.string(),
  status: z.enum(ORDER_EMAIL_STATUSES),
  error: z.string().exactOptional(),
}) satisfies z.ZodType<OrderEmail>;

const pieces = z.strictObject({ lineItemId: z.guid(), quantity: z.int().min(0) });

/** Orders: what the contract has no operation for. */
export const orderExtensions = {
  /** Every email about the order; the contract has activities for some of them only. */
  listOrderEmails: readExtension({
    permission: READ,
    request: z.strictObject({ orderId }),
    response: z.strictObject({ emails: z.array(email) }),
  }),
  /** The contract sets the counter of order numbers and has no operation that reads it. */
  getNextOrderNumber: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ nextNumber: z.string() }),
  }),
};

/** What leaves of an order and comes back to stock: what the contract has no operation for. */
export const orderFulfillmentExtensions = {
  /**
   * Puts pieces of a canceled order back in stock; the contract can only put back all of them, or none. Each line has the
   * pieces that are back in all, so that a repeated call changes nothing; without lines, what has not left goes back.
   */
  restockOrder: changeExtension({
    permission: 'ECOM.MODIFY_ORDERS',
    request: z.strictObject({ orderId, lineItems: z.array(pieces).max(MAX_LINES).optional() }),
    response: z.strictObject({ restocked: z.array(pieces) }),
    audit: {
      entityType: 'order',
      entityId: (request) => request.orderId,
      after: (response) => response.restocked,
    },
  }),
  /** The email that the buyer would get with such a parcel; nothing is sent. */
  previewShipmentEmail: readExtension({
    permission: 'ECOM.MODIFY_FULFILLMENTS',
    request: z.strictObject({
      orderId: z.guid(),
      lineItems: z
        .array(z.strictObject({ id: z.guid(), quantity: z.int().min(1) }))
        .min(1)
        .max(MAX_LINES),
      trackingInfo: z.strictObject({
        trackingNumber: z.string().max(100).optional(),
        shippingProvider: z.string().max(100).optional(),
        trackingLink: z.string().max(2048).optional(),
      }),
      note: z.string().max(MAX_NOTE).optional(),
    }),
    response: z.strictObject({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
    }) satisfies z.ZodType<MailPreview>,
  }),
};
