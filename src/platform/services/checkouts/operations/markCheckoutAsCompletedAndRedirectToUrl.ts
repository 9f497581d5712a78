import type { Context } from '../../../context.ts';
import { unauthenticated } from '../../../contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { rawReply } from '../../../pipeline/raw-reply.ts';
import { complete } from '../complete.ts';
import { checkouts } from '../tables.ts';

/**
 * Where somebody comes back to who paid in another system. The token names the checkout and nothing else, so that it
 * cannot lead anywhere but to the shop.
 */
export async function markCheckoutAsCompletedAndRedirectToUrl(
  { token }: Request<CheckoutApi, 'markCheckoutAsCompletedAndRedirectToUrl'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'markCheckoutAsCompletedAndRedirectToUrl'>> {
  const { tokens, site, db, siteId } = context;
  const id = await tokens.readId('completion', token);
  const checkout = id === undefined ? undefined : await checkouts.getForUpdate(db, siteId, id);
  if (!checkout) throw unauthenticated('The token is invalid or has expired.', 'UNAUTHENTICATED_TOKEN');
  await complete(context, checkout);
  const { orderId } = checkout;
  const location = orderId ? `${site.publicUrl}/thank-you/${orderId}` : `${site.publicUrl}/`;
  return rawReply(302, '', { location });
}
