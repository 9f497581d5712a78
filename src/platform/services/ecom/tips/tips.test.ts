import { draftOrders, tips, tipSettings } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { TIPS_APP_ID } from '#shared/tips.ts';
import { onDatabase } from '#testing/engines.ts';
import {
  paidOrder,
  plainOrder,
  posterOrder,
  errorOf,
  orderModules,
  type OrderModules,
} from '#testing/orders.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';
import type { StackCaller } from '#testing/stack.ts';

const NOBODY = '99999999-0000-4000-8000-00000000ffff';
const POSTER = productId(1);
const MIA = { id: '44444444-4444-4444-8444-444444444444', name: 'Mia Moss' };
const LEO = { id: '55555555-5555-4555-8555-555555555555', name: 'Leo Lind' };

const modules = { tips, tipSettings, draftOrders };
type Modules = typeof modules;

/** Made anew for every call: the SDK writes into what it is given. */
const part = ({ id }: { id: string }, amount: string, more: object = {}) => ({
  staff: { identificationData: { wixUserId: id } },
  amount,
  ...more,
});
const charged = (number: number) => ({
  transaction: {
    _id: `66666666-6666-4666-8666-00000000000${number}`,
    date: new Date('2026-05-01T10:00:00Z'),
  },
});

onDatabase(
  'tips',
  (database) => {
    let shop: Shop;
    let api: Modules;
    let orders: OrderModules;

    const sdk = (caller?: StackCaller): Modules => shop.sdk(modules, caller) as unknown as Modules;

    beforeAll(async () => {
      shop = startShop(database(), { collaborators: [LEO, MIA] });
      api = sdk();
      orders = orderModules(shop);
      await seedListing(shop, [{ id: POSTER, name: 'Poster', price: '30.00', digital: true }]);
    });

    const set = (orderId: string, amount: string, distributions: object[] = [], more: object = {}) =>
      api.tips.setTipOnOrder({ orderId, tip: { amount, distributions, ...more } } as never);
    const add = (orderId: string, tipDistributions: object[]) =>
      api.tips.addTipDistributionsToOrder({ orderId, tipDistributions } as never);
    const order = (id: string) => orders.orders.getOrder(id);
    const paid = async (amount = '50.00') => (await paidOrder(orders, plainOrder(amount))).id;

    describe('of an order', () => {
      it('docs: is a fee whose code is its id, raises what is due, and is told whole and shared', async () => {
        const id = await paid();
        const made = await set(id, '10', [part(MIA, '6'), part(LEO, '3')]);
        expect(made.tip).toMatchObject({
          amount: '10.00',
          lineItemSubtotal: '50.00',
          undistributedAmount: '1.00',
          distributions: [
            { staff: { _id: MIA.id, name: 'Mia Moss' }, amount: '6.00', orderId: id },
            { staff: { _id: LEO.id, name: 'Leo Lind' }, amount: '3.00', tipId: made.tip?._id },
          ],
        });
        const after = await order(id);
        expect(after).toMatchObject({
          paymentStatus: 'PARTIALLY_PAID',
          priceSummary: { total: { amount: '60.00' }, totalAdditionalFees: { amount: '10.00' } },
          balanceSummary: { balance: { amount: '10.00' } },
          additionalFees: [
            { code: made.tip?._id, name: 'Tip', price: { amount: '10.00' }, providerAppId: TIPS_APP_ID },
          ],
        });
        expect(after.activities?.at(-1)).toMatchObject({
          draftOrderChangesApplied: {
            changes: [{ additionalFeeAdded: { totalAmount: { amount: '10.00' } } }, {}],
          },
        });
        expect(made.orderInfo).toMatchObject({
          orderId: id,
          additionalFeeId: after.additionalFees?.[0]?._id,
          additionalFeePrice: { amount: '10.00', formattedAmount: '€10.00' },
        });
        const { tip } = await api.tips.getTipByOrderId(id);
        expect(tip).toMatchObject({ _id: made.tip?._id, amount: '10.00', undistributedAmount: '1.00' });
        expect(tip?.distributions).toHaveLength(2);
      });

      it('docs: replaced, it keeps its id and its parts keep theirs; taxes and discounts stay as agreed', async () => {
        const { id } = await paidOrder(orders, posterOrder());
        const first = await set(id, '5', [part(MIA, '5')]);
        const again = await set(id, '8', [part(MIA, '4'), part(LEO, '4')]);
        expect(again.tip?._id).toBe(first.tip?._id);
        expect(again.tip?.distributions?.[0]?._id).toBe(first.tip?.distributions?.[0]?._id);
        expect(again.tip?.undistributedAmount).toBeUndefined();
        expect((await order(id)).priceSummary).toMatchObject({
          total: { amount: '124.85' },
          tax: { amount: '21.85' },
          discount: { amount: '20.00' },
          totalAdditionalFees: { amount: '13.00' },
        });
      });

      it.each([
        ['docs: nothing', '0', [], {}],
        ['assumed: finer than the currency’s', '1.005', [], {}, ['options.tip.amount DECIMAL_MAX_SCALE']],
        ['docs: parts above it', '5', [part(MIA, '6')], {}],
        ['docs: parts and rest that are not it', '5', [part(MIA, '3')], { undistributedAmount: '1' }],
        ['assumed: a part of nobody', '5', [{ amount: '5' }], {}],
        ['assumed: a part without an amount', '5', [{ staff: { staffMemberId: MIA.id } }], {}],
        ['assumed: a part it never had', '5', [part(MIA, '5', { _id: NOBODY })], {}],
      ])('%s is rejected', async (_what, amount, parts, more, expected: unknown = 'INVALID_TIP') => {
        expect(await errorOf(set(await paid(), amount, parts as object[], more))).toEqual(expected);
      });

      it('docs: what was charged stays, and then nobody’s part is left out, nor the tip removed', async () => {
        const id = await paid();
        await set(id, '9', [part(MIA, '5', charged(1)), part(LEO, '4')]);
        expect(await errorOf(set(id, '9', [part(MIA, '6', charged(1)), part(LEO, '3')]))).toBe('INVALID_TIP');
        expect(await errorOf(set(id, '9', [part(LEO, '4')]))).toBe('INVALID_TIP');
        expect(await errorOf(set(id, '9', [part(MIA, '5', charged(1))]))).toBe('INVALID_TIP');
        expect(await errorOf(api.tips.removeTipFromOrder({ orderId: id }))).toBe(
          'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
        );
        const more = await set(id, '12', [part(MIA, '5'), part(LEO, '7')]);
        expect(more.tip?.distributions).toMatchObject([
          { amount: '5.00', ...charged(1) },
          { amount: '7.00' },
        ]);
      });

      it('docs: removed, the order is as before; without any, nothing is said', async () => {
        const id = await paid();
        expect(await api.tips.removeTipFromOrder({ orderId: id })).toEqual({ orderInfo: {} });
        await set(id, '10', [part(MIA, '10')]);
        const { orderInfo } = await api.tips.removeTipFromOrder({ orderId: id });
        expect(orderInfo).toMatchObject({ orderId: id, additionalFeePrice: { amount: '10.00' } });
        expect(await order(id)).toMatchObject({
          paymentStatus: 'PAID',
          additionalFees: [],
          priceSummary: { total: { amount: '50.00' } },
          balanceSummary: { balance: { amount: '0.00' } },
        });
        expect(await errorOf(api.tips.getTipByOrderId(id))).toBe('TIP_NOT_FOUND');
        expect(await errorOf(api.tips.getTipByOrderId(NOBODY))).toBe('ORDER_NOT_FOUND');
      });

      it('docs: parts may be added, with or without a tip before', async () => {
        const id = await paid();
        const first = await add(id, [part(MIA, '2', charged(2))]);
        expect(first).toMatchObject({
          tipDistributions: [{ amount: '2.00', staff: { name: 'Mia Moss' } }],
          orderInfo: { additionalFeePrice: { amount: '2.00' } },
        });
        const second = await add(id, [part(MIA, '1'), part(LEO, '0.5')]);
        expect(second.tipDistributions).toHaveLength(2);
        expect((await api.tips.getTipByOrderId(id)).tip).toMatchObject({ amount: '3.50' });
        expect((await order(id)).priceSummary?.total?.amount).toBe('53.50');
        expect(await errorOf(add(id, [part(MIA, '0')]))).toBe('INVALID_TIP_DISTRIBUTION');
        expect(await errorOf(add(NOBODY, [part(MIA, '1')]))).toBe('ORDER_NOT_FOUND');
      });

      it('docs: of one refunded, canceled or under edit no tip changes', async () => {
        const { id, paymentId } = await paidOrder(orders, plainOrder('20.00'));
        await orders.hidden.triggerRefund(id, [{ paymentId, amount: { amount: '5.00' } }], {
          details: { reason: 'x' },
        });
        expect(await errorOf(set(id, '1'))).toBe('INVALID_TIP');
        expect(await errorOf(add(id, [part(MIA, '1')]))).toBe(
          'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED',
        );
        const canceled = String((await orders.orders.createOrder(plainOrder('5.00')))._id);
        await orders.orders.cancelOrder(canceled);
        expect(await errorOf(add(canceled, [part(MIA, '1')]))).toBe('ORDER_CANNOT_BE_EDITED');
        const edited = await paid();
        await api.draftOrders.createDraftOrder({ sourceOrderId: edited } as never);
        expect(await errorOf(set(edited, '1'))).toBe('INVALID_TIP');
        expect(await errorOf(add(edited, [part(MIA, '1')]))).toBe('ORDER_IS_ALREADY_EDITED');
      });

      it('assumed: an edit keeps the tip untaxed; taken off there, it takes its parts with it', async () => {
        const { id } = await paidOrder(orders, posterOrder());
        const { tip } = await set(id, '7', [part(MIA, '7')]);
        const { calculatedDraftOrder } = await api.draftOrders.createDraftOrder({
          sourceOrderId: id,
        } as never);
        const draftOrderId = String(calculatedDraftOrder?.draftOrder?._id);
        expect((await api.tips.getTipByDraftOrderId(draftOrderId)).tip).toMatchObject({
          _id: tip?._id,
          amount: '7.00',
        });
        const fee = (await order(id)).additionalFees?.find(({ code }) => code === tip?._id);
        await api.draftOrders.setAdditionalFees(draftOrderId, [{ _id: fee?._id, applied: false }] as never);
        expect(await errorOf(api.tips.getTipByDraftOrderId(draftOrderId))).toBe('TIP_NOT_FOUND');
        await api.draftOrders.commitDraftOrder(draftOrderId);
        expect((await order(id)).priceSummary?.total?.amount).toBe('116.85');
        expect(await errorOf(api.tips.getTipByOrderId(id))).toBe('TIP_NOT_FOUND');
        const { totalAmount } = await api.tips.sumTipDistributionAmounts({ orderId: id });
        expect(totalAmount).toBe('0');
        expect(await errorOf(api.tips.getTipByDraftOrderId(NOBODY))).toBe('DRAFT_ORDER_NOT_FOUND');
      });

      it('docs: parts are found and added up', async () => {
        const [first, second] = [await paid(), await paid()];
        await set(first, '3', [part(MIA, '2'), part(LEO, '1')]);
        await set(second, '4.5', [part(MIA, '4.5')]);
        const both = { orderId: { $in: [first, second] } };
        expect(await api.tips.sumTipDistributionAmounts(both)).toEqual({ totalAmount: '7.50' });
        expect(await api.tips.sumTipDistributionAmounts({ ...both, 'staff.id': MIA.id })).toEqual({
          totalAmount: '6.50',
        });
        const { tip } = await api.tips.getTipByOrderId(second);
        const partId = String(tip?.distributions?.[0]?._id);
        const { items } = await api.tips.queryTipDistributions().eq('_id', partId).find();
        expect(items).toMatchObject([{ _id: partId, orderId: second, amount: '4.50' }]);
        expect((await api.tips.queryTipDistributions().limit(1).find()).hasNext()).toBe(true);
      });
    });

    describe('at the checkout', () => {
      const lineItemInfo = () => [
        { catalogReference: { appId: reference(POSTER).appId, catalogItemId: POSTER }, price: '60.00' },
      ];
      const preview = (options: object, lines: object[] = lineItemInfo()) =>
        api.tips.previewTip(lines as never, options as never);

      it('docs: takes none before somebody said which', async () => {
        const shopper = newVisitor();
        const { purchaseFlowId } = await begin(shopper);
        const choose = sdk(shopper).tips.updateTipChoice(
          { tipType: 'CUSTOM', value: '1' },
          { purchaseFlowId },
        );
        expect(await errorOf(choose)).toBe('TIP_SETTINGS_NOT_FOUND');
        expect(await errorOf(preview({ tipChoice: { tipType: 'CUSTOM', value: '1' } }))).toBe(
          'TIP_SETTINGS_NOT_FOUND',
        );
        await api.tipSettings.createDefaultTipSettings({
          presets: [5, 10, 12.5].map((value) => ({ value })),
        });
      });

      it('docs: is foreseen', async () => {
        const percent = { tipType: 'PERCENTAGE', value: '12.5' };
        expect(await preview({ tipChoice: percent })).toMatchObject({
          tip: { amount: '7.50', lineItemSubtotal: '60.00', undistributedAmount: '7.50', distributions: [] },
        });
        const custom = { tipType: 'CUSTOM', value: '2.20' };
        expect((await preview({ tipChoice: custom })).tip).toMatchObject({ amount: '2.20' });
        expect(await errorOf(preview({ tipChoice: percent, tipSettingsId: NOBODY }))).toBe(
          'TIP_SETTINGS_NOT_FOUND',
        );
        const unknown = [
          { catalogReference: { appId: reference(POSTER).appId, catalogItemId: NOBODY }, price: '1' },
        ];
        expect(await errorOf(preview({ tipChoice: percent }, unknown))).toBe('CATALOG_ITEMS_NOT_FOUND');
      });

      async function begin(shopper: StackCaller) {
        const { checkout } = shopModules(shop, shopper);
        const made = await checkout.createCheckout({
          channelType: 'WEB',
          lineItems: [{ catalogReference: reference(POSTER), quantity: 2 }],
          checkoutInfo: {
            buyerInfo: { email: 'anna@example.com' },
            billingInfo: {
              address: { country: 'PT', city: 'Lisboa' },
              contactDetails: { firstName: 'Anna' },
            },
          },
        });
        return { checkout, id: String(made._id), purchaseFlowId: String(made.purchaseFlowId) };
      }

      it('docs: follows the goods, is changed, taken back, and becomes the order’s, paid with it', async () => {
        const shopper = newVisitor();
        const { checkout, id, purchaseFlowId } = await begin(shopper);
        const own = sdk(shopper).tips;
        expect(await own.getTipChoice(purchaseFlowId)).toEqual({});
        const choice = { tipType: 'PERCENTAGE', value: '12.5' } as const;
        expect(await own.updateTipChoice({ ...choice }, { purchaseFlowId })).toEqual({ tipChoice: choice });
        expect(await own.getTipChoice(purchaseFlowId)).toEqual({ tipChoice: choice });
        const seen = await checkout.getCheckout(id);
        expect(seen).toMatchObject({
          additionalFees: [{ name: 'Tip', price: { amount: '7.50' }, providerAppId: TIPS_APP_ID }],
          priceSummary: {
            subtotal: { amount: '60.00' },
            additionalFees: { amount: '7.50' },
            total: { amount: '67.50' },
          },
        });
        await checkout.updateLineItemsQuantity(id, [{ _id: seen.lineItems?.[0]?._id, quantity: 1 }] as never);
        expect((await checkout.getCheckout(id)).priceSummary?.total?.amount).toBe('33.75');
        await own.updateTipChoice({ tipType: 'PERCENTAGE', value: '0' }, { purchaseFlowId });
        expect((await checkout.getCheckout(id)).priceSummary?.total?.amount).toBe('30.00');
        await own.updateTipChoice({ tipType: 'CUSTOM', value: '4' }, { purchaseFlowId });
        const { orderId = '' } = await shop.staff.checkout.createOrder(id);
        const pay = { amount: { amount: '34.00' }, regularPaymentDetails: { providerTransactionId: 't' } };
        await orders.orderTransactions.addPayments(orderId, [pay]);
        expect(await order(orderId)).toMatchObject({
          paymentStatus: 'PAID',
          priceSummary: { total: { amount: '34.00' } },
        });
        expect((await api.tips.getTipByOrderId(orderId)).tip).toMatchObject({
          amount: '4.00',
          lineItemSubtotal: '30.00',
          undistributedAmount: '4.00',
        });
        const late = own.updateTipChoice({ tipType: 'CUSTOM', value: '1' }, { purchaseFlowId });
        expect(await errorOf(late)).toBe('CHECKOUT_IS_COMPLETE');
      });

      it('assumed: somebody else’s purchase is nobody’s, and what is not offered is rejected', async () => {
        const shopper = newVisitor();
        const { purchaseFlowId } = await begin(shopper);
        const other = sdk(newVisitor()).tips;
        const own = sdk(shopper).tips;
        const choose = (by: typeof own, tipType: string, value: string) =>
          errorOf(by.updateTipChoice({ tipType, value } as never, { purchaseFlowId }));
        expect(await choose(other, 'CUSTOM', '1')).toBe('PERSON_IDENTITY_NOT_FOUND');
        expect(await errorOf(other.getTipChoice(purchaseFlowId))).toBe('PERSON_IDENTITY_NOT_FOUND');
        expect(await choose(own, 'AMOUNT', '5')).toEqual(['tipChoice.tipType OTHER']);
        expect(await choose(own, 'PERCENTAGE', '11')).toEqual(['tipChoice.value OTHER']);
        expect(await choose(own, 'CUSTOM', '1000000001')).toEqual(['tipChoice.value DECIMAL_LTE']);
        expect(await errorOf(own.setTipOnOrder({ orderId: NOBODY, tip: { amount: '1' } } as never))).toBe(
          'PERMISSION_DENIED',
        );
      });
    });
  },
  shopMigrations,
);
