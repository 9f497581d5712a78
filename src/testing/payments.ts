import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as orderTransactions from '@wix/auto_sdk_ecom_order-transactions';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as orderBilling from '@wix/auto_sdk_ecom_order-billing';
import { extensionPath } from '../shared/extensions/define.ts';
import type { Database } from '../database/database.ts';
import { adapterMigrations } from '../platform/adapters/migrations.ts';
import { badRequest } from '../platform/contract/errors.ts';
import type { Context } from '../platform/context.ts';
import { platformMigrations } from '../platform/platform.ts';
import { defineService } from '../platform/service.ts';
import { services } from '../platform/services.ts';
import { readState } from '../platform/services/ecom/orders/public.ts';
import {
  CHARGE_DECLINED,
  CHARGE_RECOVERED,
  beginCharge,
  finishCharge,
  giveUpUnconfirmed,
} from '../platform/services/extensions/payments/public.ts';
import { countingIds } from './deterministic.ts';
import {
  testGateway,
  type Gateway,
  type GatewayKind,
  type NoticeFields,
  type NoticeFailures,
} from './gateways.ts';
import { posterOrder } from './orders.ts';
import { startStack, TEST_SITE, type Stack } from './stack.ts';

export const paymentTestMigrations = [...platformMigrations, ...adapterMigrations];

/** What stock, coupons and the like would have heard. */
export interface Heard {
  approved: string[];
  declined: string[];
  recovered: string[];
}

/** In the place of checkouts: charges the order of that id, all of it. */
const payingCheckout = (heard: Heard) =>
  defineService({
    name: 'test-checkouts',
    package: 'ecom_checkout',
    ownTransactions: ['createOrderAndCharge'],
    handlers: {
      async createOrderAndCharge(
        request: { id: string; paymentToken: string; savePaymentMethod?: boolean },
        context: Context,
      ) {
        const { id: orderId, paymentToken, savePaymentMethod } = request;
        const { order } = await readState(context, orderId);
        const begin = () =>
          context.transaction((inner) =>
            beginCharge(inner, {
              orderId,
              amount: order.priceSummary?.total?.amount ?? '0',
              currency: order.currency,
              paymentToken,
              savesMethod: savePaymentMethod,
              returnUrl: `${TEST_SITE.publicUrl}/checkout?checkoutId=${order.checkoutId}`,
            }),
          );
        const charge = await begin().catch(async (error: unknown) => {
          if (await giveUpUnconfirmed(context, orderId)) return begin();
          throw error;
        });
        const { status } = await finishCharge(context, charge);
        if (status === 'DECLINED') throw badRequest('The payment was declined.', 'PAYMENT_ERROR');
        return { orderId };
      },
    },
    listeners: {
      'wix.ecom.v1.order_approved': async ({ entityId }) => void heard.approved.push(entityId),
      [CHARGE_DECLINED]: async ({ entityId }) => void heard.declined.push(entityId),
      [CHARGE_RECOVERED]: async ({ entityId }) => void heard.recovered.push(entityId),
    },
  });

export interface PaymentState {
  orderId: string;
  orderStatus: string;
  paymentStatus: string;
  charge?: { status: string; paymentId: string; reason?: string; redirectUrl?: string };
}

export interface PaymentStack extends Stack {
  gateway: Gateway;
  /** The gateway's own pages, as a browser reaches them. */
  browse: Gateway['browse'];
  heard: Heard;
  modules: ReturnType<typeof modulesOf>;
  /** Lets notices get lost until set back. */
  network: { up: boolean };
  newOrder(more?: Partial<orders.Order>): Promise<string>;
  token(number: string): Promise<string>;
  /** Charges the order and tells how it stands then. */
  charge(orderId: string, paymentToken: string, savePaymentMethod?: boolean): Promise<PaymentState>;
  state(orderId: string): Promise<PaymentState>;
  /** A notice as the gateway would sign it. */
  notice(fields: NoticeFields, noticeFailures?: NoticeFailures): Promise<Response>;
}

const modulesOf = (stack: Stack) => stack.sdk({ checkout, orders, orderTransactions, orderBilling });

const checkoutIds = countingIds('cccccccc');

/** The platform with a payment gateway; the database has `paymentTestMigrations`. */
export function startPayments(database: Database, kind: GatewayKind = testGateway): PaymentStack {
  const heard: Heard = { approved: [], declined: [], recovered: [] };
  const network = { up: true };
  const ids = { guid: () => crypto.randomUUID() };
  let gateway: Gateway | undefined;
  const stack = startStack(database, {
    ids,
    services: [...services.filter((service) => service.package !== 'ecom_checkout'), payingCheckout(heard)],
    payments(clock) {
      gateway = kind.start({
        database,
        clock,
        ids,
        send: (request) =>
          network.up ? stack.platform.fetch(request) : Promise.reject(new Error('no route')),
        shopName: async () => (await stack.platform.siteNow()).name,
      });
      return gateway.provider;
    },
  });
  if (!gateway) throw new Error('The platform asked for no payment provider.');
  const made = gateway;
  const modules = modulesOf(stack);

  const state = async (orderId: string): Promise<PaymentState> =>
    (await (await stack.call('POST', extensionPath('getMyPayment'), { orderId })).json()) as PaymentState;

  return {
    ...stack,
    gateway: made,
    browse: (path, init) => made.browse(path, init),
    heard,
    modules,
    network,
    state,
    async newOrder(more = {}) {
      const order = await modules.orders.createOrder(
        posterOrder({ checkoutId: checkoutIds.guid(), ...more }),
      );
      return String(order._id);
    },
    token: (number) => made.token(number),
    async charge(orderId, paymentToken, savePaymentMethod = false) {
      const options = { paymentToken, savePaymentMethod };
      await modules.checkout.createOrderAndCharge(orderId, options).catch((error: unknown) => {
        if (!JSON.stringify(error).includes('PAYMENT_ERROR')) throw error;
      });
      return state(orderId);
    },
    notice: async (fields, errors) => stack.platform.fetch(await made.notice(fields, errors)),
  };
}
