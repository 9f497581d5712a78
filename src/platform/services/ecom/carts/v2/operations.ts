import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import { withFreshLines } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';
import { saveBoth, type OpenCart } from '../cart-change.ts';
import { calculateBill, estimateBill, type BillReply, type Wishes } from './bill.ts';
import { withCoupon, withGiftCard, withoutCoupon, withoutGiftCard } from './codes.ts';
import { withDelivery, withoutDelivery } from './delivery.ts';
import { withoutItems, withUpdates } from './edit-lines.ts';
import { withFields } from './fields.ts';
import { withItems, type ItemsInput } from './items.ts';
import { upsellsOf } from './upsells.ts';
import type {
  DeliveryMethodInput,
  FormSubmission,
  GiftCardInput,
  LineUpdate,
  ApiCartV2,
} from './api-cart.ts';
import { priceCart } from '../price-cart.ts';
import { writeCart } from './write-cart.ts';

/** Which cart a request is about: that of an id, or the caller's own. */
interface CartFinder<Asked> {
  /** Also one that became an order. */
  read: (context: Context, request: Asked) => Promise<Cart>;
  /** Holds it until the call ends. */
  lock: (context: Context, request: Asked) => Promise<Cart>;
  /** Holds it, and may begin one where there is none. */
  open: (context: Context, request: Asked) => Promise<OpenCart>;
}

export interface CartReply {
  cart: ApiCartV2;
}

export const alreadyOrdered = ({ id, ordered }: Cart): PlatformError =>
  failedPrecondition('The cart became an order.', 'CART_ALREADY_ORDERED', {
    cartId: id,
    ...(ordered?.orderId && { orderId: ordered.orderId }),
  });

const unordered = (cart: Cart): Cart => {
  if (cart.ordered) throw alreadyOrdered(cart);
  return cart;
};

/** Whoever writes it as a cart of the second kind wants to know what becomes of it. */
export const saveSecond = async (context: Context, cart: Cart, isNew = false): Promise<CartReply> => ({
  cart: (await saveBoth(context, { ...cart, isFollowed: true }, isNew)).second,
});

const withForms = (cart: Cart, formSubmissions: readonly FormSubmission[]): Cart => {
  const forms = new Map((cart.forms ?? []).map((form) => [form.id, form]));
  for (const { id = '', formSubmissionId = '' } of formSubmissions) forms.set(id, { id, formSubmissionId });
  return { ...cart, forms: [...forms.values()] };
};

const show = async (context: Context, cart: Cart): Promise<CartReply> => ({
  cart: await writeCart(context, cart, await priceCart(context, cart)),
});

/** What can be done to a cart, however it is found. */
export function secondOperations<Asked>({ read, lock, open }: CartFinder<Asked>) {
  const change =
    <Given>(edit: (context: Context, cart: Cart, request: Given) => Promise<Cart>) =>
    async (request: Asked & Given, context: Context): Promise<CartReply> =>
      saveSecond(context, await edit(context, unordered(await lock(context, request)), request));

  return {
    get: async (request: Asked, context: Context): Promise<CartReply> =>
      show(context, await read(context, request)),
    estimate: async (request: Asked & Wishes, context: Context): Promise<BillReply> =>
      estimateBill(context, unordered(await read(context, request)), request),
    calculate: async (request: Asked, context: Context): Promise<BillReply> =>
      calculateBill(context, unordered(await read(context, request))),
    upsells: async (request: Asked, context: Context) => ({
      itemsUpsells: await upsellsOf(context, unordered(await read(context, request))),
    }),
    add: async (request: Asked & ItemsInput, context: Context): Promise<CartReply> => {
      const { catalogItems = [], customItems = [] } = request;
      if (catalogItems.length + customItems.length === 0)
        throw badRequest('Nothing is named to be added.', 'NO_LINE_ITEMS_TO_ADD');
      const { cart, isNew } = await open(context, request);
      return saveSecond(context, await withItems(context, unordered(cart), request), isNew);
    },
    /** Prices, stock and names of now; every reading sees them too. */
    refresh: change((context, cart) => withFreshLines(context, cart)),
    removeLines: change((context, cart, { lineItemIds = [] }: { lineItemIds?: readonly string[] }) =>
      withoutItems(context, cart, lineItemIds),
    ),
    updateLines: change((context, cart, { lineItems = [] }: { lineItems?: readonly LineUpdate[] }) =>
      withUpdates(context, cart, lineItems),
    ),
    addCoupon: change((context, cart, { coupon }: { coupon?: { code?: string } }) =>
      withCoupon(context, cart, coupon?.code),
    ),
    removeCoupon: change((context, cart, { couponId = '' }: { couponId?: string }) =>
      withoutCoupon(context, cart, couponId),
    ),
    addGiftCard: change((context, cart, { giftCard = {} }: { giftCard?: GiftCardInput }) =>
      withGiftCard(context, cart, giftCard),
    ),
    removeGiftCard: change((context, cart, { giftCardId = '' }: { giftCardId?: string }) =>
      withoutGiftCard(context, cart, giftCardId),
    ),
    setDelivery: change((context, cart, { deliveryMethod = {} }: { deliveryMethod?: DeliveryMethodInput }) =>
      withDelivery(context, cart, deliveryMethod),
    ),
    removeDelivery: change((context, cart) => withoutDelivery(context, cart)),
    update: change(
      async (
        context,
        cart,
        { cart: input = {}, fieldMask }: { cart?: Partial<ApiCartV2>; fieldMask?: string[] },
      ) => withFreshLines(context, await withFields(context, cart, input, { mask: fieldMask })),
    ),
    updateForms: change(
      (context, cart, { formSubmissions = [] }: { formSubmissions?: readonly FormSubmission[] }) =>
        withFreshLines(context, withForms(cart, formSubmissions)),
    ),
  };
}
