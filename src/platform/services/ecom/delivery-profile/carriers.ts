import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, notFound } from '#platform/contract/errors.ts';
import type { DeliveryProfileApi, Handlers } from '#platform/contract/index.ts';
import { mergePatch } from '#platform/store/index.ts';
import { CARRIERS, type DeliveryCarrier, type DeliveryProfile } from './delivery-profile.ts';
import { changeRegion } from './regions.ts';

/** @throws 400 UNKNOWN_DELIVERY_CARRIER: no other carrier is installed */
function checkCarrier(carrier: DeliveryCarrier): DeliveryCarrier {
  const { appId } = carrier;
  if (!CARRIERS.some(({ id }) => id === appId)) {
    throw badRequest('There is no such delivery carrier.', 'UNKNOWN_DELIVERY_CARRIER', { appId });
  }
  return carrier;
}

const changeCarriers = (
  context: Context,
  regionId: string,
  apply: (carriers: DeliveryCarrier[]) => DeliveryCarrier[],
): Promise<{ deliveryProfile: DeliveryProfile }> =>
  changeRegion(context, regionId, {
    change: (region) => ({ ...region, deliveryCarriers: apply(region.deliveryCarriers ?? []) }),
  });

export const carrierHandlers = {
  async addDeliveryCarrier({ deliveryRegionId, deliveryCarrier }, context) {
    const carrier = checkCarrier(deliveryCarrier);
    return changeCarriers(context, deliveryRegionId, (carriers) => {
      const { appId } = carrier;
      if (carriers.some((one) => one.appId === appId)) {
        const code = 'CARRIER_ALREADY_EXISTS_IN_REGION';
        throw alreadyExists('This carrier serves the region already.', code, { appId });
      }
      return [...carriers, carrier];
    });
  },

  removeDeliveryCarrier: ({ deliveryRegionId, appId }, context) =>
    changeCarriers(context, deliveryRegionId, (carriers) => carriers.filter((one) => one.appId !== appId)),

  updateDeliveryCarrier({ deliveryRegionId, deliveryCarrier = {}, fieldMask }, context) {
    const { appId } = deliveryCarrier;
    const options = { mask: fieldMask, path: 'deliveryCarrier', readonly: ['appId'], immutable: [] };
    return changeCarriers(context, deliveryRegionId, (carriers) => {
      if (!carriers.some((one) => one.appId === appId))
        throw notFound('This carrier does not serve the region.', 'DELIVERY_CARRIER_NOT_FOUND', { appId });
      return carriers.map((one) =>
        one.appId === appId ? checkCarrier(mergePatch(one, deliveryCarrier, options)) : one,
      );
    });
  },

  listInstalledDeliveryCarriers: async () => ({
    installedDeliveryCarriers: CARRIERS.map((carrier) => ({
      ...carrier,
      fallbackDefinitionMandatory: false,
    })),
  }),
} satisfies Handlers<DeliveryProfileApi, Context>;
