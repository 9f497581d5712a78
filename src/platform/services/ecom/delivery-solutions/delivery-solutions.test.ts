import { beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryTried } from '#shared/delivery-offer.ts';
import type { ExtensionRequest } from '#shared/extensions/define.ts';
import { deliveryExtensions } from '#shared/extensions/delivery.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { errorOf } from '#testing/orders.ts';
import { pricingModules, type PricingModules } from '#testing/pricing.ts';
import { productId, shopMigrations, startShop, seedListing, type Shop } from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';
import { DEFAULT_PROFILE, LOCAL_DELIVERY, PICKUP } from '../delivery-profile/public.ts';

const POSTER = productId(950);
const UNKNOWN = '99999999-9999-4999-8999-999999999999';

/** What the SDK exports at run time and leaves out of its public types. */
interface HiddenProfiles {
  updateCarrierSettings(carrierId: string, options: { rowId: string; active: boolean }): Promise<object>;
}

onDatabase(
  'what is offered',
  (database) => {
    let shop: Shop;
    let sdk: PricingModules;
    let ids: Record<'home' | 'post' | 'bike' | 'room', string>;

    beforeAll(async () => {
      shop = startShop(database());
      sdk = pricingModules(shop);
      await seedListing(shop, [{ id: POSTER, name: 'Poster', price: '20.00' }]);
      const add = async (name: string, country?: string) => {
        const destinations = country ? [{ countryCode: country }] : [];
        const { deliveryProfile } = await sdk.deliveryProfile.addDeliveryRegion(DEFAULT_PROFILE.id, {
          name,
          destinations,
        });
        return String(deliveryProfile?.deliveryRegions?.find((region) => region.name === name)?._id);
      };
      const home = await add('Portugal', 'PT');
      await add('Elsewhere');
      const post = await sdk.shippingOptions.createShippingOption({
        title: 'Post',
        deliveryRegionIds: [home],
        rates: [
          { amount: '4.90', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '2' }] },
          {
            amount: '0',
            conditions: [
              { type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '2' },
              { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '50' },
            ],
          },
        ],
      });
      const bike = await sdk.localDeliveryOptions.createLocalDeliveryOption({
        areaName: 'By bike',
        rate: '4',
        deliveryRegionIds: [home],
        zipConfig: { zipCodes: ['40*', '41*'] },
        rates: [{ amount: '4', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '30' }] }],
        scheduledDeliveryConfig: {
          handlingDays: 1,
          timeWindows: (['MON', 'TUE', 'WED', 'THU', 'FRI'] as const).map((day) => ({
            day,
            start: { hours: 18 },
            end: { hours: 20 },
          })),
        },
      });
      const room = await sdk.pickupLocations.createPickupLocation({
        name: 'The print room',
        address: { country: 'PT', city: 'Porto', addressLine1: 'Rua do Almada 284' },
        instructions: 'Ring twice.',
        deliveryRegionIds: [home],
      });
      ids = { home, post: String(post._id), bike: String(bike._id), room: String(room._id) };
    });

    const call = extensionCalls(deliveryExtensions, (path, body, headers) =>
      shop.call('POST', path, body, headers),
    );
    type Preview = ExtensionRequest<typeof deliveryExtensions.previewDelivery>;
    const ask = async (request: Preview): Promise<DeliveryTried> =>
      (await call('previewDelivery', request)).body;
    const porto = { country: 'PT', city: 'Porto', postalCode: '4050-174' };
    const bag = (quantity: number) => ({ lines: [{ catalogItemId: POSTER, quantity }] });

    describe('an address that is tried', () => {
      it('assumed: region, offers and which rate holds are told, and why the rest is not offered', async () => {
        const answer = await ask({ address: porto, ...bag(2) });
        expect(answer.region).toEqual({ id: ids.home, name: 'Portugal', by: 'COUNTRY' });
        expect(answer.bag).toEqual({ quantity: 2, weight: '1', price: '40' });
        expect(answer.offered.map(({ kind, price, rateIndex }) => [kind, price, rateIndex])).toEqual([
          ['SHIPPING', '4.90', 0],
          ['LOCAL_DELIVERY', '4.00', 0],
          ['PICKUP', '0.00', undefined],
        ]);
        expect(answer.offered[1]?.slots).toHaveLength(10);
        expect(answer.offered[2]?.place).toMatchObject({ instructions: 'Ring twice.' });
        const small = await ask({ address: { ...porto, postalCode: '1100-001' }, ...bag(1) });
        expect(small.refused).toEqual([
          {
            kind: 'LOCAL_DELIVERY',
            id: ids.bike,
            title: 'By bike',
            reason: 'OUTSIDE_AREA',
            detail: { area: ['40*', '41*'] },
          },
        ]);
        expect((await ask({ address: porto, ...bag(1) })).refused).toMatchObject([
          { reason: 'BELOW_MINIMUM', detail: { limit: '30', value: '20' } },
        ]);
        expect((await ask({ address: { country: 'PT' }, ...bag(9) })).refused).toMatchObject([
          { kind: 'SHIPPING', reason: 'TOO_HEAVY', detail: { limit: '2', value: '4.5' } },
          { kind: 'LOCAL_DELIVERY', reason: 'ADDRESS_INCOMPLETE', detail: { needs: 'POSTCODE' } },
        ]);
        const abroad = await ask({ address: { country: 'FR' }, ...bag(2) });
        expect(abroad).toMatchObject({
          region: { by: 'REST_OF_WORLD' },
          offered: [],
          refused: [
            { reason: 'OTHER_REGION', detail: { regions: ['Portugal'] } },
            { reason: 'OTHER_REGION' },
          ],
        });
      });

      it('assumed: what is typed and not saved yet counts, and stays unsaved', async () => {
        const typed = {
          id: ids.post,
          title: 'Post',
          deliveryRegionIds: [ids.home],
          rates: [{ amount: '7' }],
        };
        const tried = await ask({ address: porto, ...bag(2), draft: { shippingOptions: [typed] } });
        expect(tried.offered[0]).toMatchObject({ kind: 'SHIPPING', id: ids.post, price: '7.00' });
        expect((await ask({ address: porto, ...bag(2) })).offered[0]?.price).toBe('4.90');
        const wrong = { ...typed, rates: [{ amount: '-7' }] };
        expect(
          (await call('previewDelivery', { address: porto, draft: { shippingOptions: [wrong] } })).status,
        ).toBe(400);
        expect((await call('previewDelivery', { address: { country: 'Portugal' } })).status).toBe(400);
        expect((await call('previewOrderDelivery', { address: porto, orderId: UNKNOWN })).status).toBe(404);
      });

      it('assumed: a key without the right asks in vain', async () => {
        const key = { authorization: TEST_READ_KEY };
        expect((await call('previewDelivery', { address: porto }, key)).status).toBe(403);
      });
    });

    describe('what the contract has no field for', () => {
      const set = (id: string, times: object) => call('setDeliveryTimes', { ...times, id });

      it('assumed: hours, preparation and places are kept beside, well formed, and go with it', async () => {
        const hours = [{ day: 'TUE', from: 600, to: 1140 }];
        expect((await set(ids.room, { hours, preparationHours: 24 })).status).toBe(200);
        const { offered } = await ask({ address: porto, ...bag(2) });
        expect(offered.find(({ kind }) => kind === 'PICKUP')?.place).toMatchObject({ hours });
        expect(offered.find(({ kind }) => kind === 'PICKUP')?.place?.readyAt).toMatch(/^\d{4}-/);
        for (const bad of [
          { hours: [{ day: 'TUE', from: 600, to: 600 }] },
          { hours: [...hours, { day: 'TUE', from: 700, to: 800 }] },
          { hours: [{ day: 'DAY', from: 600, to: 700 }] },
          { slotCapacity: 0 },
          { geocode: { latitude: 91, longitude: 0 } },
        ])
          expect((await set(ids.room, bad)).status).toBe(400);
        expect((await set(UNKNOWN, {})).status).toBe(404);
        const spare = await sdk.pickupLocations.createPickupLocation({ name: 'Spare', address: {} });
        await set(String(spare._id), { preparationHours: 1 });
        await sdk.pickupLocations.deletePickupLocation(String(spare._id));
        const { deliveryTimes } = (await call('listDeliveryTimes', {})).body;
        expect(deliveryTimes.map(({ id }) => id)).toEqual([ids.room]);
      });
    });

    describe('carriers and solutions', () => {
      it('sdk: the solutions are the checkout’s answer, for lines the caller prices', async () => {
        const item = (totalPrice: string, weight: number) => ({
          _id: 'one',
          quantity: 1,
          totalPrice,
          physicalProperties: { weight, shippable: true },
        });
        const solve = (destination: object, currency = 'EUR', lines = [item('40', 1)]) =>
          sdk.deliverySolutions.getDeliverySolutions(lines, { destination, currency });
        const { deliverySolutions = [] } = await solve(porto);
        expect(deliverySolutions).toHaveLength(12);
        expect(deliverySolutions[0]).toMatchObject({
          code: ids.post,
          cost: { price: '4.90', currency: 'EUR' },
          deliveryAllocations: [
            { deliveryRegion: { name: 'Portugal' }, applicableLineItems: { lineItemIds: ['one'] } },
          ],
        });
        expect(deliverySolutions[1]).toMatchObject({
          deliveryReference: { appId: LOCAL_DELIVERY.id },
          logistics: { deliveryTimeSlot: { timeZone: 'Europe/Lisbon' } },
        });
        expect(deliverySolutions[1]?.logistics?.deliveryTimeSlot?.from).toBeInstanceOf(Date);
        expect(deliverySolutions.at(-1)).toMatchObject({
          code: ids.room,
          deliveryReference: { appId: PICKUP.id },
          logistics: {
            instructions: 'Ring twice.',
            pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { city: 'Porto' } },
          },
        });
        expect(await errorOf(solve({}))).toBe('REQUIRED_COUNTRY');
        expect(await errorOf(solve(porto, 'USD'))).toBe('MISSING_CURRENCY_IN_THE_REQUEST_HEADERS');
      });

      it('sdk: carriers are listed with what they offer where, and switched off row by row', async () => {
        const { deliveryProfile: api } = sdk;
        const hidden = api as unknown as HiddenProfiles;
        const switchBike = (carrierId: string, active: boolean) =>
          hidden.updateCarrierSettings(carrierId, { rowId: ids.bike, active });
        const { results = [] } = await api.listDeliveryCarriers(DEFAULT_PROFILE.id);
        expect(results.map(({ deliveryCarrierDetails }) => deliveryCarrierDetails?.displayName)).toEqual([
          'Basic Shipping',
          'Local Delivery',
          'Pickup',
        ]);
        expect(results[2]?.deliveryCarrierRegionalSettings).toMatchObject([
          { deliveryRegionId: ids.home, dashboardTables: [{ rows: [{ key: ids.room, active: true }] }] },
        ]);
        const kinds = async () => (await ask({ address: porto, ...bag(2) })).offered.map(({ kind }) => kind);
        await api.setDeliveryCarrierActiveStatus(PICKUP.id, { rowId: ids.room, active: false });
        expect(await switchBike(LOCAL_DELIVERY.id, false)).toEqual({});
        expect(await kinds()).toEqual(['SHIPPING']);
        expect((await sdk.pickupLocations.getPickupLocation(ids.room)).active).toBe(false);
        await api.setDeliveryCarrierActiveStatus(PICKUP.id, { rowId: ids.room, active: true });
        expect(await switchBike(LOCAL_DELIVERY.id, true)).toEqual({});
        expect(await kinds()).toEqual(['SHIPPING', 'LOCAL_DELIVERY', 'PICKUP']);
        const on = (rowId: string) => ({ rowId, active: true });
        expect(await errorOf(switchBike(UNKNOWN, true))).toBe('DELIVERY_CARRIER_NOT_FOUND');
        expect(await errorOf(api.setDeliveryCarrierActiveStatus(PICKUP.id, on(UNKNOWN)))).toBe(
          'DELIVERY_CARRIER_NOT_FOUND',
        );
        const some = await api.listDeliveryCarriers(DEFAULT_PROFILE.id, { appIds: [UNKNOWN] });
        expect(some.results?.[0]?.deliveryCarrierMetadata).toMatchObject({
          success: false,
          error: { code: 'DELIVERY_CARRIER_NOT_FOUND' },
        });
        expect(await errorOf(api.listDeliveryCarriers(UNKNOWN))).toBe('DELIVERY_PROFILE_NOT_FOUND');
      });

      it('sdk: every place says what its addresses need', async () => {
        const { countries, restOfWorld } = await sdk.deliveryProfile.getDeliveryDestinationProperties();
        expect(countries).toMatchObject([
          { country: 'PT', deliveryDestinationProperties: { postalCodeRequired: true, pickupOnly: false } },
        ]);
        expect(restOfWorld).toEqual({ postalCodeRequired: false, pickupOnly: false });
      });
    });
  },
  shopMigrations,
);
