import type { Context } from '../../../context.ts';
import type { ShippingOptionsApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockShippingOption } from '../shipping-option-change.ts';
import { checkRates } from '../rules/check-rates.ts';
import { shippingOptions } from '../tables.ts';

export async function updateShippingOption(
  request: Request<ShippingOptionsApi, 'updateShippingOption'>,
  context: Context,
): Promise<Reply<ShippingOptionsApi, 'updateShippingOption'>> {
  const { db, siteId, clock } = context;
  const before = await lockShippingOption(context, request.shippingOption.id);
  const after = shippingOptions.mergePatch(before, request.shippingOption, {
    mask: request.fieldMask,
    path: 'shippingOption',
  });
  checkRates(after.rates);
  const shippingOption = await shippingOptions.replace(db, siteId, after, {
    expectedRevision: request.shippingOption.revision,
    now: clock.now(),
  });
  await context.emit(events.updated(shippingOption));
  return { shippingOption };
}
