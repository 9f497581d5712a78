import { PlatformError } from '#platform/contract/errors.ts';
import type { Cart } from '../cart.ts';

type Data = Readonly<Record<string, unknown>>;

interface Retold {
  code: string;
  data?: (data: Data, cart: Cart | undefined) => Record<string, unknown>;
}

const ordered: Retold = {
  code: 'CART_ALREADY_ORDERED',
  data: ({ orderId }, cart) => ({ cartId: cart?.id, ...(orderId !== undefined && { orderId }) }),
};
const stock = (all: boolean): Retold => ({
  code: 'LINE_ITEMS_OUT_OF_STOCK',
  data: ({ lineItemIds }) => ({ lineItemIds, allLineItemsOutOfStock: all }),
});

/** What checkouts reject an order for, in the words that carts of the second kind have for it. */
const RETOLD: Readonly<Record<string, Retold>> = {
  EMPTY_CHECKOUT: { code: 'EMPTY_CART' },
  CANNOT_CREATE_CHECKOUT_WITHOUT_ITEMS: { code: 'EMPTY_CART' },
  FULL_OUT_OF_STOCK: stock(true),
  PARTIAL_OUT_OF_STOCK: stock(false),
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { code: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD' },
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { code: 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD' },
  SUBSCRIPTION_WITH_GIFT_CARD: { code: 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD' },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: { code: 'UNCONFIRMED_SAVE_PAYMENT_METHOD' },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: { code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
    data: ({ violations }) => ({ violationsList: { violations } }),
  },
  REDEEM_GIFT_CARD_ERROR: {
    code: 'GIFT_CARD_REDEEM_ERROR',
    data: ({ reason }) => ({ error: reason }),
  },
  CHECKOUT_ALREADY_PAID: ordered,
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: { code: 'PAYMENT_ALREADY_IN_PROGRESS' },
  ONLINE_PAYMENT_NOT_OFFERED: { code: 'SITE_NOT_ACCEPTING_PAYMENTS' },
  PAYMENT_ERROR: {
    code: 'INVALID_PAYMENT_STATUS',
    data: ({ transactionStatus, failureDetails }) => ({ transactionStatus, failureDetails }),
  },
};

/** A price that cannot be counted because of what was to pay. */
const membershipProblem = ({ membershipError }: Data): Retold | undefined =>
  membershipError
    ? {
        code: 'INVALID_MEMBERSHIP',
        data: () => ({
          message: (
            (membershipError as { applicationError?: { description?: string } }).applicationError
              ?.description ?? ''
          ).slice(0, 100),
        }),
      }
    : undefined;

const NO_DELIVERY = 'NO_SELECTED_CARRIER_SERVICE_OPTION';

export function asCartError(error: PlatformError, cart: Cart | undefined): PlatformError {
  const { code = '', message, status, data, keepsChanges } = error;
  const retold =
    code === NO_DELIVERY
      ? { code: cart?.contactInfo?.address ? 'MISSING_DELIVERY_METHOD' : 'MISSING_DELIVERY_ADDRESS' }
      : code === 'CALCULATION_ERROR'
        ? membershipProblem(data)
        : RETOLD[code];
  if (!retold) return error;
  const { data: tell } = retold;
  return new PlatformError(status, message, {
    code: retold.code,
    data: tell ? tell(data, cart) : data,
    cause: error,
    keepsChanges,
  });
}
