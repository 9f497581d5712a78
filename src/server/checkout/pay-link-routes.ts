import { Hono } from 'hono';
import type { PayLinkUses } from '../../shared/checkout-page.ts';
import { checkoutSettingsDesk } from '../../shared/desks/checkout-settings.ts';
import type { checkoutTemplateExtensions } from '../../shared/extensions/checkout.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { requirePermission } from '../staff/session.ts';

const call = extensionCaller<typeof checkoutTemplateExtensions>();

/** Mounted at `/admin/api`: the address of pay links, which a hosted platform has, too, and their uses, which it does not tell. */
export function payLinkRoutes({ platformFetch, embedded, publicUrl, siteId }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/pay-links', async (c) => {
    await requirePermission(c, ...checkoutSettingsDesk.rights.links);
    const platform = embedded ? `${publicUrl}/wixapis` : 'https://www.wixapis.com';
    const address = `${platform}/ecom/v1/checkout-templates/:id/create-and-redirect-to-checkout?siteId=${siteId}`;
    const { uses } = embedded ? await call(platformFetch, 'listCheckoutTemplateUses', {}) : { uses: [] };
    return c.json({ address, uses } satisfies PayLinkUses);
  });
  return app;
}
