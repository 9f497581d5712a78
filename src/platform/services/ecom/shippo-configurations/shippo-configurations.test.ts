import { shippingOptions, shippoConfigurations } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack } from '#testing/stack.ts';
import { isInOrder, payloadsOf } from '#testing/events/payloads-of.ts';
import { platformMigrations } from '#platform/platform.ts';

const NORTH = '11111111-1111-4111-8111-111111111111';
const SOUTH = '22222222-2222-4222-8222-222222222222';
const PLACE = '33333333-3333-4333-8333-333333333333';
const tube = { name: 'Tube', dimensions: { length: '70', width: '8', height: '8' } };

onDatabase(
  'shippo configurations',
  (database) => {
    let running: ReturnType<typeof start> | undefined;
    const start = () => {
      const stack = startStack(database());
      return { stack, modules: stack.sdk({ shippingOptions, shippoConfigurations }) };
    };
    const shop = () => (running ??= start());
    const sdk = () => shop().modules;
    const make = () =>
      sdk().shippoConfigurations.createShippoConfiguration({
        deliveryRegionId: NORTH,
        osLocationId: PLACE,
        packageType: 'CUSTOM',
        packageDetails: tube,
        domesticServices: [{ service: 'PRIORITY_MAIL' }],
      });

    it('sdk: one is made, found by its region, changed and removed', async () => {
      const { shippoConfigurations: api } = sdk();
      const made = await make();
      const id = String(made._id);
      expect(made).toMatchObject({
        deliveryRegionIds: [NORTH],
        deliveryRegionId: NORTH,
        packageDetails: tube,
      });
      const found = await api.queryShippoConfigurations().eq('deliveryRegionId', NORTH).find();
      expect(found.items.map(({ _id }) => _id)).toEqual([id]);
      const changed = await api.updateShippoConfiguration(id, {
        revision: String(made.revision),
        packageType: 'SMALL_FLAT_RATE_BOX',
        packageDetails: { name: null, dimensions: tube.dimensions, maxNumberOfProducts: '3' },
      });
      expect(changed.packageDetails).toEqual({
        name: 'Small flat rate box',
        dimensions: { length: '8.69', width: '5.44', height: '1.75' },
        maxNumberOfProducts: '3',
      });
      const stale = api.updateShippoConfiguration(id, { revision: String(made.revision), backupWeight: '2' });
      expect(await errorOf(stale)).toBe('REVISION_MISMATCH');
      await api.deleteShippoConfiguration(id);
      expect(await errorOf(api.getShippoConfiguration(id))).toBe('NOT_FOUND');
      const told = await payloadsOf(shop().stack, 'wix.ecom.v1.shippo_configuration', id);
      const shown = { id, deliveryRegionId: NORTH, deliveryRegionIds: [NORTH], revision: '2' };
      expect(told).toMatchObject([
        { slug: 'created', createdEvent: { entity: { ...shown, revision: '1' } } },
        {
          slug: 'updated',
          updatedEvent: { currentEntity: shown, modifiedFields: { packageType: 'CUSTOM', revision: '1' } },
        },
        {
          slug: 'deleted',
          deletedEvent: { deletedEntity: { ...shown, packageDetails: changed.packageDetails } },
        },
      ]);
      expect(isInOrder(told, id)).toBe(true);
    });

    it('docs: it goes with its last region', async () => {
      const { shippoConfigurations: api } = sdk();
      const id = String((await make())._id);
      const wider = await api.addDeliveryRegion(id, SOUTH);
      expect(wider.shippoConfiguration?.deliveryRegionIds).toEqual([NORTH, SOUTH]);
      const of = (deliveryRegionId: string) => ({ shippoConfigurationId: id, deliveryRegionId });
      const left = await api.removeDeliveryRegion(of(NORTH));
      expect(left.shippoConfiguration).toMatchObject({ deliveryRegionId: SOUTH, deliveryRegionIds: [SOUTH] });
      expect(await api.removeDeliveryRegion(of(SOUTH))).toEqual({});
      expect(await errorOf(api.getShippoConfiguration(id))).toBe('NOT_FOUND');
    });

    it('docs: what belongs to an app is kept beside it, and its revision stays', async () => {
      const { shippoConfigurations: api } = sdk();
      const made = await make();
      const id = String(made._id);
      await api.updateExtendedFields(id, '@half/labels', { namespaceData: { desk: 2, printer: 'north' } });
      await api.updateExtendedFields(id, '@half/stock', { namespaceData: { shelf: 'B' } });
      const told = await api.updateExtendedFields(id, '@half/labels', {
        namespaceData: { desk: 3, printer: null },
      });
      expect(told.shippoConfiguration).toMatchObject({
        revision: made.revision,
        extendedFields: { namespaces: { '@half/labels': { desk: 3 }, '@half/stock': { shelf: 'B' } } },
      });
      const option = await sdk().shippingOptions.createShippingOption({
        title: 'Post',
        deliveryRegionId: NORTH,
      });
      const extended = await sdk().shippingOptions.updateExtendedFields(String(option._id), '@half/labels', {
        namespaceData: { desk: 1 },
      });
      expect(extended.shippingOption).toMatchObject({ title: 'Post', revision: option.revision });
    });
  },
  platformMigrations,
);
