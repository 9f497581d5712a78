import { draftOrders, orderFulfillments as fulfillmentsModule } from '@wix/ecom';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalogModules, mug, shirt } from '#testing/catalog.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, posterOrder, errorOf, startOrders } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

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
      await drafts.setBillingInfo(id, { billingInfo: { contactDetails: { lastName: 'Castro' } } });
      await drafts.setRecipientInfo(id, { recipientInfo: { contactDetails: { lastName: 'Sol' } } });
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
        billingDetails: { billingInfo: { contactDetails: { lastName: 'Castro' } } },
        recipientInfo: { recipientInfo: { contactDetails: { lastName: 'Sol' } } },
        lineItems: [
          { lineItem: { quantity: 2, lineItemPrice: { amount: '60.00' } } },
          { lineItem: { quantity: 1 } },
        ],
      });
      const { items } = await drafts.queryDraftOrders().eq('status', 'DRAFT').find();
      expect(items.find(({ _id }) => _id === id)?.priceSummary?.total?.amount).toBe('72.50');
    });

    it('docs: lines change, go with quantity 0, and are rejected where they cannot be', async () => {
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
        errorOf(drafts.updateLineItems(id, [change]));
      expect(await code({ lineItemId: second, newQuantity: 1 })).toBe('LINE_ITEM_DOES_NOT_EXIST');
      expect(await code({ lineItemId: first })).toBe('EMPTY_CHANGE_REQUEST');
      expect(await code({ lineItemId: first, newQuantity: 0, newPrice: '1' })).toBe(
        'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN',
      );
    });

    it('assumed: a line is never sold by subscription, whichever way it is said', async () => {
      const { drafts, id } = await started();
      const byMonth = { frequency: 'MONTH', autoRenewal: true } as const;
      const line = { ...custom('Frame', '30.00'), subscriptionSettings: byMonth };
      const code = 'SUBSCRIPTION_ITEM_UNSUPPORTED';
      expect(await errorOf(drafts.addLineItemsToDraftOrder(id, { customLineItems: [line] }))).toBe(code);
      expect(await errorOf(drafts.createDraftOrder({ draftOrder: { customLineItems: [line] } }))).toBe(code);
      const { calculatedDraftOrder } = await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [custom('Frame', '30.00')],
      });
      const lineItemId = String(calculatedDraftOrder?.draftOrder?.lineItems?.[0]?.lineItem?._id);
      const change = { lineItemId, newQuantity: 2, newSubscriptionSettings: byMonth };
      expect(await errorOf(drafts.updateLineItems(id, [change]))).toBe(code);
      const { draftOrder } = (await drafts.getDraftOrder(id)).calculatedDraftOrder ?? {};
      expect(draftOrder?.lineItems?.[0]?.lineItem?.quantity).toBe(1);
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
      expect(await errorOf(leo.createDraftOrder({ sourceOrderId: String(order._id) }))).toBe(
        'ORDER_IS_ALREADY_EDITED',
      );
    });

    /** 2 × 30 + 2.50 and 10 for the van, paid by hand. */
    const paid = async () => {
      const { sdk } = shop();
      const { drafts, id } = await started();
      await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [custom('Frame', '30.00', 2), custom('Hook', '2.50')],
      });
      await drafts.setShippingInfo(id, {
        shippingInfo: { title: 'Van', cost: { price: { amount: '10' } } },
      });
      await drafts.setBuyerInfo(id, { buyerInfo: { email: 'ines@example.com' } });
      const { createdOrder, committedDraftOrder } = await drafts.createOrderFromDraft(id);
      const orderId = String(createdOrder?._id);
      await sdk.hidden.paymentCollectionMarkOrderAsPaid(orderId);
      return { sdk, drafts, draftId: id, orderId, createdOrder, committedDraftOrder };
    };
    const editOf = async (drafts: ReturnType<typeof shop>['drafts'], orderId: string) => {
      const { calculatedDraftOrder } = await drafts.createDraftOrder({ sourceOrderId: orderId });
      const draft = calculatedDraftOrder?.draftOrder;
      const lines = (draft?.lineItems ?? []).map(({ lineItem }) => String(lineItem?._id));
      return { id: String(draft?._id), lines: lines as [string, string] };
    };

    it('docs: an order of a draft is what the draft says, and the draft is done', async () => {
      const { drafts, draftId, createdOrder, committedDraftOrder } = await paid();
      expect(createdOrder).toMatchObject({
        status: 'APPROVED',
        channelInfo: { type: 'BACKOFFICE_MERCHANT' },
        priceSummary: { total: { amount: '72.50' } },
        shippingInfo: { title: 'Van' },
        buyerInfo: { email: 'ines@example.com' },
      });
      expect(committedDraftOrder).toMatchObject({
        status: 'COMMITTED',
        orderId: createdOrder?._id,
        priceSummary: createdOrder?.priceSummary,
      });
      expect(await errorOf(drafts.createOrderFromDraft(draftId))).toBe('DRAFT_ORDER_ALREADY_COMMITTED');
      expect(await errorOf(drafts.deleteDraftOrder(draftId))).toBe('DRAFT_ORDER_CANNOT_BE_DELETED');
    });

    it('docs: a committed edit changes the order once, with one entry and one event', async () => {
      const { sdk, drafts, orderId } = await paid();
      const { id, lines } = await editOf(drafts, orderId);
      await drafts.updateLineItems(id, [
        { lineItemId: lines[0], newQuantity: 1 },
        { lineItemId: lines[1], newQuantity: 0 },
      ]);
      const { calculatedDraftOrder } = await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [custom('Print', '12.00')],
      });
      expect(calculatedDraftOrder?.draftOrder).toMatchObject({
        lineItems: [{ changedDetails: { quantityBeforeChange: 2 } }, { removed: true }, { added: true }],
        balanceSummary: { balance: { amount: '-20.50' } },
      });
      const { orderAfterCommit } = await drafts.commitDraftOrder(id, { reason: 'She asked' });
      expect(orderAfterCommit).toMatchObject({
        priceSummary: { total: { amount: '52.00' } },
        balanceSummary: { balance: { amount: '-20.50' }, paid: { amount: '72.50' } },
        lineItems: [{ quantity: 1 }, { productName: { original: 'Print' } }],
      });
      const order = await sdk.orders.getOrder(orderId);
      const told = (order.activities ?? []).filter(({ type }) => String(type).startsWith('DRAFT_ORDER'));
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({ draftOrderChangesApplied: { draftOrderId: id, reason: 'She asked' } });
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${orderId} order by sequence desc limit 2`.execute(database().kysely);
      expect(rows.map(({ slug }) => slug)).toEqual(['updated', 'committed']);
      expect(await errorOf(drafts.commitDraftOrder(id))).toBe('DRAFT_ORDER_ALREADY_COMMITTED');
    });

    it('docs: the buyer is mailed what a committed edit made of the order, unless nobody wants that', async () => {
      const { drafts, orderId } = await paid();
      const { stack } = shop();
      const mailed = async () => {
        await stack.platform.deliverMail();
        return stack.mailer.sent.filter(({ subject }) => subject.includes('was changed')).length;
      };
      const before = await mailed();
      const commit = async (newQuantity: number, commitSettings: object) => {
        const { id, lines } = await editOf(drafts, orderId);
        await drafts.updateLineItems(id, [{ lineItemId: lines[0], newQuantity }]);
        await drafts.commitDraftOrder(id, { commitSettings });
      };
      await commit(3, { sendNotificationsToBuyer: false });
      expect(await mailed()).toBe(before);
      await commit(4, {});
      expect(await mailed()).toBe(before + 1);
      expect(stack.errors).toEqual([]);
    });

    it('docs: a deposit in percent says what it comes to, and goes to the order', async () => {
      const { drafts, id } = await started();
      const { stack } = shop();
      await drafts.addLineItemsToDraftOrder(id, { customLineItems: [custom('Frame', '33.35', 2)] });
      const reply = await stack.call('POST', `/ecom/v1/draft-orders/${id}/set-deposit`, {
        depositDetails: { percentage: '30' },
      });
      expect(await reply.json()).toMatchObject({
        calculatedDraftOrder: {
          draftOrder: { depositDetails: { percentage: '30', priceSummary: { total: { amount: '20.01' } } } },
        },
      });
      const { createdOrder } = await drafts.createOrderFromDraft(id);
      expect(createdOrder).toMatchObject({ deposit: { total: { amount: '20.01' } } });
    });

    it('docs: REUSE_LAST commits at the last totals while they are young, and anew once they are not', async () => {
      const { drafts, stack } = shop();
      const catalog = catalogModules(stack);
      const { product } = await catalog.productsV3.createProductWithInventory(mug('Dearer mug', 90));
      const reference = { appId: STORES_APP_ID, catalogItemId: String(product?._id) };
      const begin = async () => {
        const { id } = await started();
        await drafts.addLineItemsToDraftOrder(id, {
          catalogLineItems: [{ quantity: 1, catalogReference: reference }],
        });
        return id;
      };
      const young = await begin();
      const old = await begin();
      const plain = await begin();
      const variants = (product?.variantsInfo?.variants ?? []).map(({ _id, choices }) => ({
        _id,
        choices,
        price: { actualPrice: { amount: '11.00' } },
      }));
      await catalog.productsV3.updateProduct(String(product?._id), {
        revision: String(product?.revision),
        variantsInfo: { variants },
      });
      const total = async (id: string, calculationBehavior?: string) => {
        const path = `/ecom/v1/draft-orders/${id}/create-order`;
        const reply = await stack.call('POST', path, { calculationBehavior });
        const { createdOrder } = (await reply.json()) as {
          createdOrder: { priceSummary: { total: { amount: string } } };
        };
        return createdOrder.priceSummary.total.amount;
      };
      expect(await total(young, 'REUSE_LAST')).toBe('9.90');
      expect(await total(plain)).toBe('11.00');
      stack.clock.advance(61 * 60_000);
      expect(await total(old, 'REUSE_LAST')).toBe('11.00');
    });

    it('docs: a line takes its other options: how it is paid, its measure, where it is taxed', async () => {
      const { drafts, id } = await started();
      const { stack } = shop();
      const added = await drafts.addLineItemsToDraftOrder(id, { customLineItems: [custom('Frame', '30')] });
      const lineItemId = String(added.calculatedDraftOrder?.draftOrder?.lineItems?.[0]?.lineItem?._id);
      const change = async (options: object) => {
        const lineItemChanges = [{ lineItemId, ...options }];
        const reply = await stack.call('POST', `/ecom/v1/draft-orders/${id}/line-items`, { lineItemChanges });
        return (await reply.json()) as {
          calculatedDraftOrder: { draftOrder: { lineItems: [{ lineItem: object }] } };
          details: { applicationError: { code: string } };
        };
      };
      const result = {
        newPaymentOption: { paymentOption: 'FULL_PAYMENT_OFFLINE' },
        newDecimalQuantity: { decimalQuantity: { value: '2.5', otherUnit: 'bale' } },
        newFixedQuantity: true,
        newTaxableAddress: { addressType: 'BUSINESS' },
      };
      const { calculatedDraftOrder } = await change(result);
      const fields = {
        paymentOption: 'FULL_PAYMENT_OFFLINE',
        decimalQuantity: { value: '2.5', otherUnit: 'bale' },
        fixedQuantity: true,
        taxableAddress: { addressType: 'BUSINESS' },
      };
      expect(calculatedDraftOrder.draftOrder.lineItems[0].lineItem).toMatchObject(fields);
      const swap = await change({ newCatalogReferenceOptions: { size: 'L' } });
      expect(swap.details.applicationError.code).toBe(
        'CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM',
      );
      const { createdOrder } = await drafts.createOrderFromDraft(id);
      expect(createdOrder?.lineItems?.[0]).toMatchObject(fields);
    });

    it('docs: a line becomes another variant at the price of today, and its pieces move with it', async () => {
      const { drafts, stack } = shop();
      const catalog = catalogModules(stack);
      const { product } = await catalog.productsV3.createProductWithInventory(shirt('Swapped shirt', 10, 10));
      const [small, large] = (product?.variantsInfo?.variants ?? []).map(({ _id }) => String(_id)) as [
        string,
        string,
      ];
      const left = async () =>
        Promise.all(
          [small, large].map(async (id) =>
            Number((await catalog.inventoryItemsV3.getInventoryItem(id)).quantity),
          ),
        );
      const { id } = await started();
      const reference = (variantId: string) => ({
        appId: STORES_APP_ID,
        catalogItemId: String(product?._id),
        options: { variantId },
      });
      await drafts.addLineItemsToDraftOrder(id, {
        catalogLineItems: [{ quantity: 3, catalogReference: reference(small) }],
      });
      const { createdOrder } = await drafts.createOrderFromDraft(id);
      const orderId = String(createdOrder?._id);
      expect(await left()).toEqual([7, 10]);
      const { id: draftId, lines } = await editOf(drafts, orderId);
      const swap = { lineItemId: lines[0], newCatalogReferenceOptions: { variantId: large } };
      const { calculatedDraftOrder } = await drafts.updateLineItems(draftId, [swap]);
      expect(calculatedDraftOrder?.draftOrder?.lineItems).toMatchObject([
        {
          changedDetails: { catalogReferenceOptionsBeforeChange: { variantId: small } },
          lineItem: { catalogReference: { options: { variantId: large } }, quantity: 3 },
        },
      ]);
      const { orderAfterCommit } = await drafts.commitDraftOrder(draftId, {
        commitSettings: { updateInventory: [{ lineItemId: lines[0] }] },
      });
      expect(orderAfterCommit?.lineItems).toMatchObject([
        { _id: lines[0], catalogReference: { options: { variantId: large } }, quantity: 3 },
      ]);
      expect(await left()).toEqual([10, 7]);
      await stack
        .sdk({ orderFulfillments: fulfillmentsModule })
        .orderFulfillments.createFulfillment(orderId, {
          lineItems: [{ _id: lines[0], quantity: 1 }],
        });
      const again = await editOf(drafts, orderId);
      const back = { lineItemId: again.lines[0], newCatalogReferenceOptions: { variantId: small } };
      expect(await errorOf(drafts.updateLineItems(again.id, [back as object]))).toBe(
        'CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM',
      );
    });

    it('docs: pieces move for the lines that are named, and what is fulfilled stays', async () => {
      const { sdk, drafts, stack } = shop();
      const catalog = catalogModules(stack);
      const { product } = await catalog.productsV3.createProductWithInventory(mug('Drafted mug', 10));
      const variantId = String(product?.variantsInfo?.variants?.[0]?._id);
      const left = async () => Number((await catalog.inventoryItemsV3.getInventoryItem(variantId)).quantity);
      const catalogReference = { appId: STORES_APP_ID, catalogItemId: String(product?._id) };
      const { id } = await started();
      await drafts.addLineItemsToDraftOrder(id, { catalogLineItems: [{ quantity: 4, catalogReference }] });
      const { createdOrder } = await drafts.createOrderFromDraft(id);
      const orderId = String(createdOrder?._id);
      expect(await left()).toBe(6);
      const change = async (newQuantity: number, isNamed: boolean) => {
        const { id: draftId, lines } = await editOf(drafts, orderId);
        await drafts.updateLineItems(draftId, [{ lineItemId: lines[0], newQuantity }]);
        await drafts.commitDraftOrder(draftId, {
          commitSettings: isNamed ? { updateInventory: [{ lineItemId: lines[0] }] } : {},
        });
        return left();
      };
      expect(await change(6, true)).toBe(4);
      expect(await change(3, true)).toBe(7);
      expect(await change(5, false)).toBe(7);
      const { orderFulfillments } = stack.sdk({ orderFulfillments: fulfillmentsModule });
      const [line] = (await sdk.orders.getOrder(orderId)).lineItems ?? [];
      await orderFulfillments.createFulfillment(orderId, {
        lineItems: [{ _id: String(line?._id), quantity: 2 }],
      });
      const edit = await editOf(drafts, orderId);
      const fewer = drafts.updateLineItems(edit.id, [{ lineItemId: edit.lines[0], newQuantity: 1 }]);
      await expect(fewer).rejects.toThrow('newQuantity');
      await drafts.updateLineItems(edit.id, [{ lineItemId: edit.lines[0], newQuantity: 2 }]);
      const { orderAfterCommit } = await drafts.commitDraftOrder(edit.id);
      expect(orderAfterCommit?.fulfillmentStatus).toBe('FULFILLED');
    });

    it('assumed: an edit of an order that was changed meanwhile is rejected', async () => {
      const { drafts, orderId } = await paid();
      const { id } = await editOf(drafts, orderId);
      const rival = staff('leo@example.com');
      expect(await errorOf(rival.createDraftOrder({ sourceOrderId: orderId }))).toBe(
        'ORDER_IS_ALREADY_EDITED',
      );
      await sql`update orders set doc = jsonb_set(doc, '{lineItems,0,quantity}', '1')
        where id = ${orderId}`.execute(database().kysely);
      expect(await errorOf(drafts.commitDraftOrder(id))).toBe('DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS');
    });

    it('docs: discounts, fees and the deposit count once they are applied, and have their bounds', async () => {
      const { drafts, id } = await started();
      const added = await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [custom('Frame', '30', 2)],
      });
      const lineItemId = String(added.calculatedDraftOrder?.draftOrder?.lineItems?.[0]?.lineItem?._id);
      const options = {
        discounts: [
          { discountType: 'GLOBAL' as const, percentage: '10' },
          { discountType: 'SPECIFIC_ITEMS' as const, lineItemId, priceAmount: { amount: '5' } },
        ],
      };
      const created = await drafts.createCustomDiscounts(id, options);
      const found = created.calculatedDraftOrder?.draftOrder;
      expect(found?.priceSummary?.total?.amount).toBe('60.00');
      const discounts = (found?.discounts ?? []).map(({ discount }) => ({
        _id: String(discount?._id),
        applied: true,
      }));
      await drafts.setDiscounts(id, discounts);
      const charged = await drafts.createCustomAdditionalFees(id, {
        customAdditionalFees: [{ name: 'Wrap', price: { amount: '4' }, applyToDraftOrder: true }],
      });
      expect(charged.calculatedDraftOrder?.draftOrder?.priceSummary).toMatchObject({
        subtotal: { amount: '55.00' },
        discount: { amount: '6.00' },
        totalAdditionalFees: { amount: '4.00' },
        total: { amount: '53.00' },
      });
      const tooMuch = { discountType: 'GLOBAL' as const, priceAmount: { amount: '500' } };
      expect(await errorOf(drafts.createCustomDiscounts(id, { discounts: [tooMuch] }))).toBe(
        'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
      );
    });

    it('counts what the list finds, however many there are, and no edit that is over', async () => {
      const { drafts, stack, sdk } = shop();
      const count = async (filter: object): Promise<unknown> =>
        (await stack.call('POST', extensionPath('countDraftOrders'), { filter })).json();
      const listed = async () => (await drafts.queryDraftOrders().eq('status', 'DRAFT').find()).items;
      const own = { status: 'DRAFT', source: { $exists: false } };
      const before = (await listed()).length;
      const { count: ownBefore } = (await count(own)) as { count: number };
      await drafts.createEmptyDraftOrder();
      const order = await sdk.orders.createOrder({
        ...posterOrder({ channelInfo: { type: 'BACKOFFICE_MERCHANT' } }),
        status: 'APPROVED',
      });
      const edit = await drafts.createDraftOrder({ sourceOrderId: String(order._id) });
      const editId = edit.calculatedDraftOrder?.draftOrder?._id;
      expect((await listed()).map(({ _id }) => _id)).toContain(editId);
      expect(await count({ status: 'DRAFT' })).toEqual({ count: before + 2 });
      expect(await count(own)).toEqual({ count: ownBefore + 1 });
      const edits = (await drafts.queryDraftOrders({ filter: { source: { $exists: true } } } as never)) as {
        draftOrders?: { _id?: string | null }[];
      };
      expect(edits.draftOrders?.map(({ _id }) => _id)).toContain(editId);
      stack.clock.advance(25 * 3_600_000);
      const left = await listed();
      expect(left.map(({ _id }) => _id)).not.toContain(editId);
      expect(await count({ status: 'DRAFT' })).toEqual({ count: left.length });
      expect(await count({ total: 1 })).toMatchObject({ details: { validationError: {} } });
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
