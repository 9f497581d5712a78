import { draftOrders, orderFulfillments, orderPaymentRequests, type orderTransactions } from '@wix/ecom';
import type { Database } from '../../database/database.ts';
import { insertGiftCard } from '../../platform/services/ecom/gift-vouchers/public.ts';
import { startBooks, type Books } from './books.ts';
import type { LifeAction, Beginning, Step } from './steps.ts';
import { MEMBER, orderModules, plainOrder, type OrderModules } from '../orders.ts';
import { startStack, TEST_SITE, type Stack } from '../stack.ts';

const HOUR = 3_600_000;
const GIFT_CARD = '25.00';

type Payment = NonNullable<orderTransactions.OrderTransactions['payments']>[number];

/** A shop that does everything there is to do to orders. */
export interface ActingShop {
  stack: Stack;
  sdk: OrderModules;
  books: Books;
  more: ReturnType<typeof moreModules>;
}

const moreModules = (stack: Stack) => stack.sdk({ draftOrders, orderFulfillments, orderPaymentRequests });

interface Chargeable {
  chargeOrderPaymentRequest(id: string, options: { paymentToken: string }): Promise<unknown>;
}

export function startActing(database: Database): ActingShop {
  let books: Books | undefined;
  const stack = startStack(database, {
    ids: { guid: () => crypto.randomUUID() },
    payments: (clock) => (books = startBooks(clock)).provider,
  });
  if (!books) throw new Error('The platform asked for no payment provider.');
  return { stack, sdk: orderModules(stack), books, more: moreModules(stack) };
}

/** Lines of 15.00 a piece. */
export async function beginOrder(
  { sdk }: ActingShop,
  { channel, isPaid, quantities, isShipped, isMember }: Beginning,
) {
  const order = await sdk.orders.createOrder(
    plainOrder('15.00', {
      channelInfo: { type: channel },
      ...(isMember && { buyerInfo: { memberId: MEMBER, email: 'ben@example.com' } }),
      ...(isPaid && { paymentStatus: 'PAID' as const }),
      lineItems: quantities.map((quantity, index) => ({
        productName: { original: `Print ${index}` },
        price: { amount: '15.00' },
        quantity,
        itemType: { preset: 'PHYSICAL' as const },
      })),
      ...(isShipped && { shippingInfo: { title: 'Parcel', cost: { price: { amount: '5.00' } } } }),
    }),
  );
  return String(order._id);
}

const money = (amount: number): { amount: string } => ({ amount: (amount / 100).toFixed(2) });
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

/** Mostly one that this can be done to, sometimes any. */
function pickOf<T>(list: readonly T[], index: number, isFit: (one: T) => boolean): T | undefined {
  const fit = index < 16 ? list.filter(isFit) : [];
  return pick(fit.length > 0 ? fit : list, index);
}

async function giftCard({ stack }: ActingShop): Promise<string> {
  const code = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  await insertGiftCard(stack.database.kysely, TEST_SITE.id, {
    id: crypto.randomUUID(),
    code,
    balance: GIFT_CARD,
    currency: 'EUR',
    expirationDate: undefined,
    isDisabled: false,
    externalId: undefined,
  });
  return code;
}

async function moneyOf({ sdk }: ActingShop, id: string) {
  const { orderTransactions } = await sdk.orderTransactions.listTransactionsForSingleOrder(id);
  return { payments: orderTransactions?.payments ?? [], refunds: orderTransactions?.refunds ?? [] };
}

