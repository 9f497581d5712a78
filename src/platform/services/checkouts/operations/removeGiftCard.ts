import type { Context } from '../../../context.ts';
import { badRequest } from '../../../contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { lockOpenCheckout, saveCheckout, withFreshLines } from '../checkout-change.ts';

export async function removeGiftCard(
  request: Request<CheckoutApi, 'removeGiftCard'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'removeGiftCard'>> {
  const {
    giftCardCode: _removed,
    giftCardAmount: _amount,
    ...checkout
  } = await lockOpenCheckout(context, request.id);
  if (checkout.customSettings?.lockGiftCard && context.caller.kind !== 'api-key')
    throw badRequest('The gift card of this checkout cannot be changed.', 'GIFT_CARD_LOCKED');
  return { checkout: await saveCheckout(context, await withFreshLines(context, checkout)) };
}
