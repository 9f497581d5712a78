import { draftOrders, type orders } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, startOrders } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

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

    const infoOf = (city: string) => ({
      contactDetails: { lastName: 'Sol' },
      address: { country: 'PT', city, addressLine1: 'Rua 1' },
    });
    const citiesOf = ({ recipientInfo, shippingInfo }: orders.Order) => [
      recipientInfo?.address?.city,
      shippingInfo?.logistics?.shippingDestination?.address?.city,
    ];

    it.each([
      ['destination', { shippingInfo: { logistics: { shippingDestination: infoOf('Faro') } } }],
      ['recipient', { recipientInfo: infoOf('Faro') }],
    ])(
      'assumed: an order whose %s is corrected goes there in both places, and so do its drafts',
      async (_, to) => {
        const { sdk, stack } = startOrders(database());
        const drafts = stack.sdk({ draftOrders }).draftOrders;
        const placed = await sdk.orders.createOrder(
          plainOrder('5.00', {
            recipientInfo: infoOf('Porto'),
            shippingInfo: { title: 'Van', logistics: { shippingDestination: infoOf('Porto') } },
          }),
        );
        const id = String(placed._id);
        await sdk.orders.updateOrder(id, to);
        expect(citiesOf(await sdk.orders.getOrder(id))).toEqual(['Faro', 'Faro']);
        const { calculatedDraftOrder } = await drafts.createDraftOrder({ sourceOrderId: id });
        const draft = calculatedDraftOrder?.draftOrder;
        expect(draft?.recipientInfo?.recipientInfo?.address?.city).toBe('Faro');
        await drafts.commitDraftOrder(String(draft?._id));
        expect(citiesOf(await sdk.orders.getOrder(id))).toEqual(['Faro', 'Faro']);
      },
    );

    it('assumed: of an order that was corrected in one place, a draft goes there', async () => {
      const { sdk, stack } = startOrders(database());
      const placed = await sdk.orders.createOrder(
        plainOrder('5.00', {
          recipientInfo: infoOf('Porto'),
          shippingInfo: { title: 'Van', logistics: { shippingDestination: infoOf('Faro') } },
        }),
      );
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      const { calculatedDraftOrder } = await drafts.createDraftOrder({ sourceOrderId: String(placed._id) });
      const { recipientInfo } = calculatedDraftOrder?.draftOrder ?? {};
      expect(recipientInfo?.recipientInfo?.address?.city).toBe('Faro');
    });

    it('assumed: a draft goes where was written last, and so does its order', async () => {
      const { stack } = startOrders(database());
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      const van = (city: string) => ({
        shippingInfo: {
          title: 'Van',
          cost: { price: { amount: '10' } },
          logistics: { shippingDestination: infoOf(city) },
        },
      });
      const begin = async (): Promise<string> => {
        const { calculatedDraftOrder } = await drafts.createDraftOrder({
          draftOrder: {
            ...van('Porto'),
            recipientInfo: infoOf('Porto'),
            customLineItems: [{ quantity: 1, productName: { original: 'Frame' }, price: { amount: '3' } }],
          },
        });
        return String(calculatedDraftOrder?.draftOrder?._id);
      };
      const first = await begin();
      await drafts.setRecipientInfo(first, { recipientInfo: infoOf('Faro') });
      expect(citiesOf((await drafts.createOrderFromDraft(first)).createdOrder ?? {})).toEqual([
        'Faro',
        'Faro',
      ]);
      const second = await begin();
      await drafts.setShippingInfo(second, van('Braga'));
      expect(citiesOf((await drafts.createOrderFromDraft(second)).createdOrder ?? {})).toEqual([
        'Braga',
        'Braga',
      ]);
    });
  },
  platformMigrations,
);
