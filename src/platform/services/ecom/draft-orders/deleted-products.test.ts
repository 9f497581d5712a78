import { draftOrders } from '@wix/ecom';
import { expect, it } from 'vitest';
import { catalogModules, mug } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { posterOrder, errorOf, startOrders } from '#testing/orders.ts';
import { isInOrder, payloadsOf } from '#testing/events/payloads-of.ts';
import { platformMigrations } from '#platform/platform.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

onDatabase(
  'drafts that are gone, or whose products are',
  (database) => {
    /** Two mugs that nobody sells any more, and something of the merchant's own. */
    async function draftOfGone() {
      const { stack } = startOrders(database());
      const catalog = catalogModules(stack);
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      const { product } = await catalog.productsV3.createProductWithInventory(mug('Gone mug', 5));
      const catalogReference = { appId: STORES_APP_ID, catalogItemId: String(product?._id) };
      const made = await drafts.createEmptyDraftOrder();
      const id = String(made.calculatedDraftOrder?.draftOrder?._id);
      await drafts.addLineItemsToDraftOrder(id, { catalogLineItems: [{ quantity: 2, catalogReference }] });
      await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [{ quantity: 1, productName: { original: 'Frame' }, price: { amount: '30.00' } }],
      });
      await catalog.productsV3.deleteProduct(String(product?._id));
      const read = async () => (await drafts.getDraftOrder(id)).calculatedDraftOrder;
      return { drafts, id, read, catalogReference };
    }

    it('docs: a deleted draft is gone, and told as subscribers know drafts; so is an edit left for a day', async () => {
      const { stack, sdk } = startOrders(database());
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      const { calculatedDraftOrder } = await drafts.createEmptyDraftOrder();
      const id = String(calculatedDraftOrder?.draftOrder?._id);
      await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [{ quantity: 2, productName: { original: 'Frame' }, price: { amount: '30.00' } }],
      });
      await drafts.deleteDraftOrder(id);
      expect(await errorOf(drafts.getDraftOrder(id))).toBe('DRAFT_ORDER_DOES_NOT_EXIST');
      const told = await payloadsOf(stack, 'wix.ecom.v1.draft_order', id);
      const draft = { id, status: 'DRAFT', priceSummary: { total: { amount: '60.00' } } };
      expect(told).toMatchObject([
        { slug: 'created', createdEvent: { entity: { id, priceSummary: { total: { amount: '0.00' } } } } },
        {
          slug: 'updated',
          updatedEvent: { currentEntity: draft, modifiedFields: { 'priceSummary.total.amount': '0.00' } },
        },
        { slug: 'deleted', deletedEvent: { deletedEntity: draft } },
      ]);
      expect(isInOrder(told, id)).toBe(true);
      expect(told[2]?.deletedEvent?.deletedEntity).toEqual(told[1]?.updatedEvent?.currentEntity);

      const order = await sdk.orders.createOrder({
        ...posterOrder({ channelInfo: { type: 'BACKOFFICE_MERCHANT' } }),
        status: 'APPROVED',
      });
      const edit = await drafts.createDraftOrder({ sourceOrderId: String(order._id) });
      const editId = String(edit.calculatedDraftOrder?.draftOrder?._id);
      stack.clock.advance(25 * 3_600_000);
      await stack.platform.maintain();
      const left = await payloadsOf(stack, 'wix.ecom.v1.draft_order', editId);
      expect(left.map(({ slug }) => slug)).toEqual(['created', 'deleted']);
      expect(left[1]).toMatchObject({
        deletedEvent: { deletedEntity: { id: editId, orderId: order._id, currency: 'EUR' } },
      });
    });

    it('assumed: those of products that are gone say so, make no order, and do again once the line is out', async () => {
      const { drafts, id, read } = await draftOfGone();
      const before = await read();
      const [missing] = before?.draftOrder?.lineItems ?? [];
      expect(JSON.stringify(before?.calculationErrors)).toContain('CATALOG_ITEM_NOT_FOUND');
      expect(JSON.stringify(before?.calculationErrors)).toContain(String(missing?.lineItem?._id));
      expect(await errorOf(drafts.createOrderFromDraft(id))).toBe('CREATE_ORDER_FAILED_VALIDATIONS');
      expect((await read())?.draftOrder?.status).toBe('DRAFT');
      await drafts.updateLineItems(id, [{ lineItemId: String(missing?.lineItem?._id), newQuantity: 0 }]);
      const { createdOrder } = await drafts.createOrderFromDraft(id);
      expect(createdOrder).toMatchObject({
        priceSummary: { total: { amount: '30.00' } },
        lineItems: [{ productName: { original: 'Frame' } }],
      });
    });

    it('assumed: no more of a product that is gone is taken in', async () => {
      const { drafts, id, catalogReference, read } = await draftOfGone();
      const again = drafts.addLineItemsToDraftOrder(id, {
        catalogLineItems: [{ quantity: 1, catalogReference }],
      });
      expect(await errorOf(again)).toBe('CATALOG_ITEM_NOT_FOUND');
      expect((await read())?.draftOrder?.lineItems).toHaveLength(2);
    });
  },
  platformMigrations,
);
