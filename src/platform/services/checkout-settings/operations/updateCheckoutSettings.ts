import type { Context } from '../../../context.ts';
import type { CheckoutSettingsApi, Reply, Request } from '../../../contract/index.ts';
import { mergePatch } from '../../../store/index.ts';
import { readCheckoutSettings, writeCheckoutSettings } from '../settings.ts';

export async function updateCheckoutSettings(
  request: Request<CheckoutSettingsApi, 'updateCheckoutSettings'>,
  context: Context,
): Promise<Reply<CheckoutSettingsApi, 'updateCheckoutSettings'>> {
  const before = await readCheckoutSettings(context, { lock: true });
  const now = context.clock.now().toISOString();
  const patched = mergePatch(before, request.checkoutSettings, {
    mask: request.fieldMask,
    readonly: ['createdDate', 'updatedDate'],
    immutable: [],
  });
  const checkoutSettings = { ...patched, createdDate: before.createdDate ?? now, updatedDate: now };
  await writeCheckoutSettings(context, checkoutSettings);
  await context.emit({
    entityFqdn: 'wix.ecom.v1.checkout_settings',
    slug: 'updated',
    entityId: context.siteId,
    body: { updatedEvent: { currentEntity: checkoutSettings } },
  });
  return { checkoutSettings };
}
