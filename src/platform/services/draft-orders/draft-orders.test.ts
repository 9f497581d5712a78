import { draftOrders } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '../../../testing/engines.ts';
import { plainOrder, posterOrder, refusal, startOrders } from '../../../testing/orders.ts';
import { platformMigrations } from '../../platform.ts';

type Line = { quantity: number; productName: object; price: { amount: string } };

const custom = (name: string, amount: string, quantity = 1): Line => ({
  quantity,
  productName: { original: name },
  price: { amount },
});

onDatabase(
  'draft orders',
  (database) => {
    const shop = () => {
      const { sdk, stack } = startOrders(database());
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      return { sdk, stack, drafts };
    };
    const staff = (email: string) =>
      shop().stack.sdk({ draftOrders }, undefined, { 'x-counterpart-actor': email }).draftOrders;
    const started = async () => {
      const { drafts } = shop();
      const { calculatedDraftOrder } = await drafts.createEmptyDraftOrder();
      const id = String(calculatedDraftOrder?.draftOrder?._id);
      return { drafts, id };
    };

    it('docs: a draft from nothing is filled step by step, and priced by the house', async () => {
      const { drafts, id } = await started();
      await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [custom('Frame', '30.00', 2), custom('Hook', '2.50')],
      });
      await drafts.setShippingInfo(id, {
        shippingInfo: { title: 'Van', cost: { price: { amount: '10' } } },
      });
      await drafts.setBuyerInfo(id, { buyerInfo: { email: 'ines@example.com' } });
      const { draftOrder } = (await drafts.getDraftOrder(id)).calculatedDraftOrder ?? {};
      expect(draftOrder?.priceSummary).toMatchObject({
        subtotal: { amount: '62.50', formattedAmount: '€62.50' },
        shipping: { amount: '10.00' },
        total: { amount: '72.50' },
      });
      expect(draftOrder?.balanceSummary?.balance?.amount).toBe('72.50');
      expect(draftOrder).toMatchObject({
        status: 'DRAFT',
        buyerDetails: { buyerInfo: { email: 'ines@example.com' } },
        lineItems: [
          { lineItem: { quantity: 2, lineItemPrice: { amount: '60.00' } } },
          { lineItem: { quantity: 1 } },
        ],
      });
      const { items } = await drafts.queryDraftOrders().eq('status', 'DRAFT').find();
      expect(items.find(({ _id }) => _id === id)?.priceSummary?.total?.amount).toBe('72.50');
    });

    it('docs: lines change, go with quantity 0, and are refused where they cannot be', async () => {
      const { drafts, id } = await started();
      const { calculatedDraftOrder } = await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [custom('Frame', '30.00', 2), custom('Hook', '2.50')],
      });
      const [first, second] = (calculatedDraftOrder?.draftOrder?.lineItems ?? []).map(({ lineItem }) =>
        String(lineItem?._id),
      ) as [string, string];
      const changed = await drafts.updateLineItems(id, [
        { lineItemId: first, newQuantity: 3, newPrice: '20' },
        { lineItemId: second, newQuantity: 0 },
      ]);
      expect(changed.calculatedDraftOrder?.draftOrder?.lineItems).toHaveLength(1);
      expect(changed.calculatedDraftOrder?.draftOrder?.priceSummary?.total?.amount).toBe('60.00');
      const code = async (change: { lineItemId: string; newQuantity?: number; newPrice?: string }) =>
        refusal(drafts.updateLineItems(id, [change]));
      expect(await code({ lineItemId: second, newQuantity: 1 })).toBe('LINE_ITEM_DOES_NOT_EXIST');
      expect(await code({ lineItemId: first })).toBe('EMPTY_CHANGE_REQUEST');
      expect(await code({ lineItemId: first, newQuantity: 0, newPrice: '1' })).toBe(
        'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN',
      );
    });

    it('docs: a placed order as a draft costs what was agreed, and one person edits it at a time', async () => {
      const { sdk } = shop();
      const order = await sdk.orders.createOrder({
        ...posterOrder({ channelInfo: { type: 'BACKOFFICE_MERCHANT' } }),
        status: 'APPROVED',
      });
      const mia = staff('mia@example.com');
      const first = await mia.createDraftOrder({ sourceOrderId: String(order._id) });
      expect(first.preexistingDraftOrder).toBe(false);
      const draft = first.calculatedDraftOrder?.draftOrder;
      expect(draft?.priceSummary).toMatchObject({
        subtotal: order.priceSummary?.subtotal,
        discount: order.priceSummary?.discount,
        tax: order.priceSummary?.tax,
        total: order.priceSummary?.total,
      });
      expect(draft?.lineItems?.every((line) => line.changedDetails === undefined)).toBe(true);
      const again = await mia.createDraftOrder({ sourceOrderId: String(order._id) });
      expect(again.preexistingDraftOrder).toBe(true);
      expect(again.calculatedDraftOrder?.draftOrder?._id).toBe(draft?._id);
      const leo = staff('leo@example.com');
      expect(await refusal(leo.createDraftOrder({ sourceOrderId: String(order._id) }))).toBe(
        'ORDER_IS_ALREADY_EDITED',
      );
    });

    it('docs: what cannot be drafted says why', async () => {
      const { sdk, drafts } = shop();
      const order = await sdk.orders.createOrder(
        plainOrder('5.00', { channelInfo: { type: 'OTHER_PLATFORM' } }),
      );
      const status = await drafts.getOrderDraftabilityStatus(String(order._id));
      expect(status).toMatchObject({
        orderDraftable: false,
        nonDraftableReasons: ['UNSUPPORTED_CHANNEL_TYPE'],
      });
    });
  },
  platformMigrations,
);
