import { orderBilling, orderInvoices, orders, orderTransactions } from '@wix/ecom';
import type { Database } from '../database/database.ts';
import { startStack, type Stack, type StackCaller } from './stack.ts';

/** What the SDK leaves out of the public types of these modules, though they export it at run time. */
interface HiddenOrders {
  paymentCollectionMarkOrderAsPaid(id: string, options?: object): Promise<{ order?: orders.Order }>;
  paymentCollectionBulkMarkOrdersAsPaid(
    ids: string[],
  ): Promise<{ results?: orders.BulkOrderResult[]; bulkActionMetadata?: orders.BulkActionMetadata }>;
  recordManuallyCollectedPayment(id: string, amount: object, options?: object): Promise<void>;
  getRefundabilityStatus(
    id: string,
  ): Promise<{ refundabilities?: { paymentId: string; refundabilityStatus: string }[] }>;
  triggerRefund(
    id: string,
    payments: object[],
    options?: object,
  ): Promise<{ refundId?: string; failedPaymentIds?: { id: string }[] }>;
  addActivity(id: string, activity: object): Promise<{ order: orders.Order; activityId: string }>;
  updateActivity(
    ids: { _id: string; activityId: string },
    activity: object,
  ): Promise<{ order: orders.Order }>;
  deleteActivity(ids: { _id: string; activityId: string }): Promise<{ order: orders.Order }>;
  chargeMemberships(id: string, memberId: string, options: { membershipCharges: object[] }): Promise<void>;
  updateOrderStatus(id: string, status: string): Promise<{ order: orders.Order }>;
  updateOrderLineItem(
    ids: { _id: string; lineItemId: string },
    lineItem: object,
  ): Promise<{ order: orders.Order }>;
  aggregateOrders(options: object): Promise<{ aggregates: Record<string, unknown> }>;
}

interface HiddenTransactions {
  updateRefundTransaction(
    orderId: string,
    refundId: string,
    options: { transaction: { paymentId: string; refundStatus: string } },
  ): Promise<{ orderTransactions?: orderTransactions.OrderTransactions }>;
  updatePayments(): Promise<void>;
}

export interface ChargeOptions {
  memberId?: string;
  regularCharge?: {
    paymentIntentId?: string;
    delayedCharge?: boolean;
    amount: { amount: string };
    delayedCaptureSettings?: orderBilling.DelayedCaptureSettings;
  };
  giftCards?: { giftCardCode: string; amount: { amount: string } }[];
  memberships?: object[];
  idempotencyKey?: string;
  merchantInitiated?: boolean;
}

interface HiddenBilling {
  chargeOrder(orderId: string, options: ChargeOptions): Promise<orderBilling.ChargeOrderResponse>;
  voidMemberships(orderId: string, options: { paymentIds: string[] }): Promise<void>;
}

interface HiddenInvoices {
  generateInvoice(orderId: string): Promise<{ invoiceId?: string }>;
  bulkGenerateInvoices(orderIds: string[]): Promise<{
    results?: { itemMetadata?: { id?: string; success?: boolean; error?: { code?: string } } }[];
  }>;
  addInvoiceToOrder(
    orderId: string,
    invoice: { _id: string; appId: string },
  ): Promise<{ orderInvoices?: { _id?: string; appId?: string }[] }>;
}

/** The SDK modules around an order, over the platform in process. */
export function orderModules(stack: Stack, caller?: StackCaller, headers?: Record<string, string>) {
  const modules = stack.sdk({ orders, orderTransactions, orderBilling, orderInvoices }, caller, headers);
  const {
    orders: ofOrders,
    orderTransactions: ofTransactions,
    orderBilling: hiddenBilling,
    orderInvoices: hiddenInvoices,
  } = modules as unknown as {
    orders: HiddenOrders;
    orderBilling: HiddenBilling;
    orderTransactions: HiddenTransactions;
    orderInvoices: HiddenInvoices;
  };
  return { ...modules, hidden: ofOrders, hiddenTransactions: ofTransactions, hiddenBilling, hiddenInvoices };
}
export type OrderModules = ReturnType<typeof orderModules>;

