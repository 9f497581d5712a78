import { draftOrders } from '@wix/ecom';
import { expect, it } from 'vitest';
import { draftOrderExtensions } from '#shared/extensions/draft-orders.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { posterOrder, errorOf, startOrders } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const MIA = 'mia@example.com';
const LEO = 'leo@example.com';
const HOUR = 3_600_000;

onDatabase(
  'edits of orders',
  (database) => {
    const shop = () => startOrders(database());
    const draftsOf = (email: string) =>
      shop().stack.sdk({ draftOrders }, undefined, { 'x-counterpart-actor': email }).draftOrders;
    const placed = async () => {
      const { sdk } = shop();
      const order = await sdk.orders.createOrder(posterOrder());
      // Being paid approves it.
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(String(order._id));
      const lines = (order.lineItems ?? []).map(({ _id }) => String(_id));
      return { order, orderId: String(order._id), lines };
    };
    const call = extensionCalls(draftOrderExtensions, (path, body, headers) =>
      shop().stack.call('POST', path, body, headers),
    );
    const editOf = async (orderId: string, email: string) =>
      (await call('getOrderEdit', { orderId }, { 'x-counterpart-actor': email })).body;
    const takeOver = (orderId: string, email: string) =>
      call('takeOverOrderEdit', { orderId }, { 'x-counterpart-actor': email });
    const begun = async (orderId: string, email: string): Promise<string> => {
      const { calculatedDraftOrder } = await draftsOf(email).createDraftOrder({ sourceOrderId: orderId });
      return String(calculatedDraftOrder?.draftOrder?._id);
    };

    it('assumed: a removed line takes its share of the discount with it, as its refund does', async () => {
      const { sdk } = shop();
      const { order, orderId, lines } = await placed();
      const [removed = ''] = lines;
      const calculation = await sdk.orderBilling.calculateRefund(orderId, {
        refundItems: { lineItems: [{ lineItemId: removed, quantity: 1 }] },
      });
      const drafts = draftsOf(MIA);
      const id = await begun(orderId, MIA);
      const { calculatedDraftOrder } = await drafts.updateLineItems(id, [
        { lineItemId: removed, newQuantity: 1 },
      ]);
      const draft = calculatedDraftOrder?.draftOrder;
      expect(draft?.priceSummary?.discount?.amount).toBe('14.00');
      const owed = draft?.balanceSummary?.balance?.amount;
      expect(owed).toBe('-29.52');
      expect(calculation.summary?.total?.amount).toBe('29.52');
      const { orderAfterCommit } = await drafts.commitDraftOrder(id);
      expect(orderAfterCommit?.balanceSummary?.balance?.amount).toBe(owed);
      expect(orderAfterCommit?.appliedDiscounts?.[0]?.coupon?.amount?.amount).toBe('14.00');
      expect(order.priceSummary?.discount?.amount).toBe('20.00');
    });

    it('assumed: looking at the edit of an order begins none, and locks nobody out', async () => {
      const { orderId } = await placed();
      const count = async () => (await call('countDraftOrders', {})).body.count;
      const before = await count();
      expect(await editOf(orderId, MIA)).toMatchObject({ nonDraftableReasons: [] });
      expect((await editOf(orderId, MIA)).edit).toBeUndefined();
      expect(await count()).toBe(before);
      await begun(orderId, LEO);
      expect((await editOf(orderId, MIA)).edit).toMatchObject({ editor: LEO });
    });

    it('assumed: an order that cannot be edited says why before anybody begins', async () => {
      const { orderId } = await placed();
      await shop().sdk.orders.cancelOrder(orderId);
      expect((await editOf(orderId, MIA)).nonDraftableReasons).toEqual(['ORDER_STATUS_IS_NOT_SUPPORTED']);
    });

    it('assumed: a colleague takes an edit over with its changes, and its editor so far is rejected', async () => {
      const { orderId, lines } = await placed();
      const [first = '', second = ''] = lines;
      expect((await takeOver(orderId, LEO)).error?.code).toBe('ORDER_IS_NOT_EDITED');
      const id = await begun(orderId, MIA);
      await draftsOf(MIA).updateLineItems(id, [{ lineItemId: first, newQuantity: 1 }]);
      const rejected = draftsOf(LEO).updateLineItems(id, [{ lineItemId: second, newQuantity: 2 }]);
      expect(await errorOf(rejected)).toBe('ORDER_IS_ALREADY_EDITED');
      shop().stack.clock.advance(60_000);
      const { edit } = (await takeOver(orderId, LEO)).body;
      expect(edit).toMatchObject({
        draftOrderId: id,
        editor: LEO,
        since: shop().stack.clock.now().toISOString(),
      });
      for (const late of [
        () => draftsOf(MIA).updateLineItems(id, [{ lineItemId: first, newQuantity: 2 }]),
        () => draftsOf(MIA).commitDraftOrder(id),
        () => draftsOf(MIA).deleteDraftOrder(id),
      ])
        expect(await errorOf(late())).toBe('ORDER_IS_ALREADY_EDITED');
      const { orderAfterCommit } = await draftsOf(LEO).commitDraftOrder(id);
      expect(orderAfterCommit?.lineItems?.map(({ quantity }) => quantity)).toEqual([1, 1]);
    });

    it('assumed: an edit that nobody touched for an hour locks nobody out', async () => {
      const { orderId } = await placed();
      const id = await begun(orderId, MIA);
      shop().stack.clock.advance(HOUR + 1000);
      expect((await editOf(orderId, LEO)).edit).toBeUndefined();
      expect(await errorOf(draftsOf(MIA).getDraftOrder(id))).toBe('DRAFT_ORDER_DOES_NOT_EXIST');
      expect(await begun(orderId, LEO)).not.toBe(id);
    });
  },
  platformMigrations,
);
