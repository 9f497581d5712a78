import { draftOrders } from '@wix/ecom';
import { expect, it } from 'vitest';
import { catalogModules, mug } from '../../../testing/catalog.ts';
import { onDatabase } from '../../../testing/engines.ts';
import { refusal, startOrders } from '../../../testing/orders.ts';
import { platformMigrations } from '../../platform.ts';
import { STORES_APP_ID } from '../catalog/public.ts';

onDatabase(
  'drafts of products that are gone',
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

    it('assumed: say so, make no order, and do again once the line is out', async () => {
      const { drafts, id, read } = await draftOfGone();
      const before = await read();
      const [gone] = before?.draftOrder?.lineItems ?? [];
      expect(JSON.stringify(before?.calculationErrors)).toContain('CATALOG_ITEM_NOT_FOUND');
      expect(JSON.stringify(before?.calculationErrors)).toContain(String(gone?.lineItem?._id));
      expect(await refusal(drafts.createOrderFromDraft(id))).toBe('CREATE_ORDER_FAILED_VALIDATIONS');
      expect((await read())?.draftOrder?.status).toBe('DRAFT');
      await drafts.updateLineItems(id, [{ lineItemId: String(gone?.lineItem?._id), newQuantity: 0 }]);
      const { createdOrder } = await drafts.createOrderFromDraft(id);
      expect(createdOrder).toMatchObject({
        priceSummary: { total: { amount: '30.00' } },
        lineItems: [{ productName: { original: 'Frame' } }],
      });
    });

    it('assumed: take no more of it in', async () => {
      const { drafts, id, catalogReference, read } = await draftOfGone();
      const again = drafts.addLineItemsToDraftOrder(id, {
        catalogLineItems: [{ quantity: 1, catalogReference }],
      });
      expect(await refusal(again)).toBe('CATALOG_ITEM_NOT_FOUND');
      expect((await read())?.draftOrder?.lineItems).toHaveLength(2);
    });
  },
  platformMigrations,
);
