import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handlers, ShippoConfigurationsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { regionsOf, withoutRegion, withRegion, withRegions } from '../shipping-options/public.ts';
import { migrations } from './migrations.ts';
import { packageToStore, packageShown } from './rules/package.ts';
import { entities, shippoConfigurations as entity } from './tables.ts';

const configurations = crud<ShippoConfigurationsApi>()({
  entity,
  key: 'shippoConfiguration',
  plural: 'shippoConfigurations',
  id: 'shippoConfigurationId',
  fqdn: 'wix.ecom.v1.shippo_configuration',
  notFound: (shippoConfigurationId) =>
    notFound('The Shippo configuration was not found.', undefined, { shippoConfigurationId }),
  write(draft) {
    const { packageType = 'CUSTOM', packageDetails } = draft;
    const whole = { ...draft, packageType, packageDetails: packageToStore(packageType, packageDetails) };
    return withRegions(whole, regionsOf(draft));
  },
  present: (stored) =>
    stored.map((one) => ({
      ...one,
      packageDetails: packageShown(one.packageType ?? 'CUSTOM', one.packageDetails),
    })),
});

export const shippoConfigurations = defineService({
  name: 'shippo-configurations',
  package: 'ecom_shippo-configurations',
  handlers: {
    createShippoConfiguration: configurations.create,
    getShippoConfiguration: configurations.get,
    updateShippoConfiguration: configurations.update,
    deleteShippoConfiguration: configurations.remove,
    queryShippoConfigurations: configurations.query,
    updateExtendedFields: configurations.updateExtendedFields,
    addDeliveryRegion: ({ shippoConfigurationId: id, deliveryRegionId, revision }, context) =>
      configurations.change(context, id, (before) => withRegion(before, deliveryRegionId), { revision }),
    async removeDeliveryRegion({ shippoConfigurationId: id, deliveryRegionId, revision }, context) {
      const changed = await configurations.change(
        context,
        id,
        (before) => withoutRegion(before, deliveryRegionId),
        { revision },
      );
      if (regionsOf(changed.shippoConfiguration).length > 0) return changed;
      // Without a region it is of no use, and goes.
      return configurations.remove({ shippoConfigurationId: id }, context);
    },
  } satisfies Handlers<ShippoConfigurationsApi, Context>,
  entities,
  migrations,
});
