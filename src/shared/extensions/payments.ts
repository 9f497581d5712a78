import { z } from 'zod';
import { shopperExtension } from './define.ts';
import { transfer } from './payment-requests.ts';

const nothing = z.strictObject({});
const ofOrder = z.strictObject({ orderId: z.string().max(100) });
const optionalText = z.string().exactOptional();
const localized = z.strictObject({ en: z.string(), he: z.string() });

const payment = z.strictObject({
  orderId: z.string(),
  orderStatus: z.string().nullish(),
  paymentStatus: z.string().nullish(),
  charge: z
    .strictObject({
      paymentId: z.string(),
      status: z.enum(['APPROVED', 'DECLINED', 'PENDING', 'ACTION_REQUIRED']),
      reason: optionalText,
      redirectUrl: optionalText,
    })
    .exactOptional(),
});

/** How a shop can be paid, and what shoppers do with payments of theirs. */
export const shopperPaymentExtensions = {
  /** By card where a payment provider is there, by transfer where an account is, and in the store's own ways. */
  getPaymentMethods: shopperExtension({
    request: nothing,
    response: z.strictObject({
      card: z.boolean(),
      /** The card is entered on the payment provider's page, not in the shop. */
      cardPage: z.boolean(),
      /** Offered with so many days to pay. */
      transfer: z.strictObject({ daysToPay: z.int() }).nullable(),
      /** What the store arranges itself, such as cash on delivery. */
      manual: z.array(z.strictObject({ id: z.string(), name: localized, instructions: localized })),
    }),
  }),
  /** Where the money of an order goes; null where it waits for none. */
  getMyBankTransfer: shopperExtension({
    request: ofOrder,
    response: z.strictObject({
      transfer: transfer.nullable(),
      /** The manual method that the buyer chose instead; null of any other order. */
      manual: z.strictObject({ name: localized, instructions: localized }).nullable(),
    }),
  }),
  /** How far the payment of an order is. */
  getMyPayment: shopperExtension({ request: ofOrder, response: payment }),
  getMyCheckoutPayment: shopperExtension({
    request: z.strictObject({ checkoutId: z.string().max(100) }),
    response: payment,
  }),
  /** Cards that the payment provider stores for the member. */
  listMyPaymentMethods: shopperExtension({
    request: nothing,
    response: z.strictObject({
      methods: z.array(
        z.strictObject({
          id: z.string(),
          brand: z.string(),
          lastFourDigits: z.string(),
          createdDate: z.string(),
        }),
      ),
    }),
  }),
  removeMyPaymentMethod: shopperExtension({
    request: z.strictObject({ methodId: z.string().max(100) }),
    response: nothing,
  }),
};