const requestsOf = async ({ more }: ActingShop, id: string) =>
  (await more.orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', id).find()).items;

const fulfillmentsOf = async ({ more }: ActingShop, id: string) =>
  (await more.orderFulfillments.listFulfillmentsForSingleOrder(id)).orderWithFulfillments?.fulfillments ?? [];

/** Does one thing to the order. What is rejected throws; whether it should have been is for the rules that are checked. */
async function act(shop: ActingShop, id: string, one: LifeAction): Promise<unknown> {
  const { stack, sdk, more } = shop;
  const { orderBilling: billing, hidden } = sdk;
  const payment = async (index: number, isFit: (of: Payment) => boolean = () => true) =>
    String(pickOf((await moneyOf(shop, id)).payments, index, isFit)?._id);
  const received = ({ status }: Payment) => status === 'APPROVED' || status === 'PARTIALLY_REFUNDED';
  const authorized = ({ status }: Payment) => status === 'AUTHORIZED';
  const waiting = ({ status }: Payment) => status === 'PENDING' || status === 'AUTHORIZED';
  const line = async (index: number) =>
    String(pick((await sdk.orders.getOrder(id)).lineItems ?? [], index)?._id);
  switch (one.do) {
    case 'receive':
      return sdk.orderTransactions.addPayments(id, [
        {
          amount: money(one.cents),
          status: one.status,
          regularPaymentDetails: one.isOffline
            ? { offlinePayment: true }
            : { providerTransactionId: crypto.randomUUID() },
        },
      ]);
    case 'hold': {
      const executionDate = new Date(stack.clock.now().getTime() + 20 * HOUR);
      return sdk.orderTransactions.addPayments(id, [
        {
          amount: money(one.cents),
          status: 'AUTHORIZED',
          regularPaymentDetails: {
            providerTransactionId: crypto.randomUUID(),
            ...(one.then && {
              authorizationDetails: { scheduledAction: { actionType: one.then, executionDate } },
            }),
          },
        },
      ]);
    }
    case 'receive a membership': {
      const membership = {
        lineItemId: await line(0),
        membershipId: 'm',
        providerAppId: crypto.randomUUID(),
        name: { original: 'Ten prints' },
      };
      return sdk.orderTransactions.addPayments(id, [
        { amount: money(one.cents), membershipPaymentDetails: membership },
      ]);
    }
    case 'void a membership':
      return sdk.hiddenBilling.voidMemberships(id, {
        paymentIds: [await payment(one.which, (of) => received(of) && Boolean(of.membershipPaymentDetails))],
      });
    case 'collect by hand':
      return hidden.recordManuallyCollectedPayment(id, money(one.cents));
    case 'mark as paid':
      return one.isBulk
        ? hidden.paymentCollectionBulkMarkOrdersAsPaid([id])
        : hidden.paymentCollectionMarkOrderAsPaid(id);
    case 'move a payment': {
      const ids = { orderId: id, paymentId: await payment(one.which, waiting) };
      return sdk.orderTransactions.updatePaymentStatus(ids, { status: one.status as 'APPROVED' });
    }
    case 'capture': {
      const paymentId = await payment(one.which, authorized);
      const payments = [{ paymentId, ...(one.cents !== null && { amount: money(one.cents) }) }];
      return one.isOlder
        ? sdk.orders.captureAuthorizedPayments(id, payments)
        : billing.captureAuthorizedPayments(id, { payments });
    }
    case 'void': {
      const paymentIds = [await payment(one.which, authorized)];
      return one.isOlder
        ? sdk.orders.voidAuthorizedPayments(id, paymentIds)
        : billing.voidAuthorizedPayments(id, { paymentIds });
    }
    case 'refund': {
      const items =
        one.pieces === null ? undefined : [{ lineItemId: await line(one.which), quantity: one.pieces }];
      return billing.refundPayments(id, {
        paymentRefunds: [
          {
            paymentId: await payment(one.which, received),
            ...(one.cents !== null && { amount: money(one.cents) }),
            externalRefund: one.isExternal,
            ...(one.isExternal && { externalRefundInfo: { refundStatus: 'PENDING' as const } }),
          },
        ],
        ...(items && { refundItems: { lineItems: items } }),
        ...(items && one.restocks && { sideEffects: { restock: { lineItems: items } } }),
      });
    }
    case 'refund, the older way': {
      const refund = { paymentId: await payment(one.which, received), externalRefund: one.isExternal };
      return hidden.triggerRefund(
        id,
        [{ ...refund, ...(one.cents !== null && { amount: money(one.cents) }) }],
        {
          details: { lineItems: [{ lineItemId: await line(one.which), quantity: 1 }] },
          sideEffects: { restockInfo: { type: one.restocks ? 'ALL_ITEMS' : 'NO_ITEMS' } },
        },
      );
    }
    case 'end a refund by hand': {
      const { refunds } = await moneyOf(shop, id);
      const refund = pick(
        refunds.filter(({ transactions }) => transactions?.some(({ externalRefund }) => externalRefund)),
        one.which,
      );
      const paymentId = String(refund?.transactions?.[0]?.paymentId);
      const transaction = { paymentId, refundStatus: one.status };
      return sdk.hiddenTransactions.updateRefundTransaction(id, String(refund?._id), { transaction });
    }
    case 'redeem a gift card':
      return billing.redeemGiftCard(id, {
        giftCardCode: await giftCard(shop),
        amount: money(one.cents),
        currency: 'EUR',
      });
    case 'ask for money':
      return more.orderPaymentRequests.createOrderPaymentRequest({
        orderPaymentRequest: {
          orderId: id,
          title: 'The rest',
          amount: money(one.cents),
          ...(one.hours !== null && {
            expirationDate: new Date(stack.clock.now().getTime() + one.hours * HOUR),
          }),
        },
      });
    case 'pay what is asked': {
      const isUnpaid = ({ status }: { status?: string }) => status === 'UNPAID';
      const request = pickOf(await requestsOf(shop, id), one.which, isUnpaid);
      const api = more.orderPaymentRequests as unknown as Chargeable;
      return api.chargeOrderPaymentRequest(String(request?._id), { paymentToken: crypto.randomUUID() });
    }
    case 'charge the kept card':
      return billing.authorizeChargeWithSavedPaymentMethod(id, {
        amount: money(one.cents),
        currency: 'EUR',
        delayedCaptureSettings: {
          scheduledAction: one.then,
          ...(one.hours !== null && { delayDuration: { count: one.hours, unit: 'HOURS' as const } }),
        },
      });
    case 'charge what is asked': {
      const isUnpaid = ({ status }: { status?: string }) => status === 'UNPAID';
      const request = pickOf(await requestsOf(shop, id), one.which, isUnpaid);
      return sdk.hiddenBilling.chargeOrder(id, {
        merchantInitiated: true,
        regularCharge: {
          paymentIntentId: String(request?._id),
          amount: { amount: String(request?.amount?.amount) },
          ...(one.isHeld && { delayedCaptureSettings: { scheduledAction: 'VOID' as const } }),
        },
        ...(one.giftCents !== null && {
          giftCards: [{ giftCardCode: await giftCard(shop), amount: money(one.giftCents) }],
        }),
      });
    }
    case 'take back what is asked':
      return more.orderPaymentRequests.voidOrderPaymentRequest(
        String(pick(await requestsOf(shop, id), one.which)?._id),
      );
    case 'send':
      return more.orderFulfillments.createFulfillment(id, {
        lineItems: [{ _id: await line(one.which), ...(one.pieces !== null && { quantity: one.pieces }) }],
      });
    case 'track': {
      const fulfillmentId = String(pick(await fulfillmentsOf(shop, id), one.which)?._id);
      return more.orderFulfillments.updateFulfillment(
        { orderId: id, fulfillmentId },
        { fulfillment: { trackingInfo: { shippingProvider: 'dhl', trackingNumber: '1' } } },
      );
    }
    case 'unsend': {
      const fulfillmentId = String(pick(await fulfillmentsOf(shop, id), one.which)?._id);
      return more.orderFulfillments.deleteFulfillment({ orderId: id, fulfillmentId });
    }
    case 'edit':
      return edit(shop, id, one);
    case 'cancel':
      return sdk.orders.cancelOrder(id, { restockAllItems: one.restocks });
    case 'set the status':
      return hidden.updateOrderStatus(id, one.status);
    case 'write a receipt':
      return billing.generateReceipts(id, { paymentIds: [await payment(one.which, received)] });
    case 'archive':
      return one.isBulk
        ? sdk.orders.bulkUpdateOrders([{ order: { _id: id, archived: one.archived } }])
        : sdk.orders.updateOrder(id, { archived: one.archived });
    case 'say something':
      return hidden.addActivity(id, { merchantComment: { message: 'Hm.' } });
    case 'tag':
      return sdk.orders.bulkUpdateOrderTags([id], { assignTags: { tags: { tagIds: ['new'] } } });
    case 'rename a line':
      return hidden.updateOrderLineItem(
        { _id: id, lineItemId: await line(one.which) },
        { productName: { original: 'Renamed' } },
      );
    case 'wait':
      stack.clock.advance(one.hours * HOUR);
      return stack.keepUp();
  }
}

/** An edit of the placed order, committed at once. */
async function edit(
  { sdk, more }: ActingShop,
  id: string,
  { which: index, pieces: newQuantity, adds }: Extract<LifeAction, { do: 'edit' }>,
): Promise<unknown> {
  const { draftOrders: drafts } = more;
  const begun = await drafts.createDraftOrder({ sourceOrderId: id });
  const draftId = String(begun.calculatedDraftOrder?.draftOrder?._id);
  const { lineItems = [] } = await sdk.orders.getOrder(id);
  await drafts.updateLineItems(draftId, [{ lineItemId: String(pick(lineItems, index)?._id), newQuantity }]);
  if (adds !== null) {
    await drafts.addLineItemsToDraftOrder(draftId, {
      customLineItems: [{ quantity: 1, productName: { original: 'Frame' }, price: money(adds) }],
    });
  }
  return drafts.commitDraftOrder(draftId);
}

/** What is rejected along the way is part of the life. */
export async function take(shop: ActingShop, id: string, one: Step): Promise<void> {
  if (one.do === 'the bank') {
    shop.books.plan.push(one.next);
    return;
  }
  const actions = one.do === 'both at once' ? one.acts : [one];
  await Promise.allSettled(actions.map((single) => act(shop, id, single)));
}

/** Every question is asked again until it is answered. */
export async function letItEnd({ stack, books }: ActingShop): Promise<void> {
  books.plan.length = 0;
  for (let round = 0; round < 3; round++) {
    stack.clock.advance(2 * HOUR);
    await stack.keepUp();
  }
}
