import type { Context } from '../../../context.ts';
import type { OrdersSettingsApi, Reply } from '../../../contract/index.ts';
import { readOrdersSettings } from '../settings.ts';

export async function getOrdersSettings(
  _request: object,
  context: Context,
): Promise<Reply<OrdersSettingsApi, 'getOrdersSettings'>> {
  return { ordersSettings: await readOrdersSettings(context) };
}
