import { addMoney, isDecimal } from '../../../shared/money.ts';
import type { Context } from '../../context.ts';
import { BASIC_SHIPPING, deliveryRegionAt } from '../delivery-profile/public.ts';
import { optionsIn } from '../shipping-options/public.ts';
import type { PricingAddress } from './pricing.ts';
import type { Offers } from './rules/model.ts';

/** What the shop offers at an address; a region nobody serves has no options. */
export async function offersAt(context: Context, address: PricingAddress): Promise<Offers> {
  const region = await deliveryRegionAt(context, address);
  if (!region) return { region: undefined, options: [], additionalCharge: '0', backup: undefined };
  const carrier = region.deliveryCarriers?.find(({ appId }) => appId === BASIC_SHIPPING.id);
  const charges = (carrier?.additionalCharges ?? []).map(({ amount = '0' }) => amount).filter(isDecimal);
  const { active, amount, title } = carrier?.backupRate ?? {};
  return {
    region: { id: region.id, name: region.name ?? '' },
    options: await optionsIn(context, region.id),
    additionalCharge: addMoney('0', ...charges),
    backup: active && amount ? { title: title ?? BASIC_SHIPPING.displayName, amount } : undefined,
  };
}
