import type { Context } from '../../../context.ts';
import type { GiftVouchersApi, Reply, Request } from '../../../contract/index.ts';
import { redeemGiftCard as redeem } from '../gift-cards.ts';

export const redeemGiftCard = async (
  { code, amount, orderId }: Request<GiftVouchersApi, 'redeemGiftCard'>,
  context: Context,
): Promise<Reply<GiftVouchersApi, 'redeemGiftCard'>> => ({
  transactionId: await redeem(context, {
    code,
    amount: { value: amount?.value ?? '0', currency: amount?.currency ?? context.site.currency },
    orderId: orderId ?? undefined,
  }),
});
