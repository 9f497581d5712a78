import type { Context } from '../../../context.ts';
import type { OrdersSettingsApi, Reply, Request } from '../../../contract/index.ts';
import { mergePatch } from '../../../store/index.ts';
import { readOrdersSettings, writeOrdersSettings } from '../settings.ts';

export async function updateOrdersSettings(
  request: Request<OrdersSettingsApi, 'updateOrdersSettings'>,
  context: Context,
): Promise<Reply<OrdersSettingsApi, 'updateOrdersSettings'>> {
  const before = await readOrdersSettings(context);
  const now = context.clock.now().toISOString();
  const patched = mergePatch(before, request.ordersSettings, {
    mask: request.fieldMask,
    readonly: ['createdDate', 'updatedDate'],
    immutable: [],
  });
  const ordersSettings = { ...patched, createdDate: before.createdDate ?? now, updatedDate: now };
  await writeOrdersSettings(context, ordersSettings);
  await context.emit({
    entityFqdn: 'wix.ecom.v1.orders_settings',
    slug: 'updated',
    entityId: context.siteId,
    body: { updatedEvent: { currentEntity: ordersSettings } },
  });
  return { ordersSettings };
}
