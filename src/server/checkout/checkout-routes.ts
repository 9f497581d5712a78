import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import type { CheckoutPage, PayLinkUses } from '../../shared/checkout-page.ts';
import { checkoutSettingsDesk } from '../../shared/desks/checkout-settings.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const PAGE = '/hosted/checkout-page';

/** Mounted at `/admin/api`: of the checkout, what the contract's settings do not hold; and how pay links do. */
export function checkoutRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  const { platformFetch, embedded, publicUrl, siteId } = gateway;

  const ask = async <Reply>(path: string, asked?: { body?: string; actor?: string }): Promise<Reply> => {
    if (!embedded) throw notFound('The hosted platform has a checkout of its own.', 'CHECKOUT_IS_HOSTED');
    return askHosted<Reply>(platformFetch, path, asked);
  };

  app.get('/checkout-page', async (c) => {
    await requireRight(c, ...checkoutSettingsDesk.rights.list);
    return c.json(await ask<CheckoutPage>(PAGE));
  });

  app.put('/checkout-page', async (c) => {
    const staff = await requireRight(c, ...checkoutSettingsDesk.rights.edit);
    const before = await ask<CheckoutPage>(PAGE);
    const after = await ask<CheckoutPage>(PAGE, { body: await c.req.text(), actor: staff.email });
    await recordDeed(c, gateway, staff, {
      name: 'setCheckoutPage',
      entityType: 'checkoutPage',
      entityId: 'settings',
      before,
      after,
    });
    return c.json(after);
  });

  app.get('/pay-links', async (c) => {
    await requireRight(c, ...checkoutSettingsDesk.rights.links);
    const platform = embedded ? `${publicUrl}/wixapis` : 'https://www.wixapis.com';
    const address = `${platform}/ecom/v1/checkout-templates/:id/create-and-redirect-to-checkout?siteId=${siteId}`;
    const { uses } = embedded
      ? await ask<{ uses: PayLinkUses['uses'] }>('/hosted/checkout-template-uses')
      : { uses: [] };
    return c.json({ address, uses } satisfies PayLinkUses);
  });

  return app;
}
