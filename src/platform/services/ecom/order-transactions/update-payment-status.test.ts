import * as ordersSdk from '@wix/auto_sdk_ecom_orders';
import * as transactionsSdk from '@wix/auto_sdk_ecom_order-transactions';
import { beforeAll, expect, it } from 'vitest';
import { startAuthorizations, type AuthorizationShop } from '#testing/authorizations.ts';
import { onDatabase } from '#testing/engines.ts';
import { cardPayment, plainOrder, errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

/** Part of the module at run time, but not of its public typings. */
interface Untyped {
  updatePaymentStatus(
    ids: { orderId: string; paymentId: string },
    options: { status: string },
  ): Promise<unknown>;
  bulkUpdatePaymentStatuses(
    ids: { orderId: string; paymentId: string }[],
    options: { status: string; returnFullEntity?: boolean },
  ): Promise<{ results: object[]; bulkActionMetadata: object }>;
  getPaymentCollectabilityStatus(id: string): Promise<{ status: string; amount: { amount: string } }>;
}

onDatabase(
  'the status of a payment, said from outside',
  (database) => {
    let shop: AuthorizationShop;
    let api: Untyped;

    beforeAll(() => {
      shop = startAuthorizations(database());
      const { ofOrders, ofMoney } = shop.stack.sdk({ ofOrders: ordersSdk, ofMoney: transactionsSdk });
      api = { ...(ofMoney as unknown as Untyped), ...(ofOrders as unknown as Untyped) };
    });

    async function pending(): Promise<{ orderId: string; paymentId: string }> {
      const { _id } = await shop.sdk.orders.createOrder(plainOrder('10.00'));
      const { paymentsIds } = await shop.sdk.orderTransactions.addPayments(String(_id), [
        { ...cardPayment('10.00'), status: 'PENDING' },
      ]);
      return { orderId: String(_id), paymentId: String(paymentsIds?.[0]) };
    }

    const statusOf = async (id: string) => (await shop.sdk.orders.getOrder(id)).paymentStatus;

    it('docs: moves what is pending, and the order with it', async () => {
      const ids = await pending();
      await api.updatePaymentStatus(ids, { status: 'APPROVED' });
      expect(await statusOf(ids.orderId)).toBe('PAID');
      expect(await errorOf(api.updatePaymentStatus(ids, { status: 'DECLINED' }))).toBe('STATUS_NOT_ALLOWED');
      expect(await errorOf(api.updatePaymentStatus(ids, { status: 'REFUNDED' }))).toBe('STATUS_NOT_ALLOWED');
      await api.updatePaymentStatus(ids, { status: 'APPROVED' });
      const declined = await pending();
      await api.updatePaymentStatus(declined, { status: 'DECLINED' });
      expect(await statusOf(declined.orderId)).toBe('DECLINED');
    });

    it('docs: takes or lets go of what is held, with its entry in the timeline', async () => {
      const { id: orderId, paymentId } = await shop.held();
      await api.updatePaymentStatus({ orderId, paymentId }, { status: 'VOIDED' });
      const order = await shop.sdk.orders.getOrder(orderId);
      expect(order.paymentStatus).toBe('CANCELED');
      expect(order.activities?.at(-1)?.activityType).toBe('AUTHORIZED_PAYMENT_VOIDED');
      const other = await shop.held();
      shop.bank.plan.push('no answer');
      await shop.sdk.orderBilling.voidAuthorizedPayments(other.id, { paymentIds: [other.paymentId] });
      const move = { orderId: other.id, paymentId: other.paymentId };
      expect(await errorOf(api.updatePaymentStatus(move, { status: 'APPROVED' }))).toBe('STATUS_NOT_ALLOWED');
    });

    it('docs: of many at once, each on its own', async () => {
      const [first, second] = [await pending(), await pending()];
      const unknown = { orderId: first.orderId, paymentId: crypto.randomUUID() };
      const reply = await api.bulkUpdatePaymentStatuses([second, unknown, first], {
        status: 'APPROVED',
        returnFullEntity: true,
      });
      expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      expect(reply.results).toMatchObject([
        { itemMetadata: { success: true, originalIndex: 0 }, item: { status: 'APPROVED' } },
        { itemMetadata: { success: false, error: { code: 'PAYMENT_NOT_FOUND' } } },
        { itemMetadata: { success: true }, item: { _id: first.paymentId } },
      ]);
    });

    it('docs: what can be collected is what nobody paid, promised or holds', async () => {
      const { orderId } = await pending();
      expect(await api.getPaymentCollectabilityStatus(orderId)).toMatchObject({
        status: 'NONCOLLECTABLE_ORDER_IS_PAID',
      });
      const { _id } = await shop.sdk.orders.createOrder(plainOrder('10.00'));
      const id = String(_id);
      await shop.sdk.orderTransactions.addPayments(id, [cardPayment('4.00')]);
      expect(await api.getPaymentCollectabilityStatus(id)).toMatchObject({
        status: 'COLLECTABLE',
        amount: { amount: '6.00' },
      });
      await shop.sdk.orders.cancelOrder(id);
      expect(await api.getPaymentCollectabilityStatus(id)).toMatchObject({
        status: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
        amount: { amount: '0.00' },
      });
    });

    it('assumed: nothing failed inside', () => expect(shop.stack.errors).toEqual([]));
  },
  platformMigrations,
);
