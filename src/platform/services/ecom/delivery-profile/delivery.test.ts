import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { type PricingModules, startPricing } from '#testing/pricing.ts';
import { platformMigrations } from '#platform/platform.ts';
import { BASIC_SHIPPING, DEFAULT_PROFILE } from './public.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'delivery',
  (database) => {
    const start = (): PricingModules => startPricing(database()).sdk;
    const addRegion = async (name: string, ...countries: string[]): Promise<string> => {
      const destinations = countries.map((countryCode) => ({ countryCode }));
      const { deliveryProfile } = await start().deliveryProfile.addDeliveryRegion(DEFAULT_PROFILE.id, {
        name,
        destinations,
      });
      return String(deliveryProfile?.deliveryRegions?.find((region) => region.name === name)?._id);
    };

    describe('profiles', () => {
      it('docs: the default one is there from the start, and stays', async () => {
        const { deliveryProfile: api } = start();
        expect(await api.getDeliveryProfile(DEFAULT_PROFILE.id)).toMatchObject({ default: true });
        const found = await api.queryDeliveryProfiles().eq('default', true).find();
        expect(found.items).toHaveLength(1);
        expect(await errorOf(api.deleteDeliveryProfile(DEFAULT_PROFILE.id))).toBe('FAILED_PRECONDITION');
        expect(await errorOf(api.getDeliveryProfile(UNKNOWN))).toBe('DELIVERY_PROFILE_NOT_FOUND');
      });

      it('sdk: others are made with their regions, renamed and removed', async () => {
        const { deliveryProfile: api } = start();
        const made = await api.createDeliveryProfile({
          name: 'Frames',
          deliveryRegions: [{ name: 'Home', destinations: [{ countryCode: 'PT' }] }],
        });
        const id = String(made._id);
        const regionId = String(made.deliveryRegions?.[0]?._id);
        expect(made.deliveryRegions?.[0]).toMatchObject({ name: 'Home', active: true });
        expect((await api.getDeliveryProfileByDeliveryRegionId(regionId)).deliveryProfile?._id).toBe(id);
        const renamed = await api.updateDeliveryProfile(id, { name: 'Big frames', revision: '1' });
        expect(renamed).toMatchObject({ name: 'Big frames', revision: '2' });
        const { deliveryProfile: tagged } = await api.updateExtendedFields(id, '@half/post', {
          namespaceData: { van: 2 },
        });
        expect(tagged).toMatchObject({
          name: 'Big frames',
          extendedFields: { namespaces: { '@half/post': { van: 2 } } },
        });
        await api.removeDeliveryRegion({ deliveryProfileId: id, deliveryRegionId: regionId });
        const missing = api.getDeliveryProfileByDeliveryRegionId(regionId);
        expect(await errorOf(missing)).toBe('DELIVERY_REGION_NOT_FOUND');
        await api.deleteDeliveryProfile(id);
        expect(await errorOf(api.getDeliveryProfile(id))).toBe('DELIVERY_PROFILE_NOT_FOUND');
      });

      it('docs: a place belongs to one region, a part of it may belong to another', async () => {
        const { deliveryProfile: api } = start();
        await addRegion('Portugal', 'PT');
        const add = (region: object) =>
          api.addDeliveryRegion(DEFAULT_PROFILE.id, { name: 'Again', ...region });
        expect(await errorOf(add({ destinations: [{ countryCode: 'PT' }] }))).toBe('DESTINATIONS_COLLISION');
        const parts = { destinations: [{ countryCode: 'PL', subdivisions: ['PL-14'] }] };
        expect(await errorOf(add(parts))).toBe('SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY');
        expect(await errorOf(add({ name: 'Portugal', destinations: [] }))).toEqual([
          'deliveryRegion.name OTHER',
        ]);
        const islands = { name: 'Islands', destinations: [{ countryCode: 'PT', subdivisions: ['PT-20'] }] };
        const { deliveryProfile } = await add(islands);
        expect(deliveryProfile?.deliveryRegions?.map(({ name }) => name)).toContain('Islands');
      });

      it('docs: carriers are added to a region, changed and removed', async () => {
        const { deliveryProfile: api } = start();
        const regionId = await addRegion('Spain', 'ES');
        const { installedDeliveryCarriers } = await api.listInstalledDeliveryCarriers();
        const appId = String(installedDeliveryCarriers?.[0]?._id);
        expect(appId).toBe(BASIC_SHIPPING.id);
        const backupRate = { title: 'Post', amount: '7', active: true };
        await api.addDeliveryCarrier(regionId, {
          deliveryCarrier: { appId, backupRate, additionalCharges: [] },
        });
        const again = api.addDeliveryCarrier(regionId, { deliveryCarrier: { appId, backupRate } });
        expect(await errorOf(again)).toBe('CARRIER_ALREADY_EXISTS_IN_REGION');
        const other = api.addDeliveryCarrier(regionId, { deliveryCarrier: { appId: UNKNOWN, backupRate } });
        expect(await errorOf(other)).toBe('UNKNOWN_DELIVERY_CARRIER');
        const priced = await start().totalsCalculator.calculateTotals({
          lineItems: [{ _id: 'a', price: '5', quantity: 1, physicalProperties: { shippable: true } }],
          shippingAddress: { country: 'ES' },
        });
        expect(priced.priceSummary?.shipping?.amount).toBe('7.00');
        const dearer = { ...backupRate, amount: '8' };
        await api.updateDeliveryCarrier(regionId, { deliveryCarrier: { appId, backupRate: dearer } });
        const here = { deliveryProfileId: DEFAULT_PROFILE.id, deliveryRegionId: regionId };
        const renamed = await api.updateDeliveryRegion(here, { name: 'Spain and around' });
        expect(renamed.deliveryProfile?.deliveryRegions?.find(({ _id }) => _id === regionId)).toMatchObject({
          name: 'Spain and around',
          deliveryCarriers: [{ backupRate: { amount: '8' } }],
        });
        const { deliveryProfile } = await api.removeDeliveryCarrier(regionId, { appId });
        const region = deliveryProfile?.deliveryRegions?.find(({ _id }) => _id === regionId);
        expect(region?.deliveryCarriers).toEqual([]);
      });
    });

    describe('shipping options', () => {
      it('docs: belong to regions, which are added and removed under the revision', async () => {
        const { shippingOptions: api } = start();
        const [first, second] = [await addRegion('Norway', 'NO'), await addRegion('Iceland', 'IS')];
        const made = await api.createShippingOption({
          title: 'Boat',
          deliveryRegionId: first,
          rates: [{ amount: '9', conditions: [] }],
        });
        const id = String(made._id);
        expect(made).toMatchObject({ deliveryRegionIds: [first], revision: '1' });
        const both = await api.addDeliveryRegion(id, second, { revision: '1' });
        expect(both.shippingOption?.deliveryRegionIds).toEqual([first, second]);
        const stale = api.removeDeliveryRegion(id, first, { revision: '1' });
        expect(await errorOf(stale)).toBe('REVISION_MISMATCH');
        await api.removeDeliveryRegion(id, first, { revision: '2' });
        const found = await api.queryShippingOptions().hasSome('deliveryRegionIds', [second]).find();
        expect(found.items.map(({ _id }) => _id)).toEqual([id]);
        const renamed = await api.updateShippingOption(id, { title: 'Ferry', revision: '3' });
        expect(renamed).toMatchObject({ title: 'Ferry', deliveryRegionIds: [second], revision: '4' });
        await api.deleteShippingOption(id);
        expect(await errorOf(api.getShippingOption(id))).toBe('NOT_FOUND');
      });

      it('docs: pieces come whole', async () => {
        const { shippingOptions: api } = start();
        const conditions = [{ type: 'BY_TOTAL_QUANTITY', operator: 'GT', value: '1.5' } as const];
        const half = api.createShippingOption({ title: 'Half', rates: [{ amount: '1', conditions }] });
        expect(await errorOf(half)).toBe('INVALID_QUANTITY_VALUE');
      });

      it('docs: without a place a region is the rest of the world; between two rates nothing is offered', async () => {
        const { shippingOptions: api, totalsCalculator, deliveryProfile } = start();
        const elsewhere = await addRegion('Elsewhere');
        const type = 'BY_TOTAL_PRICE' as const;
        await api.createShippingOption({
          title: 'Far',
          deliveryRegionId: elsewhere,
          rates: [
            { amount: '9', conditions: [{ type, operator: 'LT', value: '20' }] },
            { amount: '3', conditions: [{ type, operator: 'GTE', value: '50' }] },
          ],
        });
        const priced = async (price: string) => {
          const { shippingInfo, priceSummary } = await totalsCalculator.calculateTotals({
            lineItems: [{ _id: 'a', price, quantity: 1, physicalProperties: { shippable: true } }],
            shippingAddress: { country: 'JP' },
          });
          const offered = (shippingInfo?.carrierServiceOptions ?? []).flatMap(
            (one) => one.shippingOptions ?? [],
          );
          return [offered.map(({ title }) => title), priceSummary?.total?.amount];
        };
        expect(await priced('19.99')).toEqual([['Far'], '28.99']);
        expect(await priced('20')).toEqual([[], '20.00']);
        expect(await priced('49.99')).toEqual([[], '49.99']);
        expect(await priced('50')).toEqual([['Far'], '53.00']);
        const again = deliveryProfile.addDeliveryRegion(DEFAULT_PROFILE.id, { name: 'Elsewhere too' });
        expect(await errorOf(again)).toBe('DESTINATIONS_COLLISION');
        await deliveryProfile.removeDeliveryRegion({
          deliveryProfileId: DEFAULT_PROFILE.id,
          deliveryRegionId: elsewhere,
        });
      });
    });
  },
  platformMigrations,
);
