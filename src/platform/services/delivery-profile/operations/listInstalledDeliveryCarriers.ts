import type { Context } from '../../../context.ts';
import type { DeliveryProfileApi, Reply, Request } from '../../../contract/index.ts';
import { BASIC_SHIPPING } from '../delivery-profile.ts';

export const listInstalledDeliveryCarriers = async (
  _request: Request<DeliveryProfileApi, 'listInstalledDeliveryCarriers'>,
  _context: Context,
): Promise<Reply<DeliveryProfileApi, 'listInstalledDeliveryCarriers'>> => ({
  installedDeliveryCarriers: [{ ...BASIC_SHIPPING, fallbackDefinitionMandatory: false }],
});
