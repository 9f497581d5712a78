import type { Context } from '#platform/context.ts';
import { withAdded, type RequestedLines, type ApiCheckout } from '../line-items/public.ts';
import { insertCheckout, newCheckout } from './checkout-change.ts';
import { checkoutUrlOf } from './rules/checkout-url.ts';
import type { Checkout } from './checkout.ts';

/** What a template brings to its checkouts. */
interface FromTemplate extends RequestedLines {
  templateId: string;
  couponCode?: string | undefined;
  settings: Partial<Pick<Checkout, 'customSettings' | 'customContentReference' | 'externalReference'>>;
}

/**
 * A checkout that is nobody's until a shopper opens it, whoever asks for it. A coupon that is no good any more shows
 * as an error of the checkout and keeps nobody from buying without it.
 * @throws 404 ITEM_NOT_FOUND_IN_CATALOG, 400 INSUFFICIENT_INVENTORY
 */
export async function checkoutFromTemplate(
  context: Context,
  { templateId, couponCode, settings, lineItems = [], customLineItems = [] }: FromTemplate,
): Promise<{ shown: ApiCheckout; checkout: Checkout; url: string }> {
  // What the shop put into the template, its own prices too, is the shop's to give: not the caller's.
  const { siteId } = context;
  const asShop: Context = {
    ...context,
    caller: { kind: 'api-key', siteId, permissions: '*' },
  };
  const empty: Checkout = {
    ...newCheckout(asShop, { buyer: {}, channelType: 'WEB' }),
    templateId,
    ...settings,
    ...(couponCode && { couponCode }),
  };
  const checkout = await withAdded(asShop, empty, { lineItems, customLineItems });
  const shown = await insertCheckout(asShop, checkout);
  return { shown, checkout, url: checkoutUrlOf(checkout, context.site.publicUrl) };
}
