import type { Context } from '../../../context.ts';
import type { ShippingOptionsApi, Reply, Request } from '../../../contract/index.ts';
import { events } from '../shipping-option-change.ts';
import { checkRates } from '../rules/check-rates.ts';
import { regionsOf, withRegions } from '../rules/regions.ts';
import { shippingOptions } from '../tables.ts';

export async function createShippingOption(
  request: Request<ShippingOptionsApi, 'createShippingOption'>,
  context: Context,
): Promise<Reply<ShippingOptionsApi, 'createShippingOption'>> {
  const { db, siteId, ids, clock } = context;
  const now = clock.now().toISOString();
  const input = request.shippingOption ?? {};
  checkRates(input.rates);
  const shippingOption = await shippingOptions.insert(db, siteId, {
    ...withRegions(input, regionsOf(input)),
    id: ids.guid(),
    createdDate: now,
    updatedDate: now,
  });
  await context.emit(events.created(shippingOption));
  return { shippingOption };
}
