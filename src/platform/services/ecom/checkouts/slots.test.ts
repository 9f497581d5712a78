import { draftOrders } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { optionIdOf } from '#shared/delivery-offer.ts';
import { deliveryNames } from '#shared/delivery-name.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import type { Invoice } from '#shared/invoices.ts';
import { describeSeller } from '#testing/seller.ts';
import { forRaces } from '#testing/engines.ts';
import { orderModules, plainOrder, errorOf } from '#testing/orders.ts';
import { deliverPortugal, pricingModules } from '#testing/pricing.ts';
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
import { takeSlot } from '../../extensions/delivery-slots/public.ts';
import { seedOrders, type SeedOrder } from '../orders/public.ts';

const POSTER = productId(960);
const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const TAKEN = 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND';

/** The slot is in the API, though the SDK's types of a checkout hide it. */
interface Logistics {
  deliveryTime?: string | null;
  deliveryTimeSlot?: { from?: Date | string | null };
}
const timeOf = (logistics: Logistics | undefined) => logistics?.deliveryTimeSlot;

forRaces(
  'slots and places at the checkout',
  (database) => {
    let shop: Shop;
    let home = '';

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [{ id: POSTER, name: 'Poster', price: '20.00' }]);
      home = (await deliverPortugal(shop)).regionId;
    });

    /** A delivery by bike on weekday evenings, with so many places each. */
    async function bike(slotCapacity: number): Promise<string> {
      const made = await pricingModules(shop).localDeliveryOptions.createLocalDeliveryOption({
        areaName: 'By bike',
        rate: '4',
        deliveryRegionIds: [home],
        scheduledDeliveryConfig: {
          handlingDays: 1,
          timeWindows: (['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const).map((day) => ({
            day,
            start: { hours: 18 },
            end: { hours: 20 },
          })),
        },
      });
      await shop.call('POST', extensionPath('setDeliveryTimes'), { id: made._id, slotCapacity });
      return String(made._id);
    }

    const address = { country: 'PT', city: 'Porto', postalCode: '4050-174', addressLine1: 'Rua Um 1' };

    async function shopper() {
      const modules = shopModules(shop, newVisitor());
      await modules.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(POSTER), quantity: 1 }],
      });
      const { checkoutId = '' } = await modules.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'anna@example.com',
        shippingAddress: address,
        billingAddress: address,
      });
      const optionsOf = async (id: string): Promise<string[]> =>
        ((await modules.checkout.getCheckout(checkoutId)).shippingInfo?.carrierServiceOptions ?? [])
          .flatMap(({ shippingOptions = [] }) => shippingOptions)
          .flatMap(({ code = '' }) => (code.startsWith(id) ? [code] : []));
      const choose = (code: string) =>
        modules.checkout.updateCheckout(checkoutId, {
          shippingInfo: { selectedCarrierServiceOption: { code } },
        });
      const pay = async (card: string) =>
        shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken: await shop.token(card) });
      return { ...modules, checkoutId, optionsOf, choose, pay };
    }
    const fifteenMinutes = () => shop.clock.advance(15 * 60_000 + 1);

    describe('slots', () => {
      it('docs: a slot is a choice of its own, kept on the order; what nobody chose is not ordered', async () => {
        const id = await bike(5);
        const anna = await shopper();
        expect(await errorOf(anna.pay(GOOD))).toBe('NO_SELECTED_CARRIER_SERVICE_OPTION');
        const [slot = ''] = await anna.optionsOf(id);
        const chosen = await anna.choose(slot);
        const slotTime = timeOf(chosen.shippingInfo?.selectedCarrierServiceOption?.logistics);
        expect(new Date(String(slotTime?.from)).getTime()).toBeGreaterThan(shop.clock.now().getTime());
        const { orderId = '' } = await anna.pay(GOOD);
        const order = await shop.staff.orders.getOrder(orderId);
        expect(order.shippingInfo).toMatchObject({
          code: slot,
          title: 'By bike',
          logistics: {
            shippingDestination: { address: { city: 'Porto' } },
          },
        });
        const ordered = timeOf(order.shippingInfo?.logistics);
        expect(new Date(String(ordered?.from))).toEqual(new Date(String(slotTime?.from)));
      });

      it('assumed: a draft offers each time slot under a name of its own', async () => {
        await bike(5);
        const drafts = shop.sdk({ draftOrders }, { kind: 'api-key' }).draftOrders;
        const { calculatedDraftOrder: begun } = await drafts.createEmptyDraftOrder();
        const id = String(begun?.draftOrder?._id);
        await drafts.addLineItemsToDraftOrder(id, {
          catalogLineItems: [{ quantity: 1, catalogReference: reference(POSTER) }],
        });
        const { calculatedDraftOrder } = await drafts.setRecipientInfo(id, {
          recipientInfo: { address, contactDetails: { lastName: 'Sol' } },
        });
        const options = calculatedDraftOrder?.shippingOptions ?? [];
        const names = deliveryNames(options, { locale: 'en-GB', timeZone: shop.site.timeZone });
        expect(new Set(names).size).toBe(options.length);
        const slots = names.filter((name) => /^By bike · \w+ \d+ \w+, 18:00–20:00/.test(name));
        expect(slots.length).toBeGreaterThan(5);
      });

      it('assumed: the invoice tells the time that was chosen', async () => {
        const id = await bike(5);
        const anna = await shopper();
        const [slot = ''] = await anna.optionsOf(id);
        await anna.choose(slot);
        const { orderId = '' } = await anna.pay(GOOD);
        const { shippingInfo } = await shop.staff.orders.getOrder(orderId);
        await describeSeller((...request) => shop.call(...request));
        const { invoiceId } = await orderModules(shop).hiddenInvoices.generateInvoice(orderId);
        const reply = await shop.call('GET', `/hosted/invoices/ids/${invoiceId}`);
        const { invoice } = (await reply.json()) as { invoice: Invoice };
        const from = new Date(String(timeOf(shippingInfo?.logistics)?.from));
        expect(invoice.delivery).toEqual({
          title: 'By bike',
          slot: { from: from.toISOString(), to: new Date(from.getTime() + 2 * 3_600_000).toISOString() },
        });
      });

      it('assumed: of two at the last place at once one gets it, and the other is told', async () => {
        const id = await bike(1);
        const shoppers = await Promise.all(Array.from({ length: 6 }, shopper));
        const [slot = '', next = ''] = (await shoppers[0]?.optionsOf(id)) ?? [];
        const outcomes = await Promise.all(
          shoppers.map(({ choose }) =>
            choose(slot).then(
              () => 'held',
              (error: unknown) => errorOf(Promise.reject(error)),
            ),
          ),
        );
        expect(outcomes.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([
          TAKEN,
          TAKEN,
          TAKEN,
          TAKEN,
          TAKEN,
          'held',
        ]);
        const late = shoppers[outcomes.indexOf(TAKEN)];
        expect(await late?.optionsOf(id)).not.toContain(slot);
        await late?.choose(next);
        expect(await late?.optionsOf(id)).toContain(next);
      });

      it('assumed: it is kept for a quarter of an hour, given back when another is chosen or time is up', async () => {
        const id = await bike(1);
        const [anna, ben] = [await shopper(), await shopper()];
        const [slot = '', next = ''] = await anna.optionsOf(id);
        await anna.choose(slot);
        expect(await anna.optionsOf(id)).toContain(slot);
        expect(await errorOf(ben.choose(slot))).toBe(TAKEN);
        await anna.choose(next);
        await ben.choose(slot);
        fifteenMinutes();
        await anna.choose(slot);
        // Ben was too long about it: clearly told, and nothing of his checkout is lost.
        expect(await errorOf(ben.pay(GOOD))).toBe('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE');
        const stored = await ben.checkout.getCheckout(ben.checkoutId);
        expect(stored).toMatchObject({ buyerInfo: { email: 'anna@example.com' }, completed: false });
        await ben.choose(next);
        expect(await ben.pay(GOOD)).toMatchObject({ checkoutCompleted: true });
      });

      it('assumed: an order keeps it for good; a decline and a canceled order give it back', async () => {
        const id = await bike(1);
        const [anna, ben, cleo] = [await shopper(), await shopper(), await shopper()];
        const [slot = ''] = await anna.optionsOf(id);
        await anna.choose(slot);
        expect(await errorOf(anna.pay(DECLINED))).toBe('PAYMENT_ERROR');
        await ben.choose(slot);
        const { orderId = '' } = await ben.pay(GOOD);
        fifteenMinutes();
        expect(await errorOf(anna.pay(GOOD))).toBe('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE');
        expect(await errorOf(cleo.choose(slot))).toBe(TAKEN);
        await shop.staff.orders.cancelOrder(orderId);
        await cleo.choose(slot);
        expect(await cleo.pay(GOOD)).toMatchObject({ checkoutCompleted: true });
      });
    });

    describe('slots of orders, however they were made', () => {
      /** As an order has it that was written for this time. */
      function shippingAt(slot: string) {
        const [, day = ''] = slot.split('~');
        const from = new Date(day.replace(/^(....)(..)(..T..)(..)Z$/, '$1-$2-$3:$4:00.000Z'));
        const to = new Date(from.getTime() + 2 * 3_600_000);
        return {
          code: slot,
          title: 'By bike',
          cost: { price: { amount: '4.00' } },
          logistics: { deliveryTimeSlot: { from, to } },
        };
      }
      const importAt = async (more: object) => {
        const { order } = await shop.staff.orders.importOrder({
          number: '1001',
          status: 'APPROVED',
          paymentStatus: 'PAID',
          channelInfo: { type: 'ETSY' },
          currency: 'EUR',
          lineItems: [
            {
              productName: { original: 'Chair' },
              quantity: 1,
              price: { amount: '20' },
              itemType: { preset: 'PHYSICAL' },
            },
          ],
          priceSummary: { total: { amount: '24' } },
          ...more,
        });
        return String(order?._id);
      };
      const drafts = () => shop.sdk({ draftOrders }).draftOrders;
      const byHand = async (slot: string) => {
        const more = { shippingInfo: shippingAt(slot) } as object;
        return String((await shop.staff.orders.createOrder(plainOrder('20.00', more)))._id);
      };

      const ways: [string, (slot: string) => Promise<string>][] = [
        ['written by hand', byHand],
        ['imported', (slot) => importAt({ shippingInfo: shippingAt(slot) })],
        [
          'made of a draft',
          async (slot) => {
            const { calculatedDraftOrder } = await drafts().createEmptyDraftOrder();
            const id = String(calculatedDraftOrder?.draftOrder?._id);
            const line = {
              quantity: 1,
              productName: { original: 'Frame' },
              price: { amount: '20.00' },
            };
            await drafts().addLineItemsToDraftOrder(id, { customLineItems: [line] });
            await drafts().setShippingInfo(id, { shippingInfo: shippingAt(slot) });
            await drafts().setBuyerInfo(id, { buyerInfo: { email: 'ines@example.com' } });
            return String((await drafts().createOrderFromDraft(id)).createdOrder?._id);
          },
        ],
        [
          'written with its past',
          async (slot) => {
            const { from, to } = shippingAt(slot).logistics.deliveryTimeSlot;
            const times = { from: from.toISOString(), to: to.toISOString() };
            const checkoutId = crypto.randomUUID();
            const order = {
              ...plainOrder('20.00'),
              checkoutId,
              shippingInfo: { ...shippingAt(slot), logistics: { deliveryTimeSlot: times } },
            } as SeedOrder['order'];
            const where = { db: database().kysely, siteId: shop.site.id, clock: shop.clock };
            const seeds = [{ date: shop.clock.now().toISOString(), order }];
            const [stored] = await seedOrders(where.db, where.siteId, seeds, {
              ids: { guid: () => crypto.randomUUID() },
            });
            const orderId = String(stored?.id);
            const place = { code: slot, optionId: optionIdOf(slot), from: times.from };
            await takeSlot(where, place, { checkoutId, orderId, isPromised: true });
            return orderId;
          },
        ],
      ];
      it.each(ways)('assumed: %s, its place is given back once it is canceled, and once', async (_, make) => {
        const id = await bike(1);
        const [anna, ben] = [await shopper(), await shopper()];
        const [slot = ''] = await anna.optionsOf(id);
        const orderId = await make(slot);
        expect(await errorOf(anna.choose(slot))).toBe(TAKEN);
        await shop.staff.orders.cancelOrder(orderId);
        await anna.choose(slot);
        expect(await anna.pay(GOOD)).toMatchObject({ checkoutCompleted: true });
        await shop.staff.orders.cancelOrder(orderId);
        expect(await errorOf(ben.choose(slot))).toBe(TAKEN);
      });

      it('assumed: an edited order has the place of its new time alone', async () => {
        const id = await bike(1);
        const anna = await shopper();
        const [slot = '', next = ''] = await anna.optionsOf(id);
        const sourceOrderId = await byHand(slot);
        const { calculatedDraftOrder } = await drafts().createDraftOrder({ sourceOrderId });
        const draftId = String(calculatedDraftOrder?.draftOrder?._id);
        await drafts().setShippingInfo(draftId, { shippingInfo: shippingAt(next) });
        await drafts().commitDraftOrder(draftId);
        expect(await errorOf(anna.choose(next))).toBe(TAKEN);
        await anna.choose(slot);
      });

      it('assumed: imported again without its time or removed, an order has no place; canceled, it takes none', async () => {
        const id = await bike(1);
        const anna = await shopper();
        const [slot = '', next = ''] = await anna.optionsOf(id);
        const at = () => ({ shippingInfo: shippingAt(slot) });
        const _id = await importAt(at());
        expect(await errorOf(anna.choose(slot))).toBe(TAKEN);
        await importAt({ _id });
        await anna.choose(slot);
        await anna.choose(next);
        await importAt({ ...at(), _id, status: 'CANCELED' });
        await anna.choose(slot);
        await anna.choose(next);
        await importAt({ ...at(), _id });
        expect(await errorOf(anna.choose(slot))).toBe(TAKEN);
        await shop.staff.orders.bulkDeleteImportedOrders([_id]);
        await anna.choose(slot);
      });

      it('assumed: the money that came after all brings the place back, also where somebody else has it', async () => {
        const id = await bike(1);
        const [anna, ben] = [await shopper(), await shopper()];
        const [slot = ''] = await anna.optionsOf(id);
        await anna.choose(slot);
        expect(await errorOf(anna.pay(DECLINED))).toBe('PAYMENT_ERROR');
        await ben.choose(slot);
        const { orders = [] } = await shop.staff.orders.searchOrders({
          filter: { checkoutId: anna.checkoutId },
        });
        await orderModules(shop).hidden.updateOrderStatus(String(orders[0]?._id), 'APPROVED');
        fifteenMinutes();
        expect(await errorOf(ben.choose(slot))).toBe(TAKEN);
      });
    });

    describe('places', () => {
      it('assumed: an order keeps where it is collected, also once the place is gone', async () => {
        const { pickupLocations } = pricingModules(shop);
        const made = await pickupLocations.createPickupLocation({
          name: 'The print room',
          address: { country: 'PT', city: 'Porto', addressLine1: 'Rua do Almada 284' },
          instructions: 'Ring twice.',
          deliveryTime: 'Within a day',
          deliveryRegionIds: [home],
        });
        const id = String(made._id);
        const [anna, ben] = [await shopper(), await shopper()];
        for (const one of [anna, ben]) await one.choose(id);
        const { orderId = '' } = await anna.pay(GOOD);
        await pickupLocations.deletePickupLocation(id);
        expect(await errorOf(ben.pay(GOOD))).toBe('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE');
        const { shippingInfo } = await shop.staff.orders.getOrder(orderId);
        expect(shippingInfo).toMatchObject({
          title: 'The print room',
          logistics: {
            deliveryTime: 'Within a day',
            instructions: 'Ring twice.',
            pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { city: 'Porto' } },
          },
        });
        expect(shippingInfo?.logistics?.shippingDestination).toBeUndefined();
      });
    });
  },
  shopMigrations,
);