const started = new WeakMap<Database, { stack: Stack; sdk: OrderModules }>();

/** One stack per database: its ids count up and would meet those of another. */
export function startOrders(database: Database): { stack: Stack; sdk: OrderModules } {
  const running = started.get(database);
  if (running) return running;
  const stack = startStack(database);
  const fresh = { stack, sdk: orderModules(stack) };
  started.set(database, fresh);
  return fresh;
}

export const MEMBER = '22222222-2222-4222-8222-222222222222';

const line = (name: string, amount: string, quantity: number): orders.OrderLineItem => ({
  productName: { original: name },
  price: { amount },
  quantity,
  itemType: { preset: 'PHYSICAL' },
});

/** 2 × 30 + 40, 10 for the parcel, 5 for the wrapping, 20 off, 23 % tax on top: 116.85. */
export const posterOrder = (more: Partial<orders.Order> = {}): orders.Order => ({
  channelInfo: { type: 'WEB' },
  currency: 'EUR',
  buyerInfo: { email: 'anna@example.com', memberId: MEMBER },
  billingInfo: { contactDetails: { firstName: 'Anna', lastName: 'Berg' } },
  lineItems: [line('Moiré', '30.00', 2), line('Vale', '40.00', 1)],
  shippingInfo: {
    title: 'Parcel',
    cost: { price: { amount: '10.00' }, taxInfo: { taxAmount: { amount: '2.30' } } },
    logistics: {
      shippingDestination: {
        address: { country: 'PT', city: 'Lisboa' },
        contactDetails: { firstName: 'Anna' },
      },
    },
  },
  additionalFees: [
    { name: 'Gift wrap', price: { amount: '5.00' }, taxInfo: { taxAmount: { amount: '1.15' } } },
  ],
  appliedDiscounts: [
    { discountType: 'GLOBAL', coupon: { name: 'Twenty', code: 'TWENTY', amount: { amount: '20.00' } } },
  ],
  taxInfo: { totalTax: { amount: '21.85' } },
  priceSummary: { total: { amount: '116.85' } },
  ...more,
});

/** An order of one article, recorded by the shop: approved, not paid. */
export const plainOrder = (amount: string, more: Partial<orders.Order> = {}): orders.Order => ({
  channelInfo: { type: 'BACKOFFICE_MERCHANT' },
  currency: 'EUR',
  buyerInfo: { email: 'ben@example.com' },
  lineItems: [line('Poster', amount, 1)],
  priceSummary: {},
  ...more,
});

export const cardPayment = (amount: string, providerTransactionId = 'test_1'): object => ({
  amount: { amount },
  regularPaymentDetails: {
    providerTransactionId,
    creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
  },
});

/** An order with one card payment over all of it. */
export async function paidOrder(
  { orders: api, orderTransactions: money }: OrderModules,
  order: orders.Order,
  providerTransactionId?: string,
): Promise<{ id: string; paymentId: string; order: orders.Order }> {
  const created = await api.createOrder(order);
  const id = String(created._id);
  const total = String(created.priceSummary?.total?.amount);
  const { paymentsIds } = await money.addPayments(id, [cardPayment(total, providerTransactionId)]);
  return { id, paymentId: String(paymentsIds?.[0]), order: await api.getOrder(id) };
}

interface SdkError {
  details?: {
    applicationError?: { code: string; data?: Record<string, unknown> };
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] };
  };
}

/** The code of the application error a call ends with, or its violations as `field RULE`. */
export async function errorOf(call: Promise<unknown>): Promise<string | string[]> {
  const answer: unknown = await call.then(
    () => 'nothing refused',
    (error: unknown) => error,
  );
  if (typeof answer === 'string') return answer;
  const { details } = answer as SdkError;
  const violations = details?.validationError?.fieldViolations;
  return violations
    ? violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
    : (details?.applicationError?.code ?? String(answer));
}
