import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { type PricingModules, startPricing } from '#testing/pricing.ts';
import { platformMigrations } from '#platform/platform.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const REGION = '99999999-9999-4999-8999-999999999901';
const OTHER = '99999999-9999-4999-8999-999999999902';

onDatabase(
  'local deliveries and pickup locations',
  (database) => {
    const start = (): PricingModules => startPricing(database()).sdk;
    const bike = { areaName: 'Porto by bike', rate: '4', deliveryRegionIds: [REGION] };

    describe('local delivery options', () => {
      it('sdk: they are made, read, changed, found by region and removed', async () => {
        const { localDeliveryOptions: api } = start();
        const made = await api.createLocalDeliveryOption({
          ...bike,
          zipConfig: { zipCodes: ['40*', '4100-001'] },
        });
        const id = String(made._id);
        expect(made).toMatchObject({ areaName: 'Porto by bike', revision: '1' });
        const renamed = await api.updateLocalDeliveryOption(id, { areaName: 'By bike', revision: '1' });
        expect(renamed).toMatchObject({ areaName: 'By bike', revision: '2', deliveryRegionIds: [REGION] });
        await api.addDeliveryRegion(OTHER, { localDeliveryOptionId: id, revision: '2' });
        const found = await api.queryLocalDeliveryOptions().hasSome('deliveryRegionIds', [OTHER]).find();
        expect(found.items.map(({ _id }) => _id)).toEqual([id]);
        const { localDeliveryOption } = await api.removeDeliveryRegion(OTHER, { localDeliveryOptionId: id });
        expect(localDeliveryOption?.deliveryRegionIds).toEqual([REGION]);
        await api.deleteLocalDeliveryOption(id);
        expect(await errorOf(api.getLocalDeliveryOption(id))).toBe('NOT_FOUND');
      });

      it('sdk: many at once, each on its own; those of an older rule are listed', async () => {
        const { localDeliveryOptions: api } = start();
        const externalId = '99999999-9999-4999-8999-999999999903';
        const older = { ...bike, externalId };
        const bad = { ...bike, zipConfig: { zipCodes: ['(a+)+$'] } };
        const made = await api.bulkCreateLocalDeliveryOption([older, bad]);
        expect(made.localDeliveryOptions).toHaveLength(1);
        expect(made.errors).toEqual([{ _id: '', error: 'INVALID_ARGUMENT' }]);
        const id = String(made.localDeliveryOptions?.[0]?._id);
        const { localDeliveryOptions: listed } = await api.listLocalDeliveryOptions(externalId);
        expect(listed?.map(({ _id }) => _id)).toEqual([id]);
        const changed = await api.bulkUpdateLocalDeliveryOption([
          { _id: id, areaName: 'Changed' },
          { _id: UNKNOWN, areaName: 'Nobody' },
        ]);
        expect(changed.localDeliveryOptions?.[0]?.areaName).toBe('Changed');
        expect(changed.errors?.map(({ _id }) => _id)).toEqual([UNKNOWN]);
        await api.bulkDeleteLocalDeliveryOption([id, UNKNOWN]);
        expect(await errorOf(api.getLocalDeliveryOption(id))).toBe('NOT_FOUND');
      });

      it('docs: areas, rates and times that cannot be are rejected beside their field', async () => {
        const { localDeliveryOptions: api } = start();
        const point = (latitude: number) => ({ latitude, longitude: -8.6 });
        const radius = (value: number) => ({
          radiusConfig: { radius: value, address: { formatted: 'Porto', location: point(41) } },
        });
        const at = 'localDeliveryOption';
        const windows = (...times: [number, number][]) => ({
          scheduledDeliveryConfig: {
            handlingDays: 0,
            timeWindows: times.map(([from, to]) => ({
              day: 'TUE' as const,
              start: { hours: from },
              end: { hours: to },
            })),
          },
        });
        const both = [
          { type: 'BY_TOTAL_WEIGHT' as const, operator: 'GT' as const, value: '10' },
          { type: 'BY_TOTAL_WEIGHT' as const, operator: 'LTE' as const, value: '10' },
        ];
        const rejected: [object, string][] = [
          [{ zipConfig: { zipCodes: ['40*', '.*.*.*'] } }, `${at}.zipConfig.zipCodes[1] FORMAT`],
          [{ zipConfig: { zipCodes: [] } }, `${at}.zipConfig.zipCodes MIN_SIZE`],
          [{ zipConfig: { zipCodes: ['4'.repeat(21)] } }, `${at}.zipConfig.zipCodes[0] MAX_LENGTH`],
          [radius(0.05), `${at}.radiusConfig.radius MIN`],
          [radius(51), `${at}.radiusConfig.radius MAX`],
          [
            { customAreaConfig: { geocodes: [point(41), point(42)] } },
            `${at}.customAreaConfig.geocodes MIN_SIZE`,
          ],
          [
            { customAreaConfig: { geocodes: [point(41), point(42), point(91)] } },
            `${at}.customAreaConfig.geocodes[2] OTHER`,
          ],
          [windows([18, 18]), `${at}.scheduledDeliveryConfig.timeWindows OTHER`],
          [windows([16, 18], [17, 19]), `${at}.scheduledDeliveryConfig.timeWindows OTHER`],
          [{ rates: [{ amount: '4', conditions: both }] }, `${at}.rates[0].conditions OTHER`],
          [{ rates: [{ amount: '-4', conditions: [] }] }, `${at}.rates[0].amount DECIMAL_GTE`],
        ];
        for (const [part, violation] of rejected)
          expect(await errorOf(api.createLocalDeliveryOption({ ...bike, ...part }))).toEqual([violation]);
        const halves = [{ type: 'BY_TOTAL_QUANTITY' as const, operator: 'LT' as const, value: '1.5' }];
        const pieces = api.createLocalDeliveryOption({
          ...bike,
          rates: [{ amount: '4', conditions: halves }],
        });
        expect(await errorOf(pieces)).toBe('INVALID_QUANTITY_VALUE');
      });

      it('assumed: what names a region names it no more once the region, or its profile, is gone', async () => {
        const { localDeliveryOptions: api, pickupLocations, deliveryProfile } = start();
        const made = await deliveryProfile.createDeliveryProfile({
          name: 'Of its own',
          deliveryRegions: [{ name: 'North', destinations: [] }],
        });
        const profileId = String(made._id);
        const north = made.deliveryRegions?.[0]?._id ?? '';
        const { deliveryProfile: more } = await deliveryProfile.addDeliveryRegion(profileId, {
          name: 'South',
          destinations: [{ countryCode: 'PT' }],
        });
        const south = more?.deliveryRegions?.find(({ name }) => name === 'South')?._id ?? '';
        const both = await api.createLocalDeliveryOption({ ...bike, deliveryRegionIds: [north, south] });
        const address = { country: 'PT', city: 'Porto', addressLine1: 'Rua do Almada 284' };
        const place = await pickupLocations.createPickupLocation({
          name: 'The back door',
          address,
          deliveryRegionIds: [south, REGION],
        });
        const regions = async () => [
          (await api.getLocalDeliveryOption(String(both._id))).deliveryRegionIds,
          (await pickupLocations.getPickupLocation(String(place._id))).deliveryRegionIds,
        ];
        await deliveryProfile.removeDeliveryRegion({
          deliveryProfileId: profileId,
          deliveryRegionId: south,
          ...(more?.revision && { revision: more.revision }),
        });
        expect(await regions()).toEqual([[north], [REGION]]);
        await deliveryProfile.deleteDeliveryProfile(profileId);
        expect(await regions()).toEqual([[], [REGION]]);
      });

      it('assumed: a region has a hundred at most', async () => {
        const { localDeliveryOptions: api } = start();
        const crowded = { ...bike, deliveryRegionIds: ['99999999-9999-4999-8999-999999999905'] };
        await api.bulkCreateLocalDeliveryOption(Array.from({ length: 100 }, () => crowded));
        const more = await api.bulkCreateLocalDeliveryOption([crowded]);
        expect(more.errors).toEqual([{ _id: '', error: 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED' }]);
      });
    });

    describe('pickup locations', () => {
      const address = { country: 'PT', city: 'Porto', addressLine1: 'Rua do Almada 284' };
      const room = { name: 'The print room', address, deliveryRegionIds: [REGION] };

      it('sdk: they are made, read, changed, found and removed', async () => {
        const { pickupLocations: api } = start();
        const made = await api.createPickupLocation(room);
        const id = String(made._id);
        expect(made).toMatchObject({ name: 'The print room', active: true, address: { city: 'Porto' } });
        const closed = await api.updatePickupLocation(id, { active: false, revision: '1' });
        expect(closed).toMatchObject({ active: false, revision: '2' });
        const added = await api.addDeliveryRegion(id, OTHER, { revision: '2' });
        expect(added.pickupLocation?.deliveryRegionIds).toEqual([REGION, OTHER]);
        const found = await api.queryPickupLocation().eq('name', 'The print room').find();
        expect(found.items.map(({ _id }) => _id)).toEqual([id]);
        const stale = api.removeDeliveryRegion(id, OTHER, { revision: '1' });
        expect(await errorOf(stale)).toBe('REVISION_MISMATCH');
        await api.removeDeliveryRegion(id, OTHER, { revision: '3' });
        await api.deletePickupLocation(id);
        expect(await errorOf(api.getPickupLocation(id))).toBe('NOT_FOUND');
      });

      it('sdk: many at once, each on its own', async () => {
        const { pickupLocations: api } = start();
        const conditions = [
          { type: 'BY_TOTAL_PRICE' as const, operator: 'GT' as const, value: '9' },
          { type: 'BY_TOTAL_PRICE' as const, operator: 'LT' as const, value: '3' },
        ];
        const made = await api.bulkCreatePickupLocation([
          room,
          { ...room, rates: [{ amount: '1', conditions }] },
        ]);
        expect(made.pickupLocations).toHaveLength(1);
        expect(made.errors).toMatchObject([
          { error: { code: 'INVALID_ARGUMENT', data: { originalIndex: 1 } } },
        ]);
        const id = String(made.pickupLocations?.[0]?._id);
        const changed = await api.bulkUpdatePickupLocation([
          { _id: id, revision: '1', name: 'Room' },
          { _id: UNKNOWN, revision: '1', name: 'Nobody' },
        ]);
        expect(changed.pickupLocations).toMatchObject([{ name: 'Room' }]);
        expect(changed.errors?.map(({ _id }) => _id)).toEqual([UNKNOWN]);
        const missing = await api.bulkDeletePickupLocation([id, UNKNOWN]);
        expect(missing.errors?.map(({ _id }) => _id)).toEqual([UNKNOWN]);
      });
    });
  },
  platformMigrations,
);
