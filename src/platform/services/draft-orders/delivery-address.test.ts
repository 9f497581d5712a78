import { draftOrders } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '../../../testing/engines.ts';
import { startOrders } from '../../../testing/orders.ts';
import { platformMigrations } from '../../platform.ts';

onDatabase(
  'the delivery address of a draft',
  (database) => {
    it('assumed: is where its order goes to, for the filter too; an edit moves both', async () => {
      const { sdk, stack } = startOrders(database());
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      const { calculatedDraftOrder } = await drafts.createEmptyDraftOrder();
      const id = String(calculatedDraftOrder?.draftOrder?._id);
      const infoOf = (country: string) => ({
        contactDetails: { lastName: 'Sol' },
        address: { country, city: 'X' },
      });
      const found = async (orderId: string) => {
        const country = 'shippingInfo.logistics.shippingDestination.address.country';
        const order = await sdk.orders.getOrder(orderId);
        const filter = { id: orderId, [country]: order.recipientInfo?.address?.country };
        const { metadata } = await sdk.orders.searchOrders({ filter: filter as never });
        return [
          order.recipientInfo?.address?.country,
          order.shippingInfo?.logistics?.shippingDestination?.address?.country,
          metadata?.count,
        ];
      };
      await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [{ quantity: 1, productName: { original: 'Frame' }, price: { amount: '30.00' } }],
      });
      await drafts.setShippingInfo(id, {
        shippingInfo: { title: 'Van', cost: { price: { amount: '10' } } },
      });
      await drafts.setRecipientInfo(id, { recipientInfo: infoOf('PT') });
      const orderId = String((await drafts.createOrderFromDraft(id)).createdOrder?._id);
      expect(await found(orderId)).toEqual(['PT', 'PT', 1]);
      const edit = await drafts.createDraftOrder({ sourceOrderId: orderId });
      const editId = String(edit.calculatedDraftOrder?.draftOrder?._id);
      await drafts.setRecipientInfo(editId, { recipientInfo: infoOf('FR') });
      await drafts.commitDraftOrder(editId);
      expect(await found(orderId)).toEqual(['FR', 'FR', 1]);
    });
  },
  platformMigrations,
);
