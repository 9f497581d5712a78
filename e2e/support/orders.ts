import type { Page } from '@playwright/test';
import type { Api } from './api.ts';

type PaymentMethod = 'card' | 'failing card' | 'held card' | 'cash';

interface Plan {
  lines?: { name: string; price: string; quantity: number; productId?: string }[];
  shipping?: string;
  lastName?: string;
  /** A member of the shop who bought it. */
  buyer?: { memberId: string; email: string };
  payments?: { amount: string; way: PaymentMethod }[];
  /** Paid in one go, as the platform records it. */
  /** The buyer gets the confirmation. */
  notify?: boolean;
  paid?: boolean;
  /** Nobody has said yet whether it stands. */
  waits?: boolean;
}

export interface Order {
  id: string;
  number: string;
  status: string;
  paymentStatus: string;
  fulfillmentStatus: string;
  currency: string;
  tags?: { tags?: { tagIds?: string[] } };
  priceSummary: { total: { amount: string } };
  balanceSummary: Record<'paid' | 'refunded' | 'balance' | 'pendingRefund', { amount: string }>;
  lineItems: { id: string; refundQuantity?: number; restockQuantity?: number }[];
  activities: { type: string; authorEmail?: string; merchantComment?: { message?: string } }[];
}

interface Transactions {
  payments: { id: string; status: string; amount: { amount: string } }[];
  refunds: {
    id: string;
    transactions: { paymentId: string; amount: { amount: string }; refundStatus: string }[];
  }[];
}

const catalog = {
  appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  catalogItemId: '20ebcddd-e3da-48ba-9174-c64183dc424f',
};

let made = 0;

/** A name nobody in the store has, so that a journey finds its own orders and no others. */
export const freshName = (): string => `Zz${Date.now().toString(36)}${(made++).toString(36)}`;

/** By default three sheets of 40 euros and 9 euros of shipping, owed. */
export async function placeOrder(api: Api, plan: Plan = {}): Promise<Order> {
  const { lines = [{ name: 'Low Tide', price: '40.00', quantity: 3 }], shipping = '9.00' } = plan;
  const lastName = plan.lastName ?? freshName();
  const contactDetails = { firstName: 'Ada', lastName, phone: '+351 210 000 000' };
  const address = { country: 'PT', city: 'Lisboa', postalCode: '1100-148', addressLine: 'Rua Augusta 12' };
  const { order } = await api.platform<{ order: Order }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      currency: 'EUR',
      buyerInfo: plan.buyer ?? { email: `${lastName.toLowerCase()}@example.com` },
      billingInfo: { contactDetails, address },
      shippingInfo: {
        title: 'Parcel',
        cost: { price: { amount: shipping } },
        logistics: { shippingDestination: { contactDetails, address } },
      },
      lineItems: lines.map(({ name, price, quantity, productId }) => ({
        productName: { original: name },
        price: { amount: price },
        quantity,
        itemType: { preset: 'PHYSICAL' },
        catalogReference: productId === undefined ? catalog : { ...catalog, catalogItemId: productId },
        physicalProperties: { sku: name.slice(0, 12), shippable: true },
      })),
      priceSummary: {},
      ...(plan.paid ? { paymentStatus: 'PAID' } : {}),
      ...(plan.waits ? { status: 'INITIALIZED' } : {}),
    },
    settings: { notifications: { sendNotificationToBuyer: plan.notify ?? false } },
  });
  if (plan.payments) await pay(api, order.id, plan.payments);
  return order;
}

/** What the bank does with held money by then. */
const inADay = () => ({
  actionType: 'VOID',
  executionDate: new Date(Date.now() + 24 * 3_600_000).toISOString(),
});

const payment = ({ amount, way }: { amount: string; way: PaymentMethod }) => ({
  amount: { amount },
  ...(way === 'held card' && { status: 'AUTHORIZED' }),
  regularPaymentDetails:
    way === 'cash'
      ? { offlinePayment: true, paymentMethod: 'Cash' }
      : {
          offlinePayment: false,
          paymentMethod: 'CreditCard',
          providerTransactionId: `${way === 'failing card' ? 'test_fail' : 'pay'}_${freshName()}`,
          creditCardDetails: { brand: 'Visa', lastFourDigits: way === 'failing card' ? '0002' : '4242' },
          ...(way === 'held card' && { authorizationDetails: { scheduledAction: inADay() } }),
        },
});

export function pay(api: Api, id: string, payments: NonNullable<Plan['payments']>): Promise<unknown> {
  return api.platform('POST', `/ecom/v1/payments/orders/${id}/add-payment`, {
    payments: payments.map(payment),
  });
}

export async function readOrder(api: Api, id: string): Promise<Order> {
  return (await api.platform<{ order: Order }>('GET', `/ecom/v1/orders/${id}`)).order;
}

export async function readTransactions(api: Api, id: string): Promise<Transactions> {
  const reply = await api.platform<{ orderTransactions: Transactions }>(
    'GET',
    `/ecom/v1/payments/orders/${id}`,
  );
  return reply.orderTransactions;
}

/** So many orders of one made-up customer. */
export async function placeOrders(api: Api, count: number, plan: Plan): Promise<Order[]> {
  const orders: Order[] = [];
  const together = 10;
  while (orders.length < count) {
    const batch = Math.min(together, count - orders.length);
    orders.push(...(await Promise.all(Array.from({ length: batch }, () => placeOrder(api, plan)))));
  }
  return orders;
}

/** The orders list with these conditions in its address. */
export const listOf = (filter: object, more: Record<string, string> = {}): string =>
  `/admin/orders?${new URLSearchParams({ filter: JSON.stringify(filter), ...more })}`;

/** Orders by their numbers, in a list on a phone: a menu lets one select there. */
export async function selectOnPhone(page: Page, numbers: readonly string[]): Promise<void> {
  // The bottom bar has a "More" button, too.
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Select' }).click();
  for (const number of numbers) await page.getByRole('checkbox', { name: `Select #${number}` }).check();
}
