import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { BASIC_SHIPPING } from '../delivery-profile.ts';

export const listInstalledDeliveryCarriers = async (
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract asks for nothing
  _request: Request<DeliveryProfileApi, 'listInstalledDeliveryCarriers'>,
  _context: Context,
): Promise<Reply<DeliveryProfileApi, 'listInstalledDeliveryCarriers'>> => ({
  installedDeliveryCarriers: [{ ...BASIC_SHIPPING, fallbackDefinitionMandatory: false }],
});
