import type { Context } from '../../../context.ts';
import type { OrdersSettingsApi, Reply, Request } from '../../../contract/index.ts';
import { readOrdersSettings } from '../settings.ts';

export async function getOrdersSettings(
  _request: Request<OrdersSettingsApi, 'getOrdersSettings'>,
  context: Context,
): Promise<Reply<OrdersSettingsApi, 'getOrdersSettings'>> {
  return { ordersSettings: await readOrdersSettings(context) };
}
