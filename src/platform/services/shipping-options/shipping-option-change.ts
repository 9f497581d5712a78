import type { Context } from '../../context.ts';
import { notFound, type PlatformError } from '../../contract/errors.ts';
import { entityEvents } from '../../events/entity-events.ts';
import type { ShippingOption } from './shipping-option.ts';
import { shippingOptions } from './tables.ts';

export const events = entityEvents('wix.ecom.v1.shipping_option');

export const shippingOptionNotFound = (id: string): PlatformError =>
  notFound('The shipping option was not found.', undefined, { shippingOptionId: id });

export async function lockShippingOption({ db, siteId }: Context, id: string): Promise<ShippingOption> {
  const found = await shippingOptions.getForUpdate(db, siteId, id);
  if (!found) throw shippingOptionNotFound(id);
  return found;
}
