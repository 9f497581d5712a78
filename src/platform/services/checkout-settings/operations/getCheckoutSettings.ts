import type { Context } from '../../../context.ts';
import type { CheckoutSettingsApi, Reply, Request } from '../../../contract/index.ts';
import { readCheckoutSettings } from '../settings.ts';

export async function getCheckoutSettings(
  _request: Request<CheckoutSettingsApi, 'getCheckoutSettings'>,
  context: Context,
): Promise<Reply<CheckoutSettingsApi, 'getCheckoutSettings'>> {
  return { checkoutSettings: await readCheckoutSettings(context) };
}
